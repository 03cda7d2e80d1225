import type { Page } from 'playwright/test';
import { productDetail } from '../../../src/contract/catalogue/product.ts';
import { links } from '../../../src/ui/press/links.ts';
import { hydrated } from '../../support/browser/hydrated.ts';
import { hostileMarkup, stackedMarks, turnedRound } from '../../support/shop/badText.ts';
import { expect, test } from '../../support/shop/shop.ts';

test.describe('badly written texts', () => {
  test.use({ serviceWorkers: 'block' });

  test('is text on the screen, and disturbs nothing beside it', async ({ page, words }) => {
    const bad = `${hostileMarkup} ${turnedRound} ${stackedMarks} ${'ยาว'.repeat(80)}`;
    await page.goto(links.products());
    await hydrated(page);
    await writeBadly(page, bad);
    await page.getByRole('link', { name: /kana|คัดตัวอักษร/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(hostileMarkup);
    await expect(page.getByRole('tabpanel', { name: words.product.tabs.detail })).toContainText(hostileMarkup);
    const price = page.getByText('240').first();
    await expect(price).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'wasHit'))).toBeUndefined();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

/** Replaces every text of the product in the shop's answer. */
async function writeBadly(page: Page, bad: string): Promise<void> {
  const path = productDetail.path.replace('{id}', '*').replace('{n}', '*');
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const text = { th: bad, en: bad };
    const told = {
      ...data,
      courseDescription: { title: text, description: text },
      type: text,
      facts: [{ label: text, value: text }],
      listing: { ...data.listing, title: text, summary: text, imageAlt: text },
    };
    await route.fulfill({ response, json: { success: true, data: told } });
  });
}
