import type { Page } from 'playwright/test';
import { links } from '../../../src/ui/press/links.ts';
import { goOffline, keepsCatalogue } from '../../support/browser/offline.ts';
import type { Words } from '../../support/run/words.ts';
import { expect, test } from '../../support/shop/shop.ts';

test('returning to a list restores its position, also offline', async ({ page, words, readyOffline }) => {
  await page.goto(links.courses());
  await page.getByRole('navigation', { name: words.catalogue.categories }).getByRole('link').nth(3).click();
  await expect(page).toHaveURL(/\/courses\/[\w-]+$/);
  await page
    .getByRole('navigation', { name: words.catalogue.categories })
    .getByRole('link', { name: words.catalogue.kinds.course, exact: true })
    .click();
  await page.getByLabel(words.list.pages.perPage).selectOption('20');
  await page.getByLabel(words.list.sort.label).selectOption('priceDown');
  await expect(page).toHaveURL(/sort=priceDown&pageSize=20$/);
  await expect(page.getByRole('article')).toHaveCount(20);

  await test.step('returns offline', async () => {
    await readyOffline(page);
    await keepsCatalogue(page);
    await goOffline(page, words);
    const leftAway = await leaves(page, words);
    await comesBack(page, leftAway);
  });
});

test.describe('no worker, whose own requests are not interrupted', () => {
  test.use({ serviceWorkers: 'block' });

  test('a picture that does not come leaves the weave of its category, and no broken mark', async ({ page }) => {
    await page.route('**/uploads/public/**', (route) => route.abort());
    await page.goto(links.courses());
    await expect(page.getByRole('article')).toHaveCount(10);
    for (const article of await page.getByRole('article').all()) {
      await article.scrollIntoViewIfNeeded();
      await expect(article.locator('img')).toHaveCount(0);
      await expect(article.locator('.cover > svg')).toBeVisible();
    }
  });
});

test('text typed before hydration stays, and is searched', async ({ page, words }) => {
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(links.courses(), { waitUntil: 'commit' });
  const search = page.getByRole('searchbox', { name: words.catalogue.searchLabel.course });
  await search.pressSequentially('SQ');
  script.resolve();
  await search.pressSequentially('L');
  await expect(page).toHaveURL(/keyword=SQL$/);
  await expect(search).toHaveValue('SQL');
  await expect(page.getByRole('article').locator('mark').first()).toHaveText('SQL');
});

type Left = { readonly title: string; readonly top: number };

/** Opens a course far down; returns it and the scroll position. */
async function leaves(page: Page, words: Words): Promise<Left> {
  const article = page.getByRole('article').nth(13);
  await article.scrollIntoViewIfNeeded();
  const title = await article.getByRole('heading').innerText();
  // The press itself may scroll an element at the edge into view.
  await page.evaluate(() => {
    addEventListener('click', () => sessionStorage.setItem('left', String(Math.round(scrollY))), { capture: true });
  });
  await article.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByLabel(words.list.sort.label)).toBeHidden();
  const top = await page.evaluate(() => Number(sessionStorage.getItem('left')));
  expect(top).toBeGreaterThan(500);
  return { title, top };
}

async function comesBack(page: Page, { top }: Left): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(/sort=priceDown&pageSize=20$/);
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
}
