import type { Page } from 'playwright';
import { links } from '../../src/ui/press/links.ts';
import { enter, fillGuest, orderButton } from '../support/browser/shopperSteps.ts';
import { unfoldTax } from '../support/browser/taxSteps.ts';
import { administrator } from '../support/shop/person.ts';
import { changeSettings } from '../support/shop/shopQuestions.ts';
import { asNewMember, withCart } from './commonStates.ts';
import { cartWith, guest, wordsOn } from './moments.ts';
import type { Screen } from './screen.ts';

const sellIn = async (page: Page, currency: 'THB' | 'USD') => {
  await enter(page, administrator);
  await changeSettings(page.request, { currency_code: currency });
  await page.context().clearCookies();
};

/** Of the two courses one has no price in dollars. An earlier look has left the shop in dollars. */
const withCartInDollars = async (page: Page) => {
  await sellIn(page, 'THB');
  await cartWith(page, '1011', '1012');
  await sellIn(page, 'USD');
  return undefined;
};

/** Cart and checkout. */
export const buying: readonly Screen[] = [
  {
    name: 'cart',
    path: links.cart(),
    states: [
      { name: 'empty' },
      { name: 'guest', before: withCart },
      {
        name: 'member',
        before: async (page) => {
          await asNewMember(page);
          return await withCart(page);
        },
      },
      {
        name: 'removed',
        before: withCart,
        after: async (page) => {
          const { remove } = (await wordsOn(page)).cart;
          await page.locator('.cart-remove', { hasText: remove }).first().click();
        },
      },
      {
        name: 'one-more',
        before: async (page) => {
          await cartWith(page, '1003');
          return undefined;
        },
      },
      {
        name: 'own-promotion',
        before: async (page) => {
          await cartWith(page, '1002', '1007');
          return undefined;
        },
        after: async (page) => {
          const { offers } = await wordsOn(page);
          await page.getByRole('button', { name: offers.see(2) }).click();
          await page.getByRole('group', { name: offers.list.legend }).getByRole('radio').nth(1).check();
          await page.keyboard.press('Escape');
          await page.getByRole('button', { name: offers.takeBest }).waitFor();
        },
      },
      { name: 'tax', before: withCart, after: async (page) => await unfoldTax(page, await wordsOn(page)) },
      { name: 'dollars', before: withCartInDollars },
      { name: 'offline', before: withCart, offline: true },
    ],
  },
  {
    name: 'checkout',
    path: links.checkout(),
    states: [
      { name: 'empty' },
      {
        name: 'guest',
        before: withCart,
        after: async (page) => await fillGuest(page, await wordsOn(page), guest),
      },
      {
        name: 'titled',
        before: async (page) => {
          await enter(page, administrator);
          const title = {
            th: 'เลือกวิธีจ่ายที่สะดวก โอน สแกน หรือบัตร',
            en: 'Pay the way that suits you: transfer, scan or card',
          };
          await changeSettings(page.request, { payment_title: title });
          await page.context().clearCookies();
          return await withCart(page);
        },
      },
      {
        name: 'faults',
        before: withCart,
        after: async (page) => await orderButton(page, await wordsOn(page)).click(),
      },
      {
        name: 'member',
        before: async (page) => {
          await asNewMember(page);
          return await withCart(page);
        },
      },
      { name: 'offline', before: withCart, offline: true },
    ],
  },
];
