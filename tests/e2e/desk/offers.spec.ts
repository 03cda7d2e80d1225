import type { Page } from 'playwright/test';
import { shopWindow as shopWindowEn } from '../../../src/i18n/en/catalogue/shopWindow.ts';
import { formatMoney } from '../../../src/i18n/format.ts';
import { deskLinks } from '../../../src/ui/press/deskLinks.ts';
import { links } from '../../../src/ui/press/links.ts';
import { useCode } from '../../support/browser/couponSteps.ts';
import { atDesk } from '../../support/browser/journeySettings.ts';
import { enter, fillGuest, languageOf, openCartWith, placeOrder, titleOf } from '../../support/browser/shopperSteps.ts';
import type { Words } from '../../support/run/words.ts';
import { readOrder } from '../../support/shop/orderRecord.ts';
import { administrator, guestNamed } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

test.use(atDesk);

const course = '1003';
const number = '123-4-56789-0';

test('an administrator adds an account, switches the transfer on and makes a coupon, which a buyer uses', async ({
  page,
  words,
  locale,
  otherDevice,
}) => {
  const { shopPayments: payments, shopOffers: offers } = words;
  const code = `DESK-${crypto.randomUUID().slice(0, 6)}`.toUpperCase();
  await enter(page, administrator);
  const part = (title: string) => page.getByRole('region', { name: title });
  const transfer = words.checkout.methods.names.bankTransfer;
  const isOffered = part(payments.methods.title).getByRole('checkbox', { name: payments.methods.isOn }).first();

  await test.step('adds an account, whose PromptPay id is checked', async () => {
    await page.goto(deskLinks.payments());
    await edit(page, words, payments.accounts.title);
    await page.getByRole('button', { name: payments.accounts.add }).click();
    const account = part(payments.accounts.title).getByRole('group', { name: payments.accounts.one(3), exact: true });
    await account.getByRole('combobox', { name: payments.accounts.bank }).selectOption('KTB');
    await account.getByRole('textbox', { name: payments.accounts.number }).fill(number);
    await account.getByRole('textbox', { name: payments.accounts.name }).fill('Lanrian');
    const promptPay = account.getByRole('textbox', { name: payments.accounts.promptPayId });
    await promptPay.fill('12345');
    await save(page, words);
    await expect(account.getByText(payments.problems['account.promptPay.invalid'])).toBeVisible();
    await promptPay.fill('0812345678');
    await save(page, words);
    await expect(part(payments.accounts.title).getByText(number)).toBeVisible();
  });

  await test.step('switches the transfer off and on', async () => {
    for (const isOn of [false, true]) {
      await edit(page, words, payments.methods.title);
      await isOffered.setChecked(isOn);
      await save(page, words);
      const state = payments.methods.state[isOn ? 'offered' : 'off'];
      const row = part(payments.methods.title).getByRole('listitem').filter({ hasText: transfer });
      await expect(row.getByText(state)).toBeVisible();
    }
  });

  await test.step('tries a coupon on a sample cart and saves it', async () => {
    await page.goto(deskLinks.coupons());
    await page.getByRole('link', { name: offers.coupons.add }).click();
    await page.getByRole('textbox', { name: offers.fields.code }).fill(code.toLowerCase());
    await page.getByRole('textbox', { name: offers.fields.percent }).fill('25');
    const title = titleOf(course, languageOf(locale));
    await page.getByRole('searchbox', { name: offers.courses.find }).fill(title);
    await page.getByRole('button', { name: offers.courses.putOf(title) }).click();
    await page.getByRole('button', { name: offers.trial.run }).click();
    await expect(page.getByText(offers.trial.total)).toBeVisible();
    await save(page, words);
    await expect(page.getByRole('link', { name: code })).toBeVisible();
  });

  await test.step('a buyer uses it, and pays what it leaves', async () => {
    const buyer = await otherDevice();
    await openCartWith(buyer, words, course);
    await useCode(buyer, words, code);
    await expect(buyer.getByRole('button', { name: words.coupon.removeOf(code) }).first()).toBeVisible();
    await buyer.goto(links.checkout());
    await fillGuest(buyer, words, guestNamed('คูณ', 'ประหยัด'));
    const order = await readOrder(buyer, await placeOrder(buyer, words));
    expect(order.discount).toBe(Math.round(order.price / 4));
    await expect(buyer.getByText(number).first()).toBeVisible();
    await expect(buyer.getByText(formatMoney(order.total, 'THB')).first()).toBeVisible();
  });

  await test.step('the desk counts the use, and the shop is as before', async () => {
    await page.reload();
    await expect(page.getByText(offers.coupons.uses(1, null))).toBeVisible();
    await page.goto(deskLinks.payments());
    await edit(page, words, payments.accounts.title);
    const remove = shopWindowEn.rows.remove(payments.accounts.one(3));
    await page.getByRole('button', { name: remove }).click();
    await save(page, words);
    await expect(part(payments.accounts.title).getByText(number)).toBeHidden();
  });
});

const edit = (page: Page, { persistedForm }: Words, title: string): Promise<void> =>
  page.getByRole('button', { name: persistedForm.editOf(title) }).click();

const save = (page: Page, { persistedForm }: Words): Promise<void> =>
  page.getByRole('button', { name: persistedForm.save, exact: true }).click();
