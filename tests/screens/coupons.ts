import type { Page } from 'playwright';
import { couponByCode, couponsOfCart } from '../../src/contract/cart/coupon.ts';
import type { WireFailure } from '../../src/contract/failure.ts';
import { links } from '../../src/ui/press/links.ts';
import { couponSheet, switchSheet, takeCoupon, useCode } from '../support/browser/couponSteps.ts';
import type { Words } from '../support/run/words.ts';
import { cartWith, wordsOn } from './moments.ts';
import type { Screen } from './screen.ts';

const withCart = async (page: Page) => {
  await cartWith(page, '1003', '1018');
  return undefined;
};

const withCoupon = async (page: Page) => {
  await withCart(page);
  const words = await wordsOn(page);
  await useCode(page, words, 'SAWASDEE');
  await takeCoupon(page, words);
  await couponSheet(page, words).waitFor({ state: 'hidden' });
  return undefined;
};

const typing = (code: string) => async (page: Page) => useCode(page, await wordsOn(page), code);

/** The question, asked and not answered. */
const askedFor = (to: 'coupon' | 'promotion', ask: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await ask(page);
  await switchSheet(page, await wordsOn(page), to).waitFor();
};

const pressing = (wordOf: (words: Words) => string) => async (page: Page) =>
  page.getByRole('button', { name: wordOf(await wordsOn(page)) }).click();

/** The coupon in the cart has ended. */
async function ended(page: Page): Promise<void> {
  const json = { success: false, error: { code: 'NOT_FOUND', message: '' } } satisfies WireFailure;
  await page.route(`**${couponsOfCart.path}`, (route) => route.fulfill({ json: { success: true, data: [] } }));
  await page.route(`**${couponByCode.path}`, (route) => route.fulfill({ status: 404, json }));
  await page.reload({ waitUntil: 'networkidle' });
}

/** Coupons in the cart and in the checkout. */
export const coupons: readonly Screen[] = [
  {
    name: 'coupon',
    path: links.cart(),
    states: [
      { name: 'cart', before: withCoupon },
      { name: 'checkout', before: async (page) => (await withCoupon(page)) ?? links.checkout() },
      {
        name: 'sheet',
        before: withCoupon,
        after: async (page) => {
          const { coupon } = await wordsOn(page);
          await page.getByRole('button', { name: coupon.removeOf('SAWASDEE') }).click();
          await page.getByRole('button', { name: coupon.enter }).click();
        },
      },
      { name: 'to-coupon', before: withCart, after: askedFor('coupon', typing('LAN100')) },
      {
        name: 'to-promotion',
        before: withCoupon,
        after: askedFor(
          'promotion',
          pressing(({ offers }) => offers.usePromotion),
        ),
      },
      { name: 'promotions', before: withCart, after: pressing(({ offers }) => offers.see(2)) },
      {
        name: 'of-course',
        before: async (page) => (await withCoupon(page)) ?? links.course('1002'),
        after: pressing(({ courseParts }) => courseParts.offers),
      },
      { name: 'refused', before: withCart, after: typing('DATA50') },
      { name: 'one-only', before: withCoupon, after: typing('LAN100') },
      { name: 'ended', before: withCoupon, after: ended },
      { name: 'waits', before: withCart, offline: true, after: typing('LAN100') },
    ],
  },
];
