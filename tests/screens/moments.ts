import type { Page } from 'playwright';
import { adminOrders } from '../../src/contract/administration.ts';
import type { WireFailure } from '../../src/contract/failure.ts';
import type { Order } from '../../src/domain/order.ts';
import type { OrderStatus } from '../../src/domain/orderStatus.ts';
import { links } from '../../src/ui/links.ts';
import { administrator, guestNamed } from '../support/person.ts';
import { buyAsGuest, enter, fillReport, registerFor, sendReport } from '../support/shopperSteps.ts';
import { type Words, wordsOf } from '../support/words.ts';

/** Who buys on these screens. */
export const guest = guestNamed('ชลธิชา', 'ใจดี');

/** What must have happened before a screen shows a state, or happens on it then. */
export const wordsOn = async (page: Page): Promise<Words> =>
  wordsOf(await page.evaluate(() => navigator.language.startsWith('th')));

/** Opens the screen as on a first visit, with a shop that takes its time. */
export async function whileLoading(page: Page): Promise<void> {
  await openAnew(page, () => undefined);
  await page.locator('main [aria-busy=true]').first().waitFor();
  await page.locator('main .sk').first().waitFor();
}

/** Opens the screen as on a first visit, with a shop that stumbles at every question. */
export async function whenBroken(page: Page): Promise<void> {
  const json = { success: false, error: { code: 'SERVER_ERROR', message: '' } } satisfies WireFailure;
  await openAnew(page, (route) => route.fulfill({ status: 500, json }));
  await page.locator('main .empty').first().waitFor();
}

async function openAnew(page: Page, answer: Parameters<Page['route']>[1]): Promise<void> {
  const address = page.url();
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    localStorage.clear();
  });
  await page.route(/\/(public|private|api)\//, answer);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
}

export async function cartWith(page: Page, ...courseIds: readonly string[]): Promise<void> {
  for (const id of courseIds) await registerFor(page, await wordsOn(page), id);
}

/** A guest's order of a course that is not paid yet; its report is open. */
export async function unpaidOrder(page: Page): Promise<string> {
  const token = await buyAsGuest(page, await wordsOn(page), '1018', guestNamed(guest.firstName, guest.lastName));
  return links.order(token);
}

/** The same, reported with a slip. */
export async function reportedOrder(page: Page): Promise<string> {
  const words = await wordsOn(page);
  const address = await unpaidOrder(page);
  await fillReport(page, words);
  await sendReport(page, words);
  await page.waitForURL(/\/thankyou/);
  return address;
}

/** An order of the demo shop in this status; the browser stays a guest's. */
export async function demoOrder(page: Page, status: OrderStatus): Promise<Order> {
  await enter(page, administrator);
  const answer = await page.request.get(`${adminOrders.path}?status=${status}`);
  const { rows } = adminOrders.response.parse(await answer.json());
  await page.context().clearCookies();
  const [order] = rows;
  if (!order) throw new Error(`The demo shop has no order that is ${status}`);
  return order;
}
