import { promotions } from '../../server/demo/content/offers.ts';
import { textIn } from '../../src/domain/localText.ts';
import type { Promotion } from '../../src/domain/pricing/offer.ts';
import { formatDiscount, formatMoney, formatPrice } from '../../src/i18n/format.ts';
import { links } from '../../src/ui/press/links.ts';
import { fillGuest, languageOf, openCartWith, placeOrder, titleOf } from '../support/browser/shopperSteps.ts';
import { readOrder } from '../support/shop/orderRecord.ts';
import { guestNamed } from '../support/shop/person.ts';
import { expect, test } from '../support/shop/shop.ts';

const promotionOf = (id: string): Promotion => {
  const found = promotions.find((promotion) => promotion.id === id);
  if (!found) throw new Error(`The demo shop has no promotion ${id}`);
  return found;
};

/** 300 baht off two or more of its seven courses. */
const pair = { off: 30_000, courses: 7 };

test('a promotion is opened from the catalogue, put into the cart, and is in the order', async ({
  page,
  words,
  locale,
}) => {
  const texts = words.promotion;
  const language = languageOf(locale);
  const betterTitle = textIn(promotionOf('1').title, language);
  const ofBetter = promotionOf('1').courseIds;
  const total = page.getByRole('definition').last();
  const lines = page.getByRole('list', { name: words.cart.lines }).getByRole('listitem');

  await test.step('one of its courses alone saves nothing yet', async () => {
    await openCartWith(page, words, '1003');
    await expect(total).toHaveText(await page.getByRole('definition').first().innerText());
    await expect(page.getByText(words.offers.lack(1, formatPrice(pair.off)))).toBeVisible();
  });

  await test.step('the catalogue links to it, and it shows its saving', async () => {
    await page.goto(links.home());
    const strip = page.getByRole('region', { name: texts.heading });
    await expect(strip.getByRole('link')).toHaveCount(2);
    await strip.getByRole('link').last().click();
    await expect(page.getByRole('region', { name: texts.saving.heading })).toContainText(formatDiscount(pair.off));
    await expect(page.getByText(texts.terms.noCoupon)).toBeVisible();
    await expect(page.getByText(texts.inCart(titleOf('1003', language)))).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(pair.courses);
    await expect(page.getByText(`“${betterTitle}”`)).toBeVisible();
  });

  await test.step('its courses go into the cart', async () => {
    await page.getByRole('button', { name: texts.addAll(pair.courses - 1) }).click();
    await page.getByRole('link', { name: texts.seeCart }).click();
    await expect(lines).toHaveCount(pair.courses);
    // On all seven courses the other promotion saves more; on a subset this one does.
    await expect(page.getByText(betterTitle, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: words.offers.see(2) }).click();
    const choice = page.getByRole('group', { name: words.offers.list.legend });
    const other = choice.getByRole('radio', { name: new RegExp(textIn(promotionOf('2').title, language)) });
    // The cart answers the choice a moment later.
    await other.click();
    await expect(other).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(choice).toBeHidden();
    await expect(page.getByText(formatDiscount(pair.off), { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText(formatDiscount(pair.off), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: words.offers.takeBest }).click();
    await expect(page.getByText(betterTitle, { exact: true })).toBeVisible();
    for (const id of ofBetter) {
      await page.getByRole('button', { name: words.cart.removeOf(titleOf(id, language)) }).click();
    }
    await expect(page.getByText(formatDiscount(pair.off), { exact: true })).toBeVisible();
  });

  await test.step('an ended promotion says so, an unknown one is not found', async () => {
    await page.goto(links.promotion('3'));
    await expect(page.getByText(new RegExp(texts.ended('.+')))).toBeVisible();
    await expect(page.getByRole('button', { name: texts.addAll(2) })).toBeHidden();
    await page.goto(links.promotion('99'));
    await expect(page.getByRole('heading', { level: 1, name: texts.missing.title })).toBeVisible();
  });

  await test.step('the order has the promised discount', async () => {
    await page.goto(links.checkout());
    await expect(page.getByText(formatDiscount(pair.off), { exact: true })).toBeVisible();
    await fillGuest(page, words, guestNamed('พิมพ์ใจ', 'คุ้มคู่'));
    const shown = await total.innerText();
    const order = await readOrder(page, await placeOrder(page, words));
    expect(order.discount).toBe(pair.off);
    expect(formatMoney(order.total)).toBe(shown);
  });
});
