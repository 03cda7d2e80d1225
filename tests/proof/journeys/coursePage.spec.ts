import type { Locator, Page } from 'playwright/test';
import { courseStateMessages } from '../../../src/i18n/catalogue/courseStates.ts';
import { links } from '../../../src/ui/press/links.ts';
import { hydrated } from '../../support/browser/hydrated.ts';
import { buyButton, inSight, languageOf, titleOf } from '../../support/browser/shopperSteps.ts';
import type { Words } from '../../support/run/words.ts';
import { changeShop } from '../../support/shop/changeShop.ts';
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

const bottomOf = async (part: Locator) => {
  const { y, height } = await boxOf(part);
  return y + height;
};

/** Distance of a section's heading from the top of the screen. */
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
  // Late fonts may break a line again.
  expect(Math.abs((await heightOf()) - held)).toBeLessThan(60);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  if (!isMobile) return;

  const underMenu = await topOf(heading);
  expect(underMenu).toBeGreaterThanOrEqual(Math.round(await bottomOf(menu)));
  expect(underMenu).toBeLessThan((await bottomOf(menu)) + 60);

  await hydrated(page);
  await test.step('also while a part above it comes in late, where the browser holds to no place', async () => {
    await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
    // The anchoring code itself loads late, and nothing on the screen shows that it is there.
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
    // The measurement follows two frames, so that the anchoring has run.
    await page.evaluate(twoPictures);
    expect(await topOf(heading)).toBe(underMenu + 1_000 + lateHeight);
  });
});

const lateHeight = 2_000;

/** Runs in the page: resolves after two frames. */
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
    await hydrated(page);
    const add = main.getByRole('button', { name: words.product.addToCart, exact: true });
    await expect(add).toBeVisible();
    await page.clock.fastForward('24:00:01');
    await expect(main.getByText(words.product.over)).toBeVisible();
    await expect(add).toHaveCount(0);
  });

  await test.step('a course', async () => {
    await open(page, courses.three, languageOf(locale));
    await hydrated(page);
    await page.keyboard.press('Tab');
    const plan = main.getByRole('region', { name: words.course.plansTitle }).getByRole('radio').first();
    const register = buyButton(page, words);
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
    await hydrated(page);
    const panel = main.getByRole('region', { name: words.course.offer.buy });
    await panel.getByRole('textbox').first().focus();
    // A buyer may look into their mail: the window loses the focus, and the field keeps its own.
    await panel.getByRole('textbox').first().dispatchEvent('focusout');
    await page.clock.fastForward('24:00:01');
    const told = main.getByRole('heading', { name: texts.notOpen });
    await expect(told).toBeFocused();
    await expect(told).toBeInViewport();
  });
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
    await hydrated(page);
    // A link within the page tells the app its target.
    await heading.evaluate((title) => title.setAttribute('data-seen', ''));
    await page.evaluate(leadWithin);
    await expect(heading, address).toHaveAttribute('data-seen', '');
  }
  await expect(heading).toHaveText(titleOf(courses.three, languageOf(locale)));
  await page.goto(`${links.course(courses.three)}-wrong-words?learn=true`);
  await expect(page).toHaveURL(new RegExp(`${links.learn(courses.three)}$`));
});

test('using the keyboard at once loads the whole page, including unscrolled sections', async ({ page }) => {
  // No content loads while idle.
  await page.addInitScript(() => {
    const real = setTimeout;
    const patient = (act: () => void, ms?: number) => (ms === 4_000 ? 0 : real(act, ms));
    Object.assign(globalThis, { setTimeout: patient });
  });
  await page.goto(links.course(courses.one));
  await hydrated(page);
  const asleep = page.locator('main [inert]');
  await expect(asleep).not.toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(asleep).toHaveCount(0);
});

/** Runs in the page: follows a link to a section and waits for its effects. */
const leadWithin = () =>
  new Promise<void>((done) => {
    addEventListener('hashchange', () => requestIdleCallback(() => done()), { once: true });
    location.hash = '';
  });
