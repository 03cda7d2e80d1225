import type { Page } from 'playwright/test';
import { courseStateMessages } from '../../../src/i18n/catalogue/courseStates.ts';
import { links } from '../../../src/ui/press/links.ts';
import { inSight, languageOf, titleOf } from '../../support/browser/shopperSteps.ts';
import { student } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

/** Courses of the demo shop: with a curriculum in the shop's own layout, in two others, for a group, and a draft. */
const courses = { three: '1001', one: '1022', four: '1015', ofGroup: '1013', unpublished: '1030' };

async function open(page: Page, id: string, language: 'th' | 'en') {
  await page.goto(links.course(id));
  await expect(page.getByRole('heading', { level: 1, name: titleOf(id, language) })).toBeVisible();
}

test('the menu lists the page’s sections, links to them and marks the current one; layout four’s bar hides', async ({
  page,
  words,
  locale,
}) => {
  const language = languageOf(locale);
  const { jump, offer } = words.course;
  const menu = page.getByRole('navigation', { name: jump.label });
  const bar = page.getByRole('region', { name: offer.label, exact: true });

  await open(page, courses.three, language);
  await expect(menu.getByRole('link', { name: jump.content })).toBeVisible();
  await menu.getByRole('link', { name: jump.howToBuy }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words.course.howToBuy })).toBeFocused();
  await expect(page.getByRole('heading', { name: words.course.howToBuy })).toBeInViewport();
  await expect(menu).toBeInViewport();
  await expect(menu.getByRole('link', { name: jump.howToBuy })).toHaveAttribute('aria-current', 'true');

  await open(page, courses.one, language);
  await expect(menu.getByRole('link', { name: jump.detail })).toBeVisible();
  await expect(menu.getByRole('link', { name: jump.content })).toHaveCount(0);

  await open(page, courses.four, language);
  await expect(bar).toBeVisible();
  await page.evaluate(() => scrollTo(0, 900));
  await expect(bar).toBeHidden();
  await page.evaluate(() => scrollTo(0, 500));
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: offer.buy }).click();
  await expect(page.getByRole('complementary', { name: offer.label })).toBeFocused();
});

test('a course for a group asks for the sign-in above the page, by keyboard, and keeps typed text', async ({
  page,
  words,
  locale,
}) => {
  const language = languageOf(locale);
  const texts = courseStateMessages[language];
  const { login } = words.session;
  const { title, fields } = words.registration;
  const dialog = page.getByRole('dialog');
  const ask = page.getByRole('main').getByRole('button', { name: texts.signIn, exact: true });

  await open(page, courses.ofGroup, language);
  await expect(page.getByRole('heading', { name: texts.group.title })).toBeVisible();
  await ask.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: login.title })).toBeVisible();
  await dialog.getByRole('textbox', { name: login.username }).fill(student.username);
  await dialog.getByRole('button', { name: login.register }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
  const firstName = dialog.getByRole('textbox', { name: fields.firstName, exact: true });
  await expect(firstName).toBeFocused();
  await page.keyboard.type('มะลิ');
  await dialog.getByRole('button', { name: words.registration.login }).press('Enter');
  await expect(dialog.getByRole('textbox', { name: login.username })).toHaveValue(student.username);
  await dialog.getByRole('button', { name: login.register }).press('Enter');
  await expect(firstName).toHaveValue('มะลิ');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(ask).toBeFocused();

  await ask.press('Enter');
  await dialog.getByRole('button', { name: words.registration.login }).click();
  await dialog.getByRole('textbox', { name: login.password, exact: true }).fill(student.password);
  await dialog.getByRole('button', { name: login.submit }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(texts.group.denied)).toBeVisible();
  await expect(inSight(page.getByRole('link', { name: texts.otherCourses }))).toBeVisible();

  await page.goto(links.course(courses.unpublished));
  await expect(page.getByRole('heading', { level: 1, name: texts.unpublished.title })).toBeVisible();
  await page.goto(`${links.course(courses.three)}?learn=true`);
  await expect(page).toHaveURL(new RegExp(`${links.learn(courses.three)}$`));
});
