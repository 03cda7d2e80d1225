import { expect, type Locator, type Page } from 'playwright/test';
import { links } from '../../../src/ui/press/links.ts';
import { atDesk } from '../../support/browser/journeySettings.ts';
import {
  buyAsGuest,
  buyButton,
  languageOf,
  orderButton,
  reportButton,
  reportSheet,
  slipPicture,
  titleOf,
} from '../../support/browser/shopperSteps.ts';
import { wordsOf } from '../../support/run/words.ts';
import { guestNamed } from '../../support/shop/person.ts';
import { test } from '../../support/shop/shop.ts';

test.use(atDesk);

const { administration: office, slipQueue } = wordsOf(false);

test('a course is bought, reported and approved without a pointer', { tag: '@proof' }, async ({
  page,
  desk,
  words,
  locale,
}) => {
  const language = languageOf(locale);
  const guest = guestNamed('นที', 'แป้นพิมพ์');
  const { fields } = words.registration;
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  await page.goto('/courses');
  const skip = page.getByRole('link', { name: words.shell.skipToContent });
  await expect(skip).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await reach(page, page.getByRole('searchbox', { name: words.catalogue.searchLabel.course }));
  await page.keyboard.type('SQL');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=SQL/);
  await reach(page, page.getByRole('link', { name: titleOf('1003', language) }));
  await page.keyboard.press('Enter');

  const plans = page.getByRole('group', { name: words.courseParts.plans.legend });
  await expect(plans.getByRole('radio', { checked: true })).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: titleOf('1003', language) })).toBeFocused();
  await reach(page, plans.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await reach(page, buyButton(page, words));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/checkout$/);
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
  await reach(page, reportButton(page, words));
  await page.keyboard.press('Enter');
  const sheet = reportSheet(page, words);
  await expect(sheet).toBeVisible();
  await expect.poll(() => hasFocus(sheet), { message: 'the focus goes into the sheet' }).toBe(true);
  await reach(page, sheet.getByRole('button', { name: words.report.submit }));
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(sheet.getByLabel(words.report.fields.slip))).toBe(true);
  // Long before the press: the browser takes a moment to hand its file chooser over.
  const chooser = page.waitForEvent('filechooser');
  await reach(page, sheet.getByLabel(words.report.fields.slip), sheet.getByText(words.report.slipChoose));
  await page.keyboard.press('Space');
  await (await chooser).setFiles(slipPicture);
  await expect(sheet.getByRole('img', { name: words.report.slipPreview })).toBeVisible();
  expect(await hasFocus(sheet.getByLabel(words.report.fields.slip)), 'the focus stays at the slip').toBe(true);
  await reach(page, sheet.getByLabel(words.report.fields.originBank));
  await page.keyboard.press('ArrowDown');
  await reach(page, sheet.getByLabel(words.report.fields.account));
  await page.keyboard.press('ArrowDown');
  await reach(page, sheet.getByRole('button', { name: words.report.submit }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: words.orders.thanks.reported })).toBeFocused();
  await reach(page, page.getByRole('link', { name: words.orders.thanks.seeOrder }));
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  const number = (await title.innerText()).replace(/\D/g, '');

  await desk.goto('/admin/orders');
  await reach(desk, desk.getByRole('link', { name: office.orders.open(number) }));
  await desk.keyboard.press('Enter');
  const review = desk.getByRole('article', { name: `#${number}` });
  await reach(desk, review.getByRole('button', { name: office.decide.approve, exact: true }));
  await desk.keyboard.press('Enter');
  await reach(desk, desk.getByRole('dialog').getByRole('button', { name: slipQueue.approve.confirm }));
  await desk.keyboard.press('Enter');
  await expect(review).toContainText(office.decide.approved(number));
  await expect(page.getByRole('link', { name: words.orders.actions.start })).toBeVisible();
});

test('a question focuses its title, and cancelling an order focuses its heading', { tag: '@proof' }, async ({
  page,
  words,
}) => {
  const { actions, cancel, next } = words.orders;
  const token = await buyAsGuest(page, words, '1012', guestNamed('นที', 'ไม่เอาแล้ว'));
  await page.goto(links.order(token));
  const giveUp = page.getByRole('button', { name: actions.cancel, exact: true });
  const question = page.getByRole('dialog', { name: cancel.title });
  await reach(page, giveUp);
  await page.keyboard.press('Enter');
  await expect(question.getByRole('heading', { name: cancel.title })).toBeFocused();
  // Enter chooses nothing by itself.
  await page.keyboard.press('Enter');
  await reach(page, question.getByRole('button', { name: cancel.refuse }));
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(giveUp).toBeFocused();

  await page.keyboard.press('Enter');
  await reach(page, question.getByRole('button', { name: cancel.confirm }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: next.cancelled.title })).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
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
