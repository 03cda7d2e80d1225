import { formatDiscount, formatMoney } from '../../src/i18n/format.ts';
import { links } from '../../src/ui/press/links.ts';
import { couponSheet, typeCode, useCode } from '../support/browser/couponSteps.ts';
import { fillGuest, openCartWith, placeOrder } from '../support/browser/shopperSteps.ts';
import { readOrder } from '../support/shop/orderRecord.ts';
import { guestNamed } from '../support/shop/person.ts';
import { expect, test } from '../support/shop/shop.ts';

const hundredOff = 10_000;

test('a guest enters a coupon, removes it, and orders with a discount', async ({ page, words }) => {
  const sheet = couponSheet(page, words);
  const discount = page.getByText(words.cart.coupon('LAN100'), { exact: true });
  const total = page.getByRole('definition').last();
  const price = () => page.getByRole('definition').first().innerText();
  let plain = 0;

  await test.step('a wrong code shows its problem under the field', async () => {
    await openCartWith(page, words, '1003');
    plain = Math.round(Number((await price()).replace(/[^\d.]/g, '')) * 100);
    await useCode(page, words, 'NOSUCHCODE');
    await expect(sheet.getByText(words.coupon.problems.notFound)).toBeVisible();
  });

  await test.step('the right one is taken off, can be taken out and used again from the list', async () => {
    await typeCode(page, words, 'lan100');
    await expect(sheet).toBeHidden();
    await expect(discount).toBeVisible();
    await expect(total).toHaveText(formatMoney(plain - hundredOff));
    await useCode(page, words, 'lan 100');
    await expect(sheet.getByText(words.coupon.refusals.duplicateCoupon)).toBeVisible();
    await typeCode(page, words, 'SAWASDEE');
    const refusal = words.coupon.refusals.oneCouponPerOrder;
    await expect(sheet.getByText(refusal).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByText(refusal), 'what was told in the sheet goes with it').toBeHidden();
    await page.getByRole('button', { name: words.coupon.removeOf('LAN100') }).click();
    await expect(total).toHaveText(formatMoney(plain));
    await page.getByRole('button', { name: words.coupon.enter }).click();
    await sheet.getByRole('button', { name: words.coupon.useOf('LAN100') }).click();
    await expect(sheet).toBeHidden();
    await expect(total).toHaveText(formatMoney(plain - hundredOff));
  });

  await test.step('the order has it', async () => {
    await page.goto(links.checkout());
    await expect(page.getByText(words.checkout.summary.coupon('LAN100'), { exact: true })).toBeVisible();
    await fillGuest(page, words, guestNamed('สายใจ', 'คุ้มค่า'));
    const order = await readOrder(page, await placeOrder(page, words));
    expect([order.discount, order.total]).toEqual([hundredOff, plain - hundredOff]);
    await page.goto(links.order(order.token));
    await expect(page.getByText(formatDiscount(hundredOff)).first()).toBeVisible();
  });
});
