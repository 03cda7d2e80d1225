import { links } from '../../../src/ui/press/links.ts';
import { goOffline, keepsAnswer } from '../../support/browser/offline.ts';
import { expect, test } from '../../support/shop/shop.ts';

/** The courses of promotion 2. */
const courses = 7;

test('a promotion that was seen goes into the cart without a network', async ({ page, words, readyOffline }) => {
  const texts = words.promotion;
  await page.goto(links.promotion('2'));
  await expect(page.getByRole('article')).toHaveCount(courses);
  await keepsAnswer(page, 'shared', 'promotions');
  await readyOffline(page);
  await goOffline(page, words);
  await page.reload();
  await expect(page.getByText(new RegExp(texts.cachedAt('.+')))).toBeVisible();
  await page.getByRole('button', { name: texts.addAll(courses) }).click();
  await page.getByRole('link', { name: texts.seeCart }).click();
  await expect(page.getByRole('list', { name: words.cart.lines }).getByRole('listitem')).toHaveCount(courses);
  await page.goto(links.promotion('99'));
  await expect(page.getByText(texts.notCached)).toBeVisible();
});
