import type { Page } from 'playwright/test';
import { siteSettings } from '../../../src/contract/site/site.ts';
import { themeCookie } from '../../../src/domain/site/displayCookies.ts';
import { courseStateMessages } from '../../../src/i18n/catalogue/courseStates.ts';
import { links } from '../../../src/ui/press/links.ts';
import { hydrated } from '../../support/browser/hydrated.ts';
import { buyButton, languageOf, titleOf } from '../../support/browser/shopperSteps.ts';
import { expect, test } from '../../support/shop/shop.ts';

test('without a script a course is found, and read to its end', async ({ browser, server, watch, words, locale }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = watch(await context.newPage());
  await page.goto(links.home(), { waitUntil: 'load' });
  await page.getByRole('link', { name: words.catalogue.seeAll, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.list.title.course);
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
  // A search by text ignores content for pages without scripts.
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

const drawnPages = {
  light: [links.home(), links.course('1018')],
  dark: [links.products(), links.promotion('1')],
};

for (const [theme, addresses] of Object.entries(drawnPages)) {
  test(`a server-rendered page is hydrated without changes, ${theme}`, async ({ page, server }) => {
    await page.context().addCookies([{ name: themeCookie, value: theme, url: server.url }]);
    await page.addInitScript((chosen) => localStorage.setItem('lanrian.theme', chosen), theme);
    // A blocked worker would log to the console.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    const told: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) told.push(message.text());
    });
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));

    for (const address of addresses) {
      await test.step(address, async () => {
        asked.clear();
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
        await hydrated(page);
        // Data that came with the page is not fetched again.
        expect([...asked]).not.toContain(siteSettings.path);
      });
    }
    expect(told, 'the browser draws what the server drew').toEqual([]);
  });
}

test('a choice made before hydration takes effect afterwards', async ({ page, words }) => {
  const app = await holdApp(page);
  await page.goto(links.courses(), { waitUntil: 'commit' });
  await app.begun();
  await page.getByLabel(words.list.sort.label).selectOption('priceDown');
  await app.comes();
  await expect(page).toHaveURL(/sort=priceDown$/);
});

test('a press on a course before the app is there is done once it is', async ({ page, words }) => {
  const app = await holdApp(page);
  await page.goto(links.course('1001'), { waitUntil: 'commit' });
  await app.begun();
  const register = buyButton(page, words);
  await register.click();
  await expect(register).toHaveAttribute('data-waiting');
  await app.comes();
  await expect(page).toHaveURL(/\/checkout$/);
});

test('a plan chosen before the app is there is the one in the cart', async ({ page, words }) => {
  const app = await holdApp(page);
  await page.goto(links.course('1001'), { waitUntil: 'commit' });
  await app.begun();
  const plan = page.locator('label', { has: page.locator('[value="1001-3"]') });
  await plan.getByRole('radio').check();
  await buyButton(page, words).click();
  await app.comes();
  await expect(page).toHaveURL(/\/checkout$/);
  const lines = page.getByRole('list', { name: words.checkout.summary.lines });
  await expect(lines.getByRole('combobox')).toHaveValue('1001-3');
});

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
