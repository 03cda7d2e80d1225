import type { Page } from 'playwright';
import { methodsSetting } from '../../src/contract/order/shopPayments.ts';
import { deskLinks } from '../../src/ui/press/deskLinks.ts';
import { enter } from '../support/browser/shopperSteps.ts';
import { administrator } from '../support/shop/person.ts';
import { wordsOn } from './moments.ts';
import type { Screen, ScreenState } from './screen.ts';

const at = (path: string) => async (page: Page) => {
  await enter(page, administrator);
  return path;
};
const filled = (path: string): ScreenState => ({ name: 'filled', before: at(path) });

/** How the shop is paid and what it offers, as an administrator sets it. */
export const offers: readonly Screen[] = [
  {
    name: 'admin-first-steps',
    path: deskLinks.overview(),
    states: [
      {
        name: 'cannot-sell',
        before: async (page) => {
          await enter(page, administrator);
          const { data } = await (await page.request.get(methodsSetting.path)).json();
          const off = data.methods.map((method: object) => ({ ...method, is_on: 0 }));
          await page.request.put(methodsSetting.path, {
            headers: { 'idempotency-key': crypto.randomUUID() },
            data: { ...data, methods: off },
          });
          return deskLinks.overview();
        },
      },
    ],
  },
  {
    name: 'admin-coupons',
    path: deskLinks.coupons(),
    states: [
      filled(deskLinks.coupons()),
      { name: 'nothing', before: at(deskLinks.coupons('zzzzqqqq')) },
      { name: 'codes', before: at(deskLinks.coupon('codes')) },
      {
        name: 'trial',
        before: at(deskLinks.coupon('new')),
        after: async (page) => {
          const { courses, fields, trial } = (await wordsOn(page)).shopOffers;
          await page.getByRole('textbox', { name: fields.percent }).fill('10');
          await page.getByRole('list', { name: courses.found }).getByRole('button').first().click();
          await page.getByRole('button', { name: trial.run }).click();
          await page.getByText(trial.total).waitFor();
        },
      },
      {
        name: 'faults',
        before: at(deskLinks.coupon('new')),
        after: async (page) => {
          const { persistedForm, shopOffers } = await wordsOn(page);
          await page.getByRole('button', { name: persistedForm.save, exact: true }).click();
          await page.getByText(shopOffers.problems['coupon.code.invalid']).waitFor();
        },
      },
    ],
  },
  {
    name: 'admin-promotions',
    path: deskLinks.promotions(),
    states: [filled(deskLinks.promotions()), { name: 'one', before: at(deskLinks.promotion('2')) }],
  },
  {
    name: 'admin-payments',
    path: deskLinks.payments(),
    states: [
      filled(deskLinks.payments()),
      {
        name: 'methods',
        before: at(deskLinks.payments()),
        after: async (page) => {
          const { shopPayments, persistedForm } = await wordsOn(page);
          await page.getByRole('button', { name: persistedForm.editOf(shopPayments.methods.title) }).click();
          await page.getByRole('list', { name: shopPayments.methods.title }).waitFor();
        },
      },
      {
        name: 'account-faults',
        before: at(deskLinks.payments()),
        after: async (page) => {
          const { shopPayments, persistedForm } = await wordsOn(page);
          const { accounts, problems } = shopPayments;
          await page.getByRole('button', { name: persistedForm.editOf(accounts.title) }).click();
          await page.getByRole('button', { name: accounts.add }).click();
          await page.getByRole('textbox', { name: accounts.promptPayId }).first().fill('123');
          await page.getByRole('button', { name: persistedForm.save }).click();
          await page.getByText(problems['account.promptPay.invalid']).waitFor();
        },
      },
    ],
  },
];
