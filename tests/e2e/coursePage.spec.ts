import type { Locator, Page } from 'playwright/test';
import { courseStateMessages } from '../../src/i18n/catalogue/courseStates.ts';
import { links } from '../../src/ui/press/links.ts';
import { inSight, languageOf, titleOf } from '../support/browser/shopperSteps.ts';
import { takenOver } from '../support/browser/takenOver.ts';
import type { Words } from '../support/run/words.ts';
import { changeShop } from '../support/shop/changeShop.ts';
import { student } from '../support/shop/person.ts';
import { expect, test } from '../support/shop/shop.ts';

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
const bottomOf = async (part: Locator) => {
  const { y, height } = await boxOf(part);
  return y + height;
};
const middleOf = async (part: Locator) => {
  const { x, width } = await boxOf(part);
  return x + width / 2;
};

test('each layout has its columns at a desk, and one on a phone', async ({
  page,
  words,
  locale,
  isMobile,
  accessible,
}) => {
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

  await test.step('four: 17 to 7, on phones between the description and what is taught', async () => {
    await open(page, courses.four, language);
    const panel = beside.getByRole('heading', { name: courseStateMessages[language].buyHere.title });
    await expect(panel).toBeVisible();
    await accessible(page, 'layout four');
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

test('the menu has what the page has, leads there and marks it; layout four’s bar gives way', async ({
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

/** How far a part's heading stands below the top of the screen. */
const topOf = (part: Locator) => part.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));

test('layout four’s form takes the room that was held for it, and a press in the menu ends where it leads to', async ({
  page,
  words,
  locale,
  isMobile,
}) => {
  await open(page, courses.four, languageOf(locale));
  const panel = page.locator('#buy');
  const heightOf = () => panel.evaluate(({ clientHeight }) => clientHeight);
  const held = await heightOf();
  const { menu, beside } = partsOn(page, words);
  const heading = page.getByRole('heading', { name: words.course.comments });
  await menu.getByRole('link', { name: words.course.jump.comments }).click();
  await expect(beside.getByRole('textbox').first()).toBeVisible();
  // Letters that come late may break a line anew.
  expect(Math.abs((await heightOf()) - held)).toBeLessThan(60);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  if (!isMobile) return;

  const underMenu = await topOf(heading);
  expect(underMenu).toBeGreaterThanOrEqual(Math.round(await bottomOf(menu)));
  expect(underMenu).toBeLessThan((await bottomOf(menu)) + 60);

  await takenOver(page);
  await test.step('also while a part above it comes in late, where the browser holds to no place', async () => {
    await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
    // What holds it there is itself among the parts that come late, and nothing on the screen tells that it is there.
    await expect(async () => {
      await menu.getByRole('link', { name: words.course.jump.comments }).click();
      await expect.poll(() => topOf(heading)).toBe(underMenu);
      await page.evaluate(comesLate, lateHeight);
      await page.evaluate(twoPictures);
      expect(await topOf(heading)).toBe(underMenu);
    }).toPass();
  });

  await test.step('but not once the person has scrolled away', async () => {
    await page.evaluate(() => scrollBy(0, -1_000));
    await expect.poll(() => topOf(heading)).toBe(underMenu + 1_000);
    await page.evaluate(comesLate, lateHeight);
    // What is measured below follows two pictures of the screen, so that whoever held it has had its turn.
    await page.evaluate(twoPictures);
    expect(await topOf(heading)).toBe(underMenu + 1_000 + lateHeight);
  });
});

const lateHeight = 2_000;

/** Runs in the page: over once the screen was drawn twice. */
const twoPictures = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Runs in the page. */
function comesLate(height: number): void {
  const part = Object.assign(document.createElement('div'), { textContent: 'late' });
  part.style.height = `${height}px`;
  document.querySelector('.course-about')?.prepend(part);
}

test('a page that stays open offers until the showing ends, and from then on says that it is over', async ({
  page,
  server,
  words,
  locale,
}) => {
  const endsAfter = (days: number, id: string) =>
    `update items set publish_ends_at = now() + interval '${days} days', updated_at = now() where id = '${id}';`;
  await changeShop(server, endsAfter(1, '5001') + endsAfter(2, courses.three));
  const main = page.getByRole('main');
  await page.clock.install();

  await test.step('a product', async () => {
    await page.goto(links.product('5001'));
    await takenOver(page);
    const add = main.getByRole('button', { name: words.product.addToCart, exact: true });
    await expect(add).toBeVisible();
    await page.clock.fastForward('24:00:01');
    await expect(main.getByText(words.product.over)).toBeVisible();
    await expect(add).toHaveCount(0);
  });

  await test.step('a course', async () => {
    await open(page, courses.three, languageOf(locale));
    await takenOver(page);
    await page.keyboard.press('Tab');
    const plan = main.getByRole('region', { name: words.course.plansTitle }).getByRole('radio').first();
    const register = page.getByRole('button', { name: words.course.offer.register, exact: true });
    await expect(plan).toBeVisible();
    await page.clock.fastForward('23:00:00');
    await expect(inSight(register)).toBeVisible();
    await page.clock.fastForward('01:00:00');
    const over = courseStateMessages[languageOf(locale)].reasons.closed('').trim();
    await expect(inSight(page.getByText(over))).toBeVisible();
    await expect(register).toHaveCount(0);
    await expect(plan).toHaveCount(0);
  });

  await test.step('a form beside a course that is being filled in', async () => {
    const texts = courseStateMessages[languageOf(locale)].buyHere;
    await changeShop(server, endsAfter(3, courses.four));
    await open(page, courses.four, languageOf(locale));
    await takenOver(page);
    const panel = main.getByRole('region', { name: texts.title });
    await panel.getByRole('textbox').first().focus();
    // Whoever buys looks into the mail meanwhile: the window loses the focus, and the field keeps its own.
    await panel.getByRole('textbox').first().dispatchEvent('focusout');
    await page.clock.fastForward('24:00:01');
    const told = main.getByRole('heading', { name: texts.notOpen });
    await expect(told).toBeFocused();
    await expect(told).toBeInViewport();
  });
});

test('a course for a group asks for the sign-in above the page, by keyboard, and keeps what was typed', async ({
  page,
  words,
  locale,
  accessible,
}) => {
  const language = languageOf(locale);
  const texts = courseStateMessages[language];
  const { login } = words.session;
  const { title, fields } = words.registration;
  const dialog = page.getByRole('dialog');
  const ask = page.getByRole('main').getByRole('button', { name: texts.signIn, exact: true });

  await open(page, courses.ofGroup, language);
  await expect(page.getByRole('heading', { name: texts.group.title })).toBeVisible();
  await accessible(page, 'a course for a group');
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
  await accessible(page, 'the registration above a course');
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
  await accessible(page, 'a course that is not shown');
  await page.goto(`${links.course(courses.three)}?learn=true`);
  await expect(page).toHaveURL(new RegExp(`${links.learn(courses.three)}$`));
});

test('an address with other words behind the id is put right, and the page stays as it is', async ({
  page,
  locale,
}) => {
  const wrong = (right: string) => `${right}-wrong-words?from=mail#main`;
  const heading = page.getByRole('heading', { level: 1 });
  for (const address of [links.course(courses.ofGroup), links.product('5001'), links.course(courses.three)]) {
    await page.goto(wrong(address));
    await expect(page).toHaveURL(new RegExp(`${address}-(?!wrong)[\\w%-]+\\?from=mail#main$`));
    await takenOver(page);
    // A link within the page tells the app where it is.
    await heading.evaluate((title) => title.setAttribute('data-seen', ''));
    await page.evaluate(leadWithin);
    await expect(heading, address).toHaveAttribute('data-seen', '');
  }
  await expect(heading).toHaveText(titleOf(courses.three, languageOf(locale)));
  await page.goto(`${links.course(courses.three)}-wrong-words?learn=true`);
  await expect(page).toHaveURL(new RegExp(`${links.learn(courses.three)}$`));
});

test('whoever takes the keyboard at once finds the whole page, also what nobody has scrolled to', async ({ page }) => {
  // Nothing comes by waiting.
  await page.addInitScript(() => {
    const real = setTimeout;
    const patient = (act: () => void, ms?: number) => (ms === 4_000 ? 0 : real(act, ms));
    Object.assign(globalThis, { setTimeout: patient });
  });
  await page.goto(links.course(courses.one));
  await takenOver(page);
  const asleep = page.locator('main [inert]');
  await expect(asleep).not.toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(asleep).toHaveCount(0);
});

/** Runs in the page: follows a link to a part of it, and waits until all that comes of it is done. */
const leadWithin = () =>
  new Promise<void>((done) => {
    addEventListener('hashchange', () => requestIdleCallback(() => done()), { once: true });
    location.hash = '';
  });
