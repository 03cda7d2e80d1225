import type { Page } from 'playwright';
import type * as z from 'zod/mini';
import { adminOrders } from '../../src/contract/administration/administration.ts';
import type { WireFailure } from '../../src/contract/failure.ts';
import { addAddressCall } from '../../src/contract/people/addresses.ts';
import { login } from '../../src/contract/people/session.ts';
import { saveTaxDataCall } from '../../src/contract/people/taxData.ts';
import type { Language } from '../../src/domain/localText.ts';
import type { Order } from '../../src/domain/order/order.ts';
import type { OrderStatus } from '../../src/domain/order/orderStatus.ts';
import type { PostalAddress } from '../../src/domain/people/postalAddress.ts';
import type { TaxData } from '../../src/domain/tax/taxData.ts';
import { links } from '../../src/ui/press/links.ts';
import {
  becomeMember,
  buyAsGuest,
  enter,
  fillReport,
  openCartWith,
  sendReport,
} from '../support/browser/shopperSteps.ts';
import { type Words, wordsOf } from '../support/run/words.ts';
import { administrator, guestNamed, memberNamed } from '../support/shop/person.ts';
import type { RunningShop } from '../support/shop/shopServer.ts';
import { encodeBody } from '../support/shop/wireRequest.ts';

/** The buyer on these screens. */
export const guest = guestNamed('ชลธิชา', 'ใจดี');

/** Texts in the page's language. */
export const wordsOn = async (page: Page): Promise<Words> =>
  wordsOf(await page.evaluate(() => navigator.language.startsWith('th')));

export const languageOn = async (page: Page): Promise<Language> =>
  (await page.evaluate(() => navigator.language.startsWith('th'))) ? 'th' : 'en';

/** Opens the screen as a first visit, while the shop's answers are held. */
export async function whileLoading(page: Page): Promise<void> {
  await openAnew(page, () => undefined);
  await page.locator('main [aria-busy=true]').first().waitFor();
  await page.locator('main .sk').first().waitFor();
}

/** Opens the screen as a first visit, while every call fails. */
export async function whenBroken(page: Page): Promise<void> {
  const json = { success: false, error: { code: 'SERVER_ERROR', message: '' } } satisfies WireFailure;
  await openAnew(page, (route) => route.fulfill({ status: 500, json }));
  await page.locator('main .empty').first().waitFor();
}

/** Server-rendered pages never wait, so the waiting state needs a navigation within the app. */
async function openAnew(page: Page, answer: Parameters<Page['route']>[1]): Promise<void> {
  const address = page.url();
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    localStorage.clear();
  });
  await page.route(/\/(public|private|api)\//, answer);
  await comeTo(page, address);
}

/** Navigates within the app, so that the screen fetches its data. */
export async function comeTo(page: Page, address: string): Promise<void> {
  await page.goto(links.storage(), { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

export async function cartWith(page: Page, ...courseIds: readonly string[]): Promise<void> {
  for (const id of courseIds) await openCartWith(page, await wordsOn(page), id);
}

/** A guest's unpaid order of a course. */
export async function unpaidOrder(page: Page): Promise<string> {
  const token = await buyAsGuest(page, await wordsOn(page), '1018', guestNamed(guest.firstName, guest.lastName));
  return links.order(token);
}

/** The same order, reported with a slip. */
export const reportedOrder = (page: Page): Promise<string> => orderReportedWith(page);

/** The same order, reported with this slip. */
export async function orderReportedWith(page: Page, slip?: Parameters<typeof fillReport>[2]): Promise<string> {
  const words = await wordsOn(page);
  const address = await unpaidOrder(page);
  await fillReport(page, words, slip);
  await sendReport(page, words);
  await page.waitForURL(/\/thankyou/);
  return address;
}

/** A demo order with this status; the browser stays a guest's. */
export async function demoOrder(page: Page, status: OrderStatus): Promise<Order> {
  await enter(page, administrator);
  const answer = await page.request.get(`${adminOrders.path}?status=${status}`);
  const { rows } = adminOrders.response.parse(await answer.json());
  await page.context().clearCookies();
  const [order] = rows;
  if (!order) throw new Error(`The demo shop has no order that is ${status}`);
  return order;
}

const home: PostalAddress = {
  recipient: 'กานดา มีสุข',
  tel: '0812345678',
  line: '88/12 ซอยอารีย์ 4 ถนนพหลโยธิน',
  subdistrict: 'พญาไท',
  district: 'พญาไท',
  province: 'กรุงเทพมหานคร',
  postcode: '10400',
  isDefault: true,
};
const parents: PostalAddress = {
  ...home,
  recipient: 'มาลี มีสุข',
  line: '5 หมู่ 3',
  subdistrict: 'สุเทพ',
  district: 'เมืองเชียงใหม่',
  province: 'เชียงใหม่',
  postcode: '50200',
  isDefault: false,
};
const company: TaxData = {
  personType: 'juristic',
  nameOne: 'บริษัท ปิ่นทองการค้า จำกัด',
  nameTwo: '00000',
  payerId: '0105536000310',
  address: '88/12 ถนนพหลโยธิน แขวงพญาไท เขตพญาไท กรุงเทพมหานคร',
  postcode: '10400',
  isDeliveredToTaxAddress: true,
  deliveryAddress: '',
  certificateName: null,
};

/** A member with two addresses, doubtful tax data, and a second sign-in on a phone. */
export async function filledAccount(page: Page, shop: RunningShop): Promise<undefined> {
  const member = memberNamed('กานดา', 'มีสุข');
  await becomeMember(page, member);
  await save(page, addAddressCall, home);
  await save(page, addAddressCall, parents);
  await save(page, saveTaxDataCall, company);
  const { username, password } = member;
  const userAgent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
  await fetch(`${shop.url}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ username, password }),
  });
}

async function save<B extends z.core.$ZodType>(
  page: Page,
  call: { readonly method: string; readonly path: string; readonly body: B },
  body: z.output<B>,
): Promise<void> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  await page.request.fetch(call.path, { method: call.method, data: encodeBody(call, body), headers });
}
