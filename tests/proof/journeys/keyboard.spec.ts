import { expect, type Locator, type Page } from 'playwright/test';
import { hydrated } from '../../support/browser/hydrated.ts';
import {
  buyAsGuest,
  fillReport,
  inSight,
  languageOf,
  openCartWith,
  openReport,
  reportButton,
  reportSheet,
  sendReport,
  titleOf,
} from '../../support/browser/shopperSteps.ts';
import { guestNamed } from '../../support/shop/person.ts';
import { test } from '../../support/shop/shop.ts';

test('a removed button leaves the focus to its replacement', async ({ page, words, readyOffline }) => {
  await page.goto('/course/1017');
  await readyOffline(page);
  const add = inSight(page.getByRole('button', { name: words.courseParts.addToCart, exact: true }));
  await expect(page.locator('main [inert]')).toHaveCount(0);
  await reach(page, add);
  await page.keyboard.press('Enter');
  await expect(inSight(page.getByRole('link', { name: words.courseParts.inCart, exact: true }))).toBeFocused();
});

test('a report that waits is opened at its title, and left as it is by a button that says so', async ({
  page,
  words,
  readyOffline,
}) => {
  await page.goto('/');
  await readyOffline(page);
  await buyAsGuest(page, words, '1024', guestNamed('นที', 'แก้ไข'));
  await fillReport(page, words);
  await page.context().setOffline(true);
  await sendReport(page, words);
  const sheet = reportSheet(page, words);
  await expect(sheet).toBeHidden();
  await page.goto('/myaccount/outbox');
  const edit = page.getByRole('button', { name: words.outbox.edit, exact: true });
  await expect(edit).toBeVisible();
  await reach(page, edit);
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('heading', { name: words.report.title })).toBeFocused();
  await expect(sheet.getByRole('button', { name: words.report.later })).toHaveCount(0);
  const amount = sheet.locator('input[name="transfer-amount"]');
  const sent = await amount.inputValue();
  await amount.fill('1.00');
  await reach(page, sheet.getByRole('button', { name: words.report.unchanged, exact: true }));
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(edit).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(amount, 'what was typed went with it').toHaveValue(sent);
});

test('a report that is put off gives the focus to the page', async ({ page, words }) => {
  await buyAsGuest(page, words, '1012', guestNamed('นที', 'ไว้ก่อน'));
  const sheet = reportSheet(page, words);
  await openReport(page, words);
  await reach(page, sheet.getByRole('button', { name: words.report.later }));
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: words.orders.title })).toBeFocused();

  await reach(page, page.getByRole('link', { name: words.orders.actions.accounts }));
  await page.keyboard.press('Enter');
  await reach(page, reportButton(page, words));
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await reach(page, sheet.getByRole('button', { name: words.report.later }));
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  expect(await hasFocus(page.getByRole('main')), 'the focus is in the page').toBe(true);
});

test('removing a cart line focuses its undo, and undoing focuses the line', async ({ page, words, locale }) => {
  const language = languageOf(locale);
  const undo = page.getByRole('button', { name: words.cart.undo });
  const removeOf = (id: string) => page.getByRole('button', { name: words.cart.removeOf(titleOf(id, language)) });
  const titleOfLine = (id: string) => page.getByRole('heading', { level: 2, name: titleOf(id, language) });
  for (const id of ['1001', '1012', '1016']) await openCartWith(page, words, id);
  for (const id of ['1012', '1016']) {
    await reach(page, removeOf(id));
    await page.keyboard.press('Enter');
    await expect(titleOfLine(id)).toBeHidden();
    await expect(undo).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(titleOfLine('1016')).toBeFocused();

  // A pointing visitor sees the page, which stays in place for the next line.
  await page.setViewportSize({ width: 390, height: 300 });
  await removeOf('1016').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await removeOf('1016').click();
  await expect(undo).toBeFocused();
  expect(place).toBeGreaterThan(0);
  await expect(undo).not.toBeInViewport();
});

test.describe('on a slow line', () => {
  test.use({ serviceWorkers: 'block' });

  test('navigation waits in the next page, and focuses its heading', async ({ page, words }) => {
    const line = Promise.withResolvers<void>();
    await page.goto('/cart');
    await hydrated(page);
    await page.route('**/assets/**/*.js', async (route) => {
      await line.promise;
      await route.continue();
    });
    await reach(page, page.getByRole('link', { name: words.cart.empty.action }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/courses$/);
    await expect(page.getByRole('main')).toBeFocused();
    line.resolve();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

const mostSteps = 120;

/** Presses Tab until this element is focused; it, or its visible label, must be in view. */
async function reach(page: Page, goal: Locator, face = goal): Promise<void> {
  await expect(face).toBeVisible();
  for (let step = 0; step < mostSteps; step += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) {
      await expect(face).toBeInViewport();
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${goal} is not reached by the Tab key`);
}

/** Whether the focus is on or within this element. */
const hasFocus = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => element.contains(document.activeElement));

test('the focused element stays visible while a section above it loads, even without scroll anchoring', async ({
  page,
}) => {
  await page.goto('/course/1015');
  await hydrated(page);
  const stop = page.locator('#comments').getByRole('button').first();
  await reach(page, stop);
  await expect(stop).toBeInViewport();
  await page.evaluate(() => {
    document.documentElement.style.setProperty('overflow-anchor', 'none');
    const part = Object.assign(document.createElement('div'), { textContent: 'late' });
    part.style.height = '2000px';
    document.querySelector('.course-about')?.prepend(part);
  });
  await expect(stop).toBeFocused();
  await expect(stop).toBeInViewport();
});
