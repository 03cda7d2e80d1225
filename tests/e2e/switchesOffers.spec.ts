import type { Locator, Page } from 'playwright/test';
import { formatDiscount, formatMoney } from '../../src/i18n/format.ts';
import { links } from '../../src/ui/press/links.ts';
import { couponSheet, switchSheet, takeCoupon, useCode } from '../support/browser/couponSteps.ts';
import { fillGuest, openCartWith, placeOrder } from '../support/browser/shopperSteps.ts';
import { readOrder } from '../support/shop/orderRecord.ts';
import { guestNamed } from '../support/shop/person.ts';
import { expect, test } from '../support/shop/shop.ts';

/** Two courses for which the shop has a promotion (300 baht off both) and a coupon (100 baht off each). */
const [first, second] = ['1003', '1001'];

const byPromotion = 30_000;

const byCoupon = 20_000;

/** The main button of the step. */
const nextStepOf = (sheet: Locator): Locator => sheet.locator('.btn:not(.btn-o)');

const satangOf = (money: string): number => Math.round(Number(money.replace(/[^\d.]/g, '')) * 100);

const plainPriceOn = async (page: Page) => satangOf(await page.getByRole('definition').first().innerText());

test('a coupon and the promotion take each other’s place after a question only', async ({ page, words }) => {
  const sheet = couponSheet(page, words);
  const total = page.getByRole('definition').last();
  const coupons = page.getByRole('list', { name: words.coupon.inCart });
  const toCoupon = switchSheet(page, words, 'coupon');
  const toPromotion = switchSheet(page, words, 'promotion');
  const { confirm, refuse } = words.offers.switch.promotion;
  const back = page.getByRole('button', { name: words.offers.usePromotion });
  let plain = 0;

  await test.step('the best promotion is there by itself', async () => {
    await openCartWith(page, words, first);
    await openCartWith(page, words, second);
    await expect.poll(async () => (await plainPriceOn(page)) - satangOf(await total.innerText())).toBe(byPromotion);
    plain = await plainPriceOn(page);
    await page.getByRole('button', { name: words.offers.see(2) }).click();
    const all = page.getByRole('dialog', { name: words.offers.list.title });
    await expect(all).toContainText(formatDiscount(byPromotion));
    await page.keyboard.press('Escape');
    await expect(all).toBeHidden();
  });

  await test.step('a coupon asks first, with lost and gained offers; no leaves everything unchanged', async () => {
    await useCode(page, words, 'LAN100');
    await expect(toCoupon.getByRole('definition')).toHaveText([
      formatMoney(plain - byPromotion),
      `+${formatMoney(byPromotion)}`,
      formatDiscount(byCoupon),
      formatMoney(plain - byCoupon),
    ]);
    await expect(toCoupon).toContainText(words.offers.switch.dearer(formatMoney(byPromotion - byCoupon)));
    await expect(toCoupon).toContainText(words.offers.switch.coupon.better);
    await expect(nextStepOf(toCoupon)).toHaveText(words.offers.switch.coupon.refuse);
    await toCoupon.getByRole('button', { name: words.offers.switch.coupon.refuse }).click();
    await expect(toCoupon).toBeHidden();
    await expect(sheet.getByRole('textbox', { name: words.coupon.code })).toHaveValue('LAN100');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(total).toHaveText(formatMoney(plain - byPromotion));
    await expect(coupons).toHaveCount(0);
  });

  await test.step('yes takes the promotion away', async () => {
    await useCode(page, words, 'LAN100');
    await takeCoupon(page, words);
    await expect(sheet).toBeHidden();
    await expect(coupons).toContainText('LAN100');
    await expect(total).toHaveText(formatMoney(plain - byCoupon));
    await expect(back).toBeVisible();
  });

  await test.step('the promotion can be chosen again', async () => {
    await back.click();
    await expect(toPromotion).toContainText(words.offers.switch.cheaper(formatMoney(byPromotion - byCoupon)));
    await expect(toPromotion).not.toContainText(words.offers.switch.promotion.better);
    await expect(nextStepOf(toPromotion)).toHaveText(confirm);
    await toPromotion.getByRole('button', { name: refuse }).click();
    await expect(toPromotion).toBeHidden();
    await expect(total).toHaveText(formatMoney(plain - byCoupon));
    await back.click();
    await toPromotion.getByRole('button', { name: confirm }).click();
    await expect(coupons).toHaveCount(0);
    await expect(page.getByRole('heading', { name: words.offers.heading, exact: true })).toBeFocused();
    await expect(total).toHaveText(formatMoney(plain - byPromotion));
  });

  await test.step('the checkout asks too, and the order has the last choice', async () => {
    await page.goto(links.checkout());
    await useCode(page, words, 'LAN100');
    await takeCoupon(page, words);
    await back.click();
    await toPromotion.getByRole('button', { name: confirm }).click();
    await expect(page.getByText(formatDiscount(byPromotion), { exact: true })).toBeVisible();
    await fillGuest(page, words, guestNamed('สลับ', 'คุ้มกว่า'));
    const order = await readOrder(page, await placeOrder(page, words));
    expect([order.discount, order.total]).toEqual([byPromotion, plain - byPromotion]);
  });
});
