import { formatMoney } from '../../src/i18n/format.ts';
import { links } from '../../src/ui/press/links.ts';
import { orderOnline, payInBankApp } from '../support/browser/bankSteps.ts';
import { readOrder } from '../support/shop/orderRecord.ts';
import { expect, test } from '../support/shop/shop.ts';

test('a guest leaves the link of a provider for the QR of a bank, and pays by it', async ({ page, words }) => {
  const { otherWay, happened } = words.orders;
  const { names } = words.checkout.methods;
  const token = await orderOnline(page, words, '1003', 'paymentLink');
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1/);
  await page.goto(links.order(token));
  await page.getByRole('button', { name: otherWay.open }).click();
  const sheet = page.getByRole('dialog', { name: otherWay.title });
  await sheet.getByRole('radio', { name: new RegExp(`^${names.bankQr}`) }).check();
  await sheet.getByRole('button', { name: otherWay.confirm }).click();
  await expect(sheet).toBeHidden();

  const { total, method } = await readOrder(page, token);
  expect(method).toBe('bankQr');
  await page.getByRole('button', { name: words.charge.qr.make }).click();
  await expect(page.getByRole('img', { name: words.charge.qr.picture(formatMoney(total)) })).toBeVisible();
  await expect(page.getByText(happened.methodChanged(names.bankQr))).toBeVisible();
  await payInBankApp(page, 'scb');
  await expect(page).toHaveURL(/\/thankyou/);
  expect((await readOrder(page, token)).status).toBe('approved');
});
