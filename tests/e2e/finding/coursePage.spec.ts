import type { Locator, Page } from 'playwright/test';
import { courseStateMessages } from '../../../src/i18n/catalogue/courseStates.ts';
import { links } from '../../../src/ui/press/links.ts';
import { inSight, languageOf, titleOf } from '../../support/browser/shopperSteps.ts';
import type { Words } from '../../support/run/words.ts';
import { student } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

/** Courses of the demo shop: with a curriculum in the shop's own layout, and one in each of the others. */
const courses = { three: '1001', one: '1022', four: '1015', default: '1025', ofGroup: '1013', unpublished: '1030' };

const partsOn = (page: Page, words: Words) => ({
  menu: page.getByRole('navigation', { name: words.course.jump.label }),
  about: page.getByRole('region', { name: words.course.detail, exact: true }),
  beside: page.getByRole('complementary', { name: words.course.offer.label }),
  bar: page.getByRole('region', { name: words.course.offer.label, exact: true }),
});

async function open(page: Page, id: string, language: 'th' | 'en') {
  await page.goto(links.course(id));
  await expect(page.getByRole('heading', { level: 1, name: titleOf(id, language) })).toBeVisible();
}

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not in sight');
  return box;
};

const middleOf = async (part: Locator) => {
  const { x, width } = await boxOf(part);
  return x + width / 2;
};

test('each layout has its columns at a desk, and one on a phone', async ({ page, words, locale, isMobile }) => {
  const language = languageOf(locale);
  const { menu, about, beside, bar } = partsOn(page, words);

  await test.step('three: 18 to 6', async () => {
    await open(page, courses.three, language);
    if (isMobile) return await expect(bar).toBeVisible();
    await expect(bar).toBeHidden();
    expect((await boxOf(about)).width / (await boxOf(beside)).width).toBeCloseTo(18 / 6, 1);
  });

  await test.step('one: 5 to 14 to 5, the menu at the left', async () => {
    await open(page, courses.one, language);
    if (isMobile) return await expect(bar).toBeVisible();
    const widths = [(await boxOf(menu)).width, (await boxOf(about)).width, (await boxOf(beside)).width];
    expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(14 / 5, 1);
    expect((widths[1] ?? 0) / (widths[2] ?? 1)).toBeCloseTo(14 / 5, 1);
    expect(await middleOf(menu)).toBeLessThan(await middleOf(about));
    expect(await middleOf(about)).toBeLessThan(await middleOf(beside));
  });

  await test.step('four: 17 to 7, on phones between the description and the course contents', async () => {
    await open(page, courses.four, language);
    const panel = beside.getByRole('heading', { name: courseStateMessages[language].buyHere.title });
    await expect(panel).toBeVisible();
    if (!isMobile) {
      expect((await boxOf(about)).width / (await boxOf(beside)).width).toBeCloseTo(17 / 7, 1);
      return;
    }
    const content = page.getByRole('region', { name: words.course.content });
    const tops = [(await boxOf(about)).y, (await boxOf(beside)).y, (await boxOf(content)).y];
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect((await boxOf(beside)).width).toBe((await boxOf(about)).width);
  });

  await test.step('default: one column, and the bar at every size', async () => {
    await open(page, courses.default, language);
    await expect(bar).toBeVisible();
    await expect(beside).toHaveCount(0);
  });
});

test('the menu lists the page’s sections, links to them and marks the current one; layout four’s bar hides', async ({
  page,
  words,
  locale,
  isMobile,
}) => {
  const language = languageOf(locale);
  const { menu, bar, beside } = partsOn(page, words);
  const { jump } = words.course;

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

  if (!isMobile) return;
  await open(page, courses.four, language);
  await expect(bar).toBeVisible();
  await page.evaluate(() => scrollTo(0, 900));
  await expect(bar).toBeHidden();
  await page.evaluate(() => scrollTo(0, 500));
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: words.course.offer.register }).click();
  await expect(beside).toBeFocused();
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
