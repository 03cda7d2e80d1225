import { keywordMaximum } from '../../src/contract/catalogue.ts';
import { links } from '../../src/ui/links.ts';
import { expect, test } from '../support/shop.ts';

const tallestHeading = 200;

test('finds show their whole picture, and a question without an end is quoted, not printed', async ({
  page,
  words,
}) => {
  await page.goto(links.courses('SQL'));
  const find = page
    .getByRole('article')
    .filter({ has: page.locator('mark') })
    .first();
  await expect(find).toBeVisible();
  const picture = await find.locator('.cover > .pic').boundingBox();
  expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(16 / 9, 1);

  await page.goto(links.courses('a'.repeat(5_000)));
  await expect(page.getByRole('searchbox', { name: words.catalogue.searchLabel.course })).toHaveValue(
    'a'.repeat(keywordMaximum),
  );
  const headings = page.getByRole('heading').filter({ hasText: 'aaaa' });
  await expect(headings).toHaveCount(2);
  for (const heading of await headings.all()) {
    expect((await heading.boundingBox())?.height).toBeLessThan(tallestHeading);
  }
});
