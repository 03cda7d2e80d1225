import { randomUUID } from 'node:crypto';
import type { Page, Route } from 'playwright/test';
import * as z from 'zod/mini';
import { saveCartCall } from '../../../src/contract/cart/cart.ts';
import { cancelOrderCall, listOrders, placeOrderCall } from '../../../src/contract/order/order.ts';
import { reportTransferCall } from '../../../src/contract/order/payment.ts';
import type { Language } from '../../../src/domain/localText.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { buddhistEraOffset, formatBangkokDate } from '../../../src/domain/time.ts';
import { links } from '../../../src/ui/press/links.ts';
import {
  becomeMember,
  buyAsGuest,
  fillGuest,
  fillReport,
  inSight,
  languageOf,
  openCartWith,
  orderButton,
  reportSheet,
  sendReport,
  titleOf,
} from '../../support/browser/shopperSteps.ts';
import { readOrder } from '../../support/shop/orderRecord.ts';
import { guestNamed, memberNamed } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

const yearMs = 365 * 86_400_000;

test('a report keeps to the day of the shop, and an order that was given up elsewhere still takes late money', async ({
  page,
  words,
  locale,
}) => {
  const token = await buyAsGuest(page, words, '1012', guestNamed('ธีร์', 'มือไว'));
  // The report starts with the server's date, whatever the device's clock says.
  await page.clock.setFixedTime(Date.now() + 2 * yearMs);
  await page.goto(`${links.order(token)}?report=1`);
  const day = reportSheet(page, words).getByRole('textbox', { name: words.report.fields.date });
  await expect(day).toHaveValue(new RegExp(`${yearOf(languageOf(locale))}$`));
  await cancelElsewhere(page, token);
  await expect(reportSheet(page, words)).toBeHidden();
  await expect(page.getByText(words.report.overtaken.cancelled)).toBeVisible();
  await expect(page.getByRole('heading', { name: words.orders.next.cancelled.title })).toBeVisible();

  // A sent transfer can still be reported; refused fields are corrected in the same form.
  await page.getByRole('button', { name: words.orders.actions.reportLate }).click();
  await fillReport(page, words);
  await page.context().route(`**${reportTransferCall.path}`, sendTooLate, { times: 1 });
  await sendReport(page, words);
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await expect(day).toBeFocused();
  await expect(day).toHaveAccessibleDescription(new RegExp(words.report.dateFuture));
  await sendReport(page, words);
  await expect.poll(async () => (await readOrder(page, token)).reports.length).toBe(1);
});

/** Sends the report with a date that the server refuses. */
async function sendTooLate(route: Route): Promise<void> {
  const body = route.request().postDataJSON();
  await route.continue({ postData: JSON.stringify({ ...body, transfer_datetime: '2099-01-01 00:00:00' }) });
}

test('two tabs share one cart, and only one of them orders it', async ({ page, watch, words, locale }) => {
  const language = languageOf(locale);
  const guest = guestNamed('ฟ้า', 'สองแท็บ');
  await openCartWith(page, words, '1012');
  const other = watch(await page.context().newPage());
  await openCartWith(other, words, '1017');
  const lines = page.getByRole('list', { name: words.cart.lines }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(inSight(page.getByRole('link', { name: words.shell.cartWith(2) }))).toBeVisible();
  await other.getByRole('button', { name: words.cart.removeOf(titleOf('1012', language)) }).click();
  await expect(lines).toHaveCount(1);

  for (const tab of [page, other]) {
    await tab.getByRole('link', { name: words.cart.guest }).click();
    await fillGuest(tab, words, guest);
  }
  await orderButton(page, words).click();
  await expect(page).toHaveURL(/\/order\//);
  await expect(other.getByRole('heading', { name: words.checkout.empty.title })).toBeVisible();
  await expect(other.getByText(words.checkout.alreadyOrdered)).toBeVisible();
  expect(await ownOrders(page)).toHaveLength(1);
});

test('items ordered on another device meanwhile are refused once, with links', async ({ page, words, locale }) => {
  const title = titleOf('1012', languageOf(locale));
  const { refusals } = words.checkout;
  await becomeMember(page, memberNamed('ปลา', 'สองเครื่อง'));
  await openCartWith(page, words, '1012');
  await page.getByRole('link', { name: words.cart.checkout }).click();
  await page.getByRole('radio', { name: words.checkout.methods.details.bankTransfer }).check();
  // The next exchange of this cart removes items that were ordered elsewhere.
  await page.context().route(`**${saveCartCall.path}`, () => {});
  await page.context().route(`**${placeOrderCall.path}`, orderElsewhereFirst, { times: 1 });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await orderButton(page, words).click();
  const box = page.getByRole('region', { name: refusals.heading });
  await expect(box).toContainText(`${words.duplicates.openOrder}: ${title}`);
  await expect(box).toBeInViewport({ ratio: 1 });
  await expect(box).toBeFocused();
  await expect(page.getByText(words.checkout.failedTitle), 'one box tells it').toBeHidden();
  await expect(box.getByRole('link', { name: refusals.toOrders })).toBeVisible();
  await expect(page.getByText(words.duplicates.openOrder)).toHaveCount(1);
  await box.getByRole('button', { name: refusals.takeOut(title) }).click();
  await expect(page.getByRole('heading', { name: words.checkout.empty.title })).toBeVisible();
  expect(await ownOrders(page)).toHaveLength(1);
});

test('an order answered by an intermediary, while the shop answers everything else, is reported after one retry', async ({
  page,
  words,
}) => {
  await becomeMember(page, memberNamed('ปลา', 'หลังหน้าร้าน'));
  await openCartWith(page, words, '1012');
  await page.getByRole('link', { name: words.cart.checkout }).click();
  await page.getByRole('radio', { name: words.checkout.methods.details.bankTransfer }).check();
  let sent = 0;
  const answer = async (route: Route) => {
    sent += 1;
    await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
  };
  await page.context().route(`**${placeOrderCall.path}`, answer);
  await orderButton(page, words).click();
  await expect(page.getByText(words.checkout.unknown)).toBeVisible();
  expect(sent).toBe(2);
  await page.context().unroute(`**${placeOrderCall.path}`, answer);
  await orderButton(page, words).click();
  await expect(page).toHaveURL(/\/order\//);
  expect(await ownOrders(page)).toHaveLength(1);
});

/** The same person orders the same items on another device just before. */
async function orderElsewhereFirst(route: Route): Promise<void> {
  const request = route.request();
  const headers = { ...request.headers(), 'idempotency-key': randomUUID() };
  const answer = await route.fetch({ headers });
  expect(answer.ok(), 'it is ordered elsewhere').toBe(true);
  await route.continue();
}

async function ownOrders(page: Page): Promise<readonly Order[]> {
  const answer = await page.request.get(listOrders.path);
  return listOrders.response.parse(await answer.json()).rows;
}

/** The current year as a date shows it. */
const yearOf = (language: Language): number =>
  Number(formatBangkokDate(Date.now()).slice(0, 4)) + (language === 'th' ? buddhistEraOffset : 0);

/** Cancels the order like another window of its buyer. */
async function cancelElsewhere(page: Page, token: string): Promise<void> {
  const orderId = (await ownOrders(page)).find((order) => order.token === token)?.id ?? '';
  const answer = await page.request.post(cancelOrderCall.path, {
    data: z.encode(cancelOrderCall.body, { orderId, token }),
  });
  expect(answer.ok(), 'the order is cancelled').toBe(true);
}
