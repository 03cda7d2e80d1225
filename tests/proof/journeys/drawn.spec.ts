import type { Page, Route } from 'playwright/test';
import { awaitedAppMessages } from '../../../src/i18n/app/awaitedApp.ts';
import { courseStateMessages } from '../../../src/i18n/catalogue/courseStates.ts';
import { links } from '../../../src/ui/press/links.ts';
import { hydrated } from '../../support/browser/hydrated.ts';
import { goOffline, goOnline } from '../../support/browser/offline.ts';
import { buyButton, languageOf } from '../../support/browser/shopperSteps.ts';
import { expect, test } from '../../support/shop/shop.ts';

test('a missing page says so at once, and continues to', async ({ page, words, locale }) => {
  const { missing } = courseStateMessages[languageOf(locale)];
  await page.addInitScript(() => {
    let wasSaid = false;
    new MutationObserver(() => {
      const isSaid = document.querySelector('main h1') !== null;
      if (wasSaid && !isSaid) document.documentElement.dataset.left = 'yes';
      wasSaid ||= isSaid;
    }).observe(document, { childList: true, subtree: true });
  });
  const answer = await page.goto(links.course('404404'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing);
  await hydrated(page);

  // Failed requests are repeated once online; refused ones are not.
  await goOffline(page, words);
  await goOnline(page, words);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing);
  await expect(page.locator('html')).not.toHaveAttribute('data-left');
});

for (const [layout, id] of Object.entries({ three: '1001', one: '1022', four: '1015', default: '1025' })) {
  test(`a press on a course of layout ${layout} before the app is there is done once it is`, async ({
    page,
    words,
  }) => {
    // On a wide screen its panel is open, without such a button.
    if (layout === 'four') await page.setViewportSize({ width: 390, height: 844 });
    const app = await holdApp(page);
    await page.goto(links.course(id), { waitUntil: 'commit' });
    await app.begun();
    const register = buyButton(page, words);
    await register.click();
    await expect(register).toHaveAttribute('data-waiting');
    await app.comes();
    if (layout === 'four')
      await expect(page.getByRole('complementary', { name: words.course.offer.label })).toBeFocused();
    else await expect(page).toHaveURL(/\/checkout$/);
  });
}

test('a link to a part of a course leads there before the app is there, and the focus with it', async ({
  page,
  words,
}) => {
  const app = await holdApp(page);
  await page.goto(links.course('1001'), { waitUntil: 'commit' });
  await app.begun();
  await page.getByRole('link', { name: words.course.jump.howToBuy }).press('Enter');
  const heading = page.getByRole('heading', { name: words.course.howToBuy });
  await expect(heading).toBeFocused();
  await app.comes();
  await hydrated(page);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('a press on a link of a part whose code is still on its way is answered by that code', async ({ page, words }) => {
  // The screen is low enough that the section does not load with the page.
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(links.course('1027'));
  await hydrated(page);
  const app = await holdApp(page);
  const signIn = page.getByRole('link', { name: words.courseParts.plans.signIn });
  await signIn.scrollIntoViewIfNeeded();
  const place = await signIn.boundingBox();
  if (!place) throw new Error('The link is not drawn.');
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await app.comes();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: words.session.login.username })).toBeVisible();
});

/** No worker has cached the scripts yet. */
test.describe('a first visit', () => {
  test.use({ serviceWorkers: 'block' });

  for (const which of ['that the document begins with', 'of the app']) {
    test(`an interrupted script ${which} is requested again, and a press meanwhile takes effect`, async ({
      page,
      words,
    }) => {
      const { begins, app } = await scriptsOf(page, links.course('1012'));
      const broken = await breakOffOnce(page, which === 'of the app' ? app : [begins]);
      await page.goto(links.course('1012'), { waitUntil: 'load' });
      await expect.poll(broken).toBe(true);
      const register = buyButton(page, words);
      // Without the first script nothing records a press.
      if (which !== 'of the app') await page.waitForFunction(() => 'earlyPresses' in window);
      await register.click();
      await expect(page).toHaveURL(/\/checkout$/);
    });
  }

  test('so is one of a document that was not server-rendered', async ({ page, words }) => {
    const { app } = await scriptsOf(page, links.course('1012'));
    const broken = await breakOffOnce(page, app);
    await page.goto(links.cart(), { waitUntil: 'load' });
    await expect.poll(broken).toBe(true);
    await expect(page.getByRole('heading', { level: 1, name: words.cart.empty.title })).toBeVisible();
  });

  test('scripts that never load are reported, with a link', async ({ page, words, locale }) => {
    const { away, reload } = awaitedAppMessages[languageOf(locale)];
    const abort = (route: Route) => route.abort('connectionfailed');
    await page.clock.install();
    await page.route(/\.js$/, abort);
    await page.goto(links.course('1012'), { waitUntil: 'load' });
    const told = page.getByRole('alert').filter({ hasText: away });
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(told).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.unroute(/\.js$/, abort);
    await told.getByRole('button', { name: reload }).click();
    await hydrated(page);
    await expect(told).toBeHidden();
    await buyButton(page, words).click();
    await expect(page).toHaveURL(/\/checkout$/);
  });

  test('a press without an answer for long is reported, and a late app removes the report', async ({
    page,
    words,
    locale,
  }) => {
    const { away } = awaitedAppMessages[languageOf(locale)];
    await page.clock.install();
    const app = await holdApp(page);
    await page.goto(links.course('1012'), { waitUntil: 'commit' });
    await app.begun();
    const register = buyButton(page, words);
    await register.click();
    await expect(register).toHaveAttribute('data-waiting');
    await page.clock.runFor(20_100);
    const told = page.getByRole('alert').filter({ hasText: away });
    await expect(told).toBeVisible();
    await expect(register).not.toHaveAttribute('data-waiting');
    await app.comes();
    await expect(told).toBeHidden();
    await page.clock.resume();
    await hydrated(page);
    await expect(page).toHaveURL(/\/course\/1012/);
  });
});

/** The scripts of a document: the first one, and those that it adds. */
async function scriptsOf(page: Page, address: string) {
  const document = await (await page.request.get(address, { headers: { accept: 'text/html' } })).text();
  const [, begins = '', app = ''] = / src="([^"]+)" data-app="([^"]+)"/.exec(document) ?? [];
  return { begins, app: app.split(' ') };
}

/** Interrupts each of these scripts once; returns whether all were requested. */
async function breakOffOnce(page: Page, scripts: readonly string[]) {
  const left = new Set(scripts);
  await page.route(/\.js$/, async (route) => {
    if (left.delete(new URL(route.request().url()).pathname)) await route.abort('connectionreset');
    else await route.continue();
  });
  return () => scripts.length > 0 && left.size === 0;
}

/** Holds all scripts of the app except the first one of a server-rendered page. */
async function holdApp(page: Page) {
  const app = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!afterPaint)[^/]+\.js$/, async (route) => {
    await app.promise;
    await route.continue();
  });
  return {
    begun: () => page.waitForFunction(() => 'earlyPresses' in window),
    comes: async () => {
      app.resolve();
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}
