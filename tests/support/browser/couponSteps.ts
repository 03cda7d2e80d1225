import type { Locator, Page } from 'playwright/test';
import type { Words } from '../run/words.ts';

export const couponSheet = (page: Page, words: Words): Locator => page.getByRole('dialog', { name: words.coupon.mine });

/** Opens the coupon sheet, types a code and presses its button. */
export async function useCode(page: Page, words: Words, code: string): Promise<void> {
  await page.getByRole('button', { name: words.coupon.enter }).click();
  await typeCode(page, words, code);
}

/** Confirms that the coupon replaces the promotion. */
export const takeCoupon = (page: Page, words: Words): Promise<void> =>
  switchSheet(page, words, 'coupon').getByRole('button', { name: words.offers.switch.coupon.confirm }).click();

/** The question before one kind of offer replaces the other. */
export const switchSheet = (page: Page, words: Words, to: 'coupon' | 'promotion'): Locator =>
  page.getByRole('dialog', { name: words.offers.switch[to].title });

/** Types a code in the open sheet. */
export async function typeCode(page: Page, words: Words, code: string): Promise<void> {
  const sheet = couponSheet(page, words);
  await sheet.getByRole('textbox', { name: words.coupon.code }).fill(code);
  await sheet.locator('form').getByRole('button').click();
}
