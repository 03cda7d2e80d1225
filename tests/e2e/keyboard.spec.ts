import { expect, type Locator, type Page } from 'playwright/test';
import { guestNamed } from '../support/person.ts';
import { test } from '../support/shop.ts';
import { inSight, languageOf, orderButton, titleOf } from '../support/shopperSteps.ts';

test('a course is bought without a pointer', async ({ page, words, locale }) => {
  const language = languageOf(locale);
  const guest = guestNamed('นที', 'แป้นพิมพ์');
  const { fields } = words.registration;
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  await page.goto('/courses');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.shell.skipToContent })).toBeFocused();
  await page.keyboard.press('Enter');
  await reach(page, page.getByRole('searchbox', { name: words.catalogue.searchLabel.course }));
  await page.keyboard.type('SQL');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=SQL/);
  await reach(page, page.getByRole('link', { name: titleOf('1003', language) }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: titleOf('1003', language) })).toBeVisible();
  const plans = page.getByRole('group', { name: words.courseParts.plans.legend });
  await reach(page, plans.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await reach(page, inSight(page.getByRole('button', { name: words.course.offer.register, exact: true })));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/cart$/);
  await reach(page, page.getByRole('link', { name: words.cart.guest }));
  await page.keyboard.press('Enter');
  for (const [name, text] of [
    [fields.firstName, guest.firstName],
    [fields.lastName, guest.lastName],
    [fields.email, guest.email],
  ] as const) {
    await reach(page, field(name));
    await page.keyboard.type(text);
  }
  await reach(page, orderButton(page, words));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: words.report.title })).toBeVisible();
  await reach(page, page.getByRole('dialog').getByRole('button', { name: words.report.later }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: words.orders.title })).toBeVisible();
  const isInContent = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(await isInContent(), 'the focus goes along').toBe(true);
});

const mostSteps = 120;

/** Presses Tab until this has the focus; it must be seen there. */
async function reach(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  for (let step = 0; step < mostSteps; step += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) {
      await expect(goal).toBeInViewport();
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${goal} is not reached by the Tab key`);
}
