import type { Page, Route } from 'playwright/test';
import { siteSettings } from '../../src/contract/site/site.ts';
import { themeCookie } from '../../src/domain/site/displayCookies.ts';
import { awaitedAppMessages } from '../../src/i18n/app/awaitedApp.ts';
import { courseStateMessages } from '../../src/i18n/catalogue/courseStates.ts';
import { links } from '../../src/ui/press/links.ts';
import { goOffline, goOnline } from '../support/browser/offline.ts';
import { inSight, languageOf, titleOf } from '../support/browser/shopperSteps.ts';
import { takenOver } from '../support/browser/takenOver.ts';
import { expect, test } from '../support/shop/shop.ts';

test('without a script a course is found, and read to its end', async ({ browser, server, watch, words, locale }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = watch(await context.newPage());
  await page.goto(links.home(), { waitUntil: 'load' });
  await page.getByRole('link', { name: words.catalogue.seeAll }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.catalogue.title.course);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(links.course('1018'), { waitUntil: 'load' });
  const title = titleOf('1018', languageOf(locale));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('heading', { name: words.course.content })).toBeVisible();
  await expect(page.getByText(words.course.howToBuy, { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('main').locator('summary').first()).toBeVisible();
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link')).not.toHaveCount(0);
  const name = (await foot.getByRole('link').first().textContent()) ?? '';
  await foot.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await page.goto(links.course('1013'), { waitUntil: 'load' });
  const { group, otherCourses } = courseStateMessages[languageOf(locale)];
  // What is searched by its words leaves out what stands there for want of a script.
  const told = page.getByRole('main').locator('noscript');
  await expect(told.locator('p').first()).toHaveText(group.withoutScript);
  await expect(told.locator('p').first()).toBeVisible();
  await told.locator('a', { hasText: otherCourses }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.close();
});

test('without a script nothing is shown that would do nothing when it is pressed or chosen', async ({
  browser,
  server,
  watch,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = watch(await context.newPage());
  const courses = ['1001', '1003', '1015', '1013', '1007', '1022'].map((id) => links.course(id));
  const addresses = [links.home(), links.courses(), links.products(), links.product('5001'), links.promotion('1')];
  for (const address of [...addresses, ...courses]) {
    await page.goto(address, { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const idle = page.locator('button:not([type="submit"]), select, input[type="radio"]').filter({ visible: true });
    await expect(idle, address).toHaveCount(0);
  }
  await context.close();
});

for (const theme of ['light', 'dark']) {
  test(`a page that the server drew is taken over as it stands, ${theme}`, async ({ page, server }) => {
    await page.context().addCookies([{ name: themeCookie, value: theme, url: server.url }]);
    await page.addInitScript((chosen) => localStorage.setItem('lanrian.theme', chosen), theme);
    const told: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) told.push(message.text());
    });
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));

    for (const address of [links.home(), links.course('1018'), links.products(), links.promotion('1')]) {
      await test.step(address, async () => {
        asked.clear();
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
        await takenOver(page);
        // What came with the page is not asked for again.
        expect([...asked]).not.toContain(siteSettings.path);
      });
    }
    expect(told, 'the browser draws what the server drew').toEqual([]);
  });
}

test('what is not there says so at once, and goes on saying it', async ({ page, words, locale }) => {
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
  await takenOver(page);

  // What failed for want of a network is asked again when there is one; what was refused is not.
  await goOffline(page, words);
  await goOnline(page, words);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing);
  await expect(page.locator('html')).not.toHaveAttribute('data-left');
});

test('what is chosen before the app is there is done once it is', async ({ page, words }) => {
  const app = await holdApp(page);
  await page.goto(links.courses(), { waitUntil: 'commit' });
  await app.begun();
  await page.getByLabel(words.catalogue.sort.label).selectOption('priceDown');
  await app.comes();
  await expect(page).toHaveURL(/sort=priceDown$/);
});

for (const [layout, id] of Object.entries({ three: '1001', one: '1022', four: '1015', default: '1025' })) {
  test(`a press on a course of layout ${layout} before the app is there is done once it is`, async ({
    page,
    words,
  }) => {
    // At a desk it has its panel open, and no such button.
    if (layout === 'four') await page.setViewportSize({ width: 390, height: 844 });
    const app = await holdApp(page);
    await page.goto(links.course(id), { waitUntil: 'commit' });
    await app.begun();
    const register = inSight(page.getByRole('button', { name: words.course.offer.register, exact: true }));
    await register.click();
    await expect(register).toHaveAttribute('data-heard');
    await app.comes();
    if (layout === 'four')
      await expect(page.getByRole('complementary', { name: words.course.offer.label })).toBeFocused();
    else await expect(page).toHaveURL(/\/cart$/);
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
  await takenOver(page);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('a press on a link of a part whose code is still on its way is answered by that code', async ({ page, words }) => {
  // Low enough that the part is not asked for with the page.
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(links.course('1027'));
  await takenOver(page);
  const app = await holdApp(page);
  const signIn = page.getByRole('link', { name: words.courseParts.plans.signIn });
  await signIn.scrollIntoViewIfNeeded();
  const place = await signIn.boundingBox();
  if (!place) throw new Error('The link is not drawn.');
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await app.comes();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: words.session.login.username })).toBeVisible();
});

/** No worker has the scripts yet. */
test.describe('a first visit', () => {
  test.use({ serviceWorkers: 'block' });

  for (const which of ['that the document begins with', 'of the app']) {
    test(`a script ${which} that is broken off is asked for again, and a press meanwhile is done`, async ({
      page,
      words,
    }) => {
      const { begins, app } = await scriptsOf(page, links.course('1012'));
      const broken = await breakOffOnce(page, which === 'of the app' ? app : [begins]);
      await page.goto(links.course('1012'), { waitUntil: 'load' });
      await expect.poll(broken).toBe(true);
      const register = inSight(page.getByRole('button', { name: words.course.offer.register, exact: true }));
      // Without its first script nothing hears a press.
      if (which !== 'of the app') await page.waitForFunction(() => 'earlyPresses' in window);
      await register.click();
      await expect(page).toHaveURL(/\/cart$/);
    });
  }

  test('so is one of a document that nobody drew', async ({ page, words }) => {
    const { app } = await scriptsOf(page, links.course('1012'));
    const broken = await breakOffOnce(page, app);
    await page.goto(links.cart(), { waitUntil: 'load' });
    await expect.poll(broken).toBe(true);
    await expect(page.getByRole('heading', { level: 1, name: words.cart.empty.title })).toBeVisible();
  });

  test('scripts that do not come however often they are asked for are told, with a way out', async ({
    page,
    words,
    locale,
  }) => {
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
    await takenOver(page);
    await expect(told).toBeHidden();
    await inSight(page.getByRole('button', { name: words.course.offer.register, exact: true })).click();
    await expect(page).toHaveURL(/\/cart$/);
  });

  test('a press that nothing has answered for long is told, and the app that comes after all takes it back', async ({
    page,
    words,
    locale,
  }) => {
    const { away } = awaitedAppMessages[languageOf(locale)];
    await page.clock.install();
    const app = await holdApp(page);
    await page.goto(links.course('1012'), { waitUntil: 'commit' });
    await app.begun();
    const register = inSight(page.getByRole('button', { name: words.course.offer.register, exact: true }));
    await register.click();
    await expect(register).toHaveAttribute('data-heard');
    await page.clock.runFor(20_100);
    const told = page.getByRole('alert').filter({ hasText: away });
    await expect(told).toBeVisible();
    await expect(register).not.toHaveAttribute('data-heard');
    await app.comes();
    await expect(told).toBeHidden();
    await page.clock.resume();
    await takenOver(page);
    await expect(page).toHaveURL(/\/course\/1012/);
  });
});

/** The scripts that the document of a page asks for: the one that it begins with, and those that this one then adds. */
async function scriptsOf(page: Page, address: string) {
  const document = await (await page.request.get(address, { headers: { accept: 'text/html' } })).text();
  const [, begins = '', app = ''] = / src="([^"]+)" data-app="([^"]+)"/.exec(document) ?? [];
  return { begins, app: app.split(' ') };
}

/** Breaks off each of these scripts once; answers whether all of them were. */
async function breakOffOnce(page: Page, scripts: readonly string[]) {
  const left = new Set(scripts);
  await page.route(/\.js$/, async (route) => {
    if (left.delete(new URL(route.request().url()).pathname)) await route.abort('connectionreset');
    else await route.continue();
  });
  return () => scripts.length > 0 && left.size === 0;
}

/** Holds back the app's scripts, but for what a drawn page begins with. */
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
