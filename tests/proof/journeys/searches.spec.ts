import { keywordMaximum } from '../../../src/domain/site/interfaceConstants.ts';
import { links } from '../../../src/ui/press/links.ts';
import { expect, test } from '../../support/shop/shop.ts';

const tallestHeading = 200;

/** Bytes in UTF-8; in an address it is three times as long. */
const bytesOfThai = 3;

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

test('no letter is lost that is typed while the list of the last pause arrives', async ({ page, words }) => {
  await page.goto(links.courses());
  const search = page.getByRole('searchbox', { name: words.catalogue.searchLabel.course });
  await page.evaluate(typesOnWhile, { asked: 'keyword=SQ', typed: 'SQL' });
  await search.fill('SQ');
  await expect(page).toHaveURL(/keyword=SQL$/);
  await expect(search).toHaveValue('SQL');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SQL');

  await page.getByRole('navigation', { name: words.catalogue.categories }).getByRole('link').nth(3).click();
  await expect(search).toHaveValue('');
  await page.goBack();
  await expect(search).toHaveValue('SQL');
});

test('a page behind the end is answered by the last one, and a question too long by its beginning', async ({
  page,
  words,
}) => {
  await page.goto(`${links.courses()}?page=999999999&pageSize=40`);
  await expect(page.getByText(words.list.pages.gone(1))).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto(links.courses('ก'.repeat(Math.ceil(10_000 / bytesOfThai))));
  await expect(page.getByText(words.list.keywordCut(keywordMaximum))).toBeVisible();
  await page.getByRole('searchbox', { name: words.catalogue.searchLabel.course }).fill('SQL');
  await expect(page.getByText(words.list.keywordCut(keywordMaximum))).toBeHidden();
});

/**
 * Runs in the page: types like on a slow machine, where the next letter arrives before the address of the last pause is
 * rendered.
 */
function typesOnWhile({ asked, typed }: { asked: string; typed: string }): void {
  const replace = history.replaceState.bind(history);
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  history.replaceState = (state, title, address) => {
    replace(state, title, address);
    if (!location.search.endsWith(asked)) return;
    const field = document.querySelector('input[type=search]');
    write?.call(field, typed);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
