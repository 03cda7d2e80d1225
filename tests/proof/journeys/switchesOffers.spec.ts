import type { Locator, Page } from 'playwright/test';
import { formatDiscount, formatMoney } from '../../../src/i18n/format.ts';
import { links } from '../../../src/ui/press/links.ts';
import { couponSheet, switchSheet, takeCoupon, useCode } from '../../support/browser/couponSteps.ts';
import { goOffline, goOnline } from '../../support/browser/offline.ts';
import { languageOf, openCartWith, titleOf } from '../../support/browser/shopperSteps.ts';
import { expect, test } from '../../support/shop/shop.ts';

/** Two courses for which the shop has a promotion (300 baht off both) and a coupon (100 baht off each). */
const [first, second] = ['1003', '1001'];

const byPromotion = 30_000;

const byCoupon = 20_000;

/** A course in each layout. */
const inLayout = { one: '1022', three: '1010', four: '1015', default: '1025' };

/** The main button of the step. */
const nextStepOf = (sheet: Locator): Locator => sheet.locator('.btn:not(.btn-o)');

const satangOf = (money: string): number => Math.round(Number(money.replace(/[^\d.]/g, '')) * 100);

const plainPriceOn = async (page: Page) => satangOf(await page.getByRole('definition').first().innerText());

test('a coupon and the promotion take each other’s place without a network', async ({ page, words, readyOffline }) => {
  const sheet = couponSheet(page, words);
  const total = page.getByRole('definition').last();
  const coupons = page.getByRole('list', { name: words.coupon.inCart });
  const toPromotion = switchSheet(page, words, 'promotion');
  const { confirm, refuse } = words.offers.switch.promotion;
  const back = page.getByRole('button', { name: words.offers.usePromotion });
  let plain = 0;

  await test.step('the best promotion is there by itself', async () => {
    await openCartWith(page, words, first);
    await openCartWith(page, words, second);
    await expect(total).toHaveText(formatMoney((await plainPriceOn(page)) - byPromotion));
    plain = await plainPriceOn(page);
    await page.getByRole('button', { name: words.offers.see(2) }).click();
    const all = page.getByRole('dialog', { name: words.offers.list.title });
    await expect(all).toContainText(formatDiscount(byPromotion));
    await page.keyboard.press('Escape');
    await expect(all).toBeHidden();
  });

  await test.step('yes takes the promotion away', async () => {
    await useCode(page, words, 'LAN100');
    await takeCoupon(page, words);
    await expect(sheet).toBeHidden();
    await expect(coupons).toContainText('LAN100');
    await expect(total).toHaveText(formatMoney(plain - byCoupon));
    await expect(back).toBeVisible();
  });

  await test.step('the promotion can be chosen again, without a network, too', async () => {
    await readyOffline(page);
    await goOffline(page, words);
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

  await test.step('and the coupon by its kept terms', async () => {
    await page.reload();
    await page.getByRole('button', { name: words.coupon.enter }).click();
    await sheet.getByRole('button', { name: words.coupon.useOf('LAN100') }).click();
    await takeCoupon(page, words);
    await expect(total).toHaveText(formatMoney(plain - byCoupon));
    await goOnline(page, words);
  });
});

test('a course’s page opens its offers in every layout, and a choice puts the course into the cart', async ({
  page,
  words,
  locale,
}) => {
  const sheet = page.getByRole('dialog', { name: words.offers.course.title });
  const open = async (id: string) => {
    await page.goto(links.course(id));
    await page.getByRole('button', { name: words.courseParts.offers }).click();
    await expect(sheet.getByRole('textbox', { name: words.coupon.code })).toBeVisible();
  };
  for (const [layout, id] of Object.entries(inLayout)) {
    await test.step(layout, async () => {
      await open(id);
      await expect(sheet).toContainText(words.offers.course.withCart);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    });
  }

  await test.step('it applies to the cart, and asks before the promotion is replaced', async () => {
    await openCartWith(page, words, first);
    await open(second);
    await expect(sheet).toContainText(formatDiscount(byPromotion));
    await sheet.getByRole('textbox', { name: words.coupon.code }).fill('LAN100');
    await sheet.locator('form').getByRole('button').click();
    const question = switchSheet(page, words, 'coupon');
    await question.getByRole('button', { name: words.offers.switch.coupon.refuse }).click();
    await expect(question).toBeHidden();
    await expect(sheet).toContainText(words.offers.course.withCart);
    await sheet.locator('form').getByRole('button').click();
    await takeCoupon(page, words);
    await expect(sheet).toContainText(words.offers.course.inCart);
    await expect(sheet.getByRole('list', { name: words.coupon.inCart })).toContainText('LAN100');
    await page.keyboard.press('Escape');
  });

  await test.step('the cart has both courses and the coupon', async () => {
    await page.goto(links.cart());
    const lines = page.getByRole('list', { name: words.cart.lines });
    for (const id of [first, second]) await expect(lines).toContainText(titleOf(id, languageOf(locale)));
    const plain = await plainPriceOn(page);
    await expect(page.getByRole('definition').last()).toHaveText(formatMoney(plain - byCoupon));
  });
});
