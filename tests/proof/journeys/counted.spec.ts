import type { APIRequestContext, Page } from 'playwright/test';
import type { DataLayerEvent } from '../../../src/contract/site/dataLayer.ts';
import { saveSettings, siteSettings } from '../../../src/contract/site/site.ts';
import { deskLinks } from '../../../src/ui/press/deskLinks.ts';
import { links, paths } from '../../../src/ui/press/links.ts';
import { hydrated } from '../../support/browser/hydrated.ts';
import {
  buyButton,
  fillGuest,
  fillReport,
  inSight,
  openCartWith,
  placeOrder,
  sendReport,
  titleOf,
} from '../../support/browser/shopperSteps.ts';
import { wordsOf } from '../../support/run/words.ts';
import { readOrder } from '../../support/shop/orderRecord.ts';
import { guestNamed } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

/** The desk is in English. */
const deskWords = wordsOf(false);

/** Focus stops past the section menu, the plans and the lectures of a course. */
const keyboardStops = 45;

/** Turns visit counting on or off for the whole shop, as an administrator does in the settings. */
async function countVisits(desk: APIRequestContext, isOn: boolean): Promise<void> {
  const { data } = await (await desk.get(siteSettings.path)).json();
  const saved = await desk.put(saveSettings.path, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { ...data.site, is_enable_analytics: isOn ? 1 : 0 },
  });
  expect(saved.ok()).toBe(true);
}

/** The reported sales so far, by name and, once bought, by order number. */
const salesOn = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: (DataLayerEvent | { ecommerce: null })[] }).dataLayer ?? []).flatMap((told) => {
      if (!('event' in told)) return [];
      if (told.event === 'purchase') return [`purchase ${told.ecommerce.transaction_id}`];
      return told.event === 'begin_checkout' ? [told.event] : [];
    }),
  );

/** Events so far: addresses of pages and ids of items, in order. */
const addressesCounted = (page: Page) =>
  page.evaluate(() =>
    (window as { dataLayer?: (DataLayerEvent | { ecommerce: null })[] }).dataLayer?.flatMap((told) => {
      if (!('event' in told)) return [];
      if (told.event === 'page_view') return [new URL(told.page_location).pathname];
      return told.ecommerce.items.map((item) => item.item_id);
    }),
  );

/** Walks through the page by keyboard; returns the stops that were focused out of view. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < keyboardStops; stop += 1) {
    await page.keyboard.press('Tab');
    // Content that comes into view with the focus is laid out only then, and the page scrolls after it.
    await page.waitForFunction(isFocusInSight, undefined, { timeout: 2_000 }).catch(async () => {
      hidden.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    });
  }
  return hidden;
}

/** Runs in the page. */
function isFocusInSight(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return true;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const inSight = document.elementFromPoint(left + Math.min(width / 2, 40), top + height / 2);
  const around = focused.closest('label') ?? focused;
  return around.contains(inSight) || inSight?.contains(focused) === true;
}

/** Runs in the page: whether nothing covers the centre of the element. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

test('the question about counting covers nothing that the keyboard reaches, nor itself in large letters', async ({
  page,
  desk,
  words,
}) => {
  const texts = words.measurement;
  const question = page.getByRole('region', { name: texts.ask });

  await countVisits(desk.request, true);
  await test.step('the question covers nothing, and nothing is reported before the answer', async () => {
    await page.goto(links.course('1003'));
    await expect(question).toBeVisible();
    await buyButton(page, words).click({ trial: true });
    const answers = question.getByRole('button');
    const [no, yes] = await Promise.all([answers.first().boundingBox(), answers.last().boundingBox()]);
    expect(Math.round(no?.width ?? 0)).toBe(Math.round(yes?.width ?? 1));
    expect(await addressesCounted(page)).toBeUndefined();
  });

  await test.step('every focus stop is visible beside the question, on a course of each layout', async () => {
    for (const id of ['1003', '1022', '1015', '1025']) {
      await page.goto(links.course(id));
      await expect(question).toBeVisible();
      // The bottom bar grows with late content.
      await hydrated(page);
      expect(await hiddenStops(page), `course ${id}`).toEqual([]);
    }
  });

  await test.step('letters twice as large leave both answers in sight, above the bar at the foot', async () => {
    const size = page.viewportSize();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const screen of [
      { width: 390, height: 844 },
      { width: 1024, height: 768 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(screen);
      for (const name of [texts.refuse, texts.accept]) {
        const answer = question.getByRole('button', { name, exact: true });
        await expect(answer).toBeInViewport({ ratio: 0.99 });
        await expect.poll(() => answer.evaluate(isOnTop), `${name} at ${screen.width} px`).toBe(true);
      }
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    if (size) await page.setViewportSize(size);
  });

  await countVisits(desk.request, false);
});

test('a checkout is reported once per cart, and a purchase once per order, with the approval', async ({
  page,
  desk,
  words,
}) => {
  await countVisits(desk.request, true);
  const guest = guestNamed('มะลิ', 'นับครั้งเดียว');
  await page.goto(links.account());
  await page.locator('#measurement').getByText(words.measurement.accept, { exact: true }).click();
  await openCartWith(page, words, '1003');

  await test.step('the cart is a page view, and its checkout is reported with its items', async () => {
    await expect.poll(() => addressesCounted(page)).toContain('/cart');
    await page.getByRole('link', { name: words.cart.guest }).click();
    await expect.poll(() => salesOn(page)).toEqual(['begin_checkout']);
    const told = await page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer?.at(-1));
    expect(told).toMatchObject({
      event: 'begin_checkout',
      ecommerce: {
        currency: 'THB',
        value: expect.any(Number),
        items: [{ item_id: '1003', item_name: titleOf('1003', 'th'), item_variant: expect.any(String), quantity: 1 }],
      },
    });
  });

  await test.step('not again by the way back, a reload or another tab', async () => {
    await page.goBack();
    await page.goForward();
    const sinceCart = async () => (await addressesCounted(page))?.slice(2);
    await expect.poll(sinceCart).toEqual(['/cart', links.checkout(), '1003', '/cart', links.checkout()]);
    expect(await salesOn(page)).toEqual(['begin_checkout']);
    await page.reload();
    const other = await page.context().newPage();
    await other.goto(links.checkout());
    for (const tab of [page, other]) {
      await expect.poll(() => addressesCounted(tab)).toEqual([links.checkout()]);
      await expect(inSight(tab.getByRole('button', { name: words.checkout.submit }))).toBeVisible();
    }
    for (const tab of [page, other]) expect(await salesOn(tab)).toEqual([]);
    await other.close();
  });

  await fillGuest(page, words, guest);
  const token = await placeOrder(page, words);
  const order = await readOrder(page, token);
  await fillReport(page, words);
  await sendReport(page, words);
  await expect.poll(async () => (await readOrder(page, token)).status).toBe('pendingApproved');
  expect(await salesOn(page)).toEqual([]);

  await test.step('the approval is a purchase, of which no other tab and no reload makes another', async () => {
    const bought = `purchase ${order.number}`;
    const other = await page.context().newPage();
    await other.goto(links.order(token));
    await desk.goto(deskLinks.order(order.id));
    await desk.getByRole('button', { name: deskWords.administration.decide.approve, exact: true }).click();
    await desk.getByRole('dialog').getByRole('button', { name: deskWords.slipQueue.approve.confirm }).click();
    await expect(desk.getByText(deskWords.administration.decide.approved(order.number))).toBeVisible();
    for (const tab of [page, other]) {
      await expect(tab.getByText(words.orders.status.approved, { exact: true }).first()).toBeVisible();
    }
    await expect.poll(async () => [...(await salesOn(page)), ...(await salesOn(other))]).toEqual([bought]);
    const told = await Promise.all([page, other].map((tab) => tab.evaluate(() => JSON.stringify(window.dataLayer))));
    for (const own of [guest.email, guest.lastName, token]) expect(told.join()).not.toContain(own);
    await page.reload();
    await expect.poll(() => addressesCounted(page)).toEqual([paths.thankYou]);
    await page.goto(links.studentOrders());
    await expect(page.getByRole('article').filter({ hasText: order.number })).toBeVisible();
    expect(await salesOn(page)).toEqual([]);
  });
  await countVisits(desk.request, false);
});

test('the question is placed close above the bar at the foot of the page', async ({ page, desk, words }) => {
  await countVisits(desk.request, true);
  const question = page.getByRole('region', { name: words.measurement.ask });
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const address of [links.home(), links.course('1003'), links.course('1025')]) {
      await page.goto(address);
      await expect(question).toBeVisible();
      // A bar may wrap once its prices have loaded; the question moves with it.
      await expect(async () => {
        const gap = await question.evaluate(gapBelow);
        expect(gap, `${address} at ${width} px`).toBeGreaterThanOrEqual(8);
        expect(gap, `${address} at ${width} px`).toBeLessThanOrEqual(32);
      }).toPass();
    }
  }
  await countVisits(desk.request, false);
});

/** Runs in the page: distance between the question's answers and the bar below or the screen's end. */
function gapBelow(question: Element): number {
  const feet = [...document.querySelectorAll('.sticky, .tabs')].map((foot) => foot.getBoundingClientRect());
  const foot = Math.min(innerHeight, ...feet.filter(({ height }) => height > 0).map(({ top }) => top));
  const answers = [...question.querySelectorAll('button')].map((button) => button.getBoundingClientRect().bottom);
  return foot - Math.max(...answers);
}
