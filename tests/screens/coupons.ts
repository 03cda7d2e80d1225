import type { Page } from 'playwright';
import { couponByCode, couponsOfCart } from '../../src/contract/coupon.ts';
import type { WireFailure } from '../../src/contract/failure.ts';
import { links } from '../../src/ui/links.ts';
import { couponSheet, useCode } from '../support/couponSteps.ts';
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
  await couponSheet(page, words).waitFor({ state: 'hidden' });
  return undefined;
};

const refusedWith = (code: string) => async (page: Page) => useCode(page, await wordsOn(page), code);

/** The shop no longer knows the coupon that lies in the cart. */
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
      { name: 'refused', before: withCart, after: refusedWith('DATA50') },
      { name: 'one-only', before: withCoupon, after: refusedWith('LAN100') },
      { name: 'ended', before: withCoupon, after: ended },
      { name: 'waits', before: withCart, offline: true, after: refusedWith('LAN100') },
    ],
  },
];
