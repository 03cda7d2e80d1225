import type { APIRequestContext, Page } from 'playwright/test';
import { shopFigures } from '../../../src/contract/administration/shopFigures.ts';
import type { DataLayerEvent } from '../../../src/contract/site/dataLayer.ts';
import { saveSettings, siteSettings } from '../../../src/contract/site/site.ts';
import { links } from '../../../src/ui/press/links.ts';
import { buyButton, titleOf } from '../../support/browser/shopperSteps.ts';
import { expect, test } from '../../support/shop/shop.ts';

const container = 'GTM-AB12CD3';

/** Turns visit counting on or off for the whole shop, as an administrator does in the settings. */
async function countVisits(desk: APIRequestContext, isOn: boolean): Promise<void> {
  const { data } = await (await desk.get(siteSettings.path)).json();
  const measured = isOn
    ? { is_enable_analytics: 1, tag_manager_id: container }
    : { is_enable_analytics: 0, tag_manager_id: null };
  const saved = await desk.put(saveSettings.path, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { ...data.site, ...measured },
  });
  expect(saved.ok()).toBe(true);
}

/** Views of courses and products that the shop itself counted in the last days. */
async function viewsInFigures(desk: APIRequestContext): Promise<number> {
  const { data } = await (await desk.get(`${shopFigures.path}?step=day`)).json();
  return data.visits.now.views;
}

/** Plays Google's server: a script that runs and does nothing. Returns the asked addresses. */
async function playTagManager(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: 'window.google_tag_manager = {};' });
  });
  return asked;
}

/** Events so far: addresses of pages and ids of items, in order. */
const addressesCounted = (page: Page) =>
  page.evaluate(() =>
    (window as { dataLayer?: (DataLayerEvent | { ecommerce: null })[] }).dataLayer?.flatMap((told) => {
      if (!('event' in told)) return [];
      if (told.event === 'page_view') return [new URL(told.page_location).pathname];
      return 'ecommerce' in told ? told.ecommerce.items.map((item) => item.item_id) : [];
    }),
  );

test('visits of consenting people are counted, each page and course once; nothing else is', { tag: '@proof' }, async ({
  page,
  desk,
  words,
  otherDevice,
}) => {
  const texts = words.measurement;
  const { parts } = words.account;
  const question = page.getByRole('region', { name: texts.ask });
  const answerInFooter = (name: string) =>
    page.getByRole('contentinfo').getByRole('group', { name: texts.title }).getByText(name, { exact: true });

  await test.step('no consent question without counting', async () => {
    const other = await otherDevice();
    await other.goto(links.account());
    await expect(other.locator('#storage')).toBeVisible();
    await expect(other.locator('#measurement')).toBeHidden();
  });

  await countVisits(desk.request, true);
  const scripts = await playTagManager(page);
  await test.step('the question covers nothing, and nothing is reported before the answer', async () => {
    await page.goto(links.course('1003'));
    await expect(question).toBeVisible();
    await buyButton(page, words).click({ trial: true });
    const answers = question.getByRole('button');
    const [no, yes] = await Promise.all([answers.first().boundingBox(), answers.last().boundingBox()]);
    expect(Math.round(no?.width ?? 0)).toBe(Math.round(yes?.width ?? 1));
    expect(await addressesCounted(page)).toBeUndefined();
  });

  await test.step('after a refusal nothing is reported, and nothing asked again', async () => {
    await question.getByRole('button', { name: texts.refuse, exact: true }).click();
    await expect(question).toBeHidden();
    await page.goto(links.account());
    const part = page.locator('#measurement');
    await expect(part.getByRole('radio', { name: texts.refuse, exact: true })).toBeChecked();
    await expect(part.getByRole('heading', { name: parts.measurement })).toBeVisible();
    expect(await addressesCounted(page)).toBeUndefined();
    expect(scripts).toEqual([]);
  });

  await test.step('a later consent counts from the visible page on', async () => {
    await page.locator('#measurement').getByText(texts.accept, { exact: true }).click();
    await expect.poll(() => addressesCounted(page)).toEqual(['/myaccount']);
    await expect.poll(() => scripts).toEqual([`https://www.googletagmanager.com/gtm.js?id=${container}`]);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect.poll(() => addressesCounted(page)).toEqual(['/myaccount', '/']);
  });

  await test.step('a reloaded page reports its view and its course, and each further page once', async () => {
    const own = '/course/1003-sql-for-shop-questions';
    // The canonical address is reported, even if another one was opened.
    await page.goto('/course/1003-other-words?utm_source=line&coupon=secret');
    const seen = [own, '1003'];
    await expect.poll(() => addressesCounted(page)).toEqual(seen);
    const events = await page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer);
    const [view, item] = (events ?? []).filter(
      (told) => 'event' in told && (told.event === 'page_view' || told.event === 'view_item'),
    );
    expect(view).toMatchObject({
      event: 'page_view',
      page_location: expect.stringMatching(/1003-[a-z-]+\?utm_source=line$/),
    });
    expect(item).toMatchObject({
      event: 'view_item',
      ecommerce: {
        currency: 'THB',
        value: expect.any(Number),
        items: [{ item_id: '1003', item_name: titleOf('1003', 'th'), price: expect.any(Number), quantity: 1 }],
      },
    });
    await page
      .getByRole('banner')
      .getByRole('link', { name: words.shell.cartWith(0) })
      .click();
    await expect.poll(() => addressesCounted(page)).toEqual([...seen, '/cart']);
    await expect(page.locator('link[rel=canonical], meta[property^="og:"]')).toHaveCount(0);
    await page.goBack();
    await expect.poll(() => addressesCounted(page)).toEqual([...seen, '/cart', ...seen]);
    await expect.poll(() => viewsInFigures(desk.request)).toBe(2);
    // Title, canonical address and preview follow the page.
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new URL(own, page.url()).href);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(2);
  });

  await test.step('a visitor turned away from a group’s course is reported without course and fee', async () => {
    await page.goto('/course/1013');
    await expect(page.getByText(words.courseStates.group.guest)).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('link', { name: words.shell.cartWith(0) })
      .click();
    await expect.poll(() => addressesCounted(page)).toEqual([expect.stringMatching(/^\/course\/1013-/), '/cart']);
  });

  await test.step('the foot of every page takes the word back, and the tag manager leaves with the document', async () => {
    await page.waitForFunction(() => 'google_tag_manager' in window);
    await answerInFooter(texts.refuse).click();
    await page.waitForFunction(() => !('google_tag_manager' in window));
    await page
      .getByRole('banner')
      .getByRole('link', { name: words.shell.cartWith(0) })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.cart.empty.title);
    expect(await addressesCounted(page)).toBeUndefined();
  });
  await countVisits(desk.request, false);
});
