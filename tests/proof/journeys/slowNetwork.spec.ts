import type { Route } from 'playwright/test';
import { cartPaymentMethods } from '../../../src/contract/cart/cart.ts';
import { courseComments } from '../../../src/contract/catalogue/comment.ts';
import { listOrders, placeOrderCall } from '../../../src/contract/order/order.ts';
import { quoteCart } from '../../../src/contract/order/quote.ts';
import { comment as commentEn } from '../../../src/i18n/en/catalogue/comment.ts';
import { comment as commentTh } from '../../../src/i18n/th/catalogue/comment.ts';
import { links } from '../../../src/ui/press/links.ts';
import { expect, test, untilSeen } from '../../support/browser/badReception.ts';
import {
  buyButton,
  enter,
  fillGuest,
  fillReport,
  inSight,
  languageOf,
  openCartWith,
  orderButton,
  placeOrder,
  reportButton,
  reportSheet,
  sendReport,
  titleOf,
  tokenOf,
} from '../../support/browser/shopperSteps.ts';
import { readOrder } from '../../support/shop/orderRecord.ts';
import { guestNamed, student } from '../../support/shop/person.ts';
import { seededRandom } from '../seededRandom.ts';

/** No worker has cached the other pages yet. */
test.describe('a first visit', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page that does not come is no spinner without an end: it says so and can be tried again', async ({
    page,
    words,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    // The page is hydrated, so the next one is rendered by the app too.
    await expect(page.locator('html')).toHaveAttribute('data-network', 'here');
    const stuck = /\.js$/;
    await page.route(stuck, () => {});
    await inSight(page.getByRole('link', { name: words.shell.cartWith(0) })).click();
    await expect(page.getByRole('main').getByText(words.ui.loading)).toBeAttached();
    await page.clock.fastForward(30_000);
    await expect(page.getByRole('heading', { level: 1, name: words.states.offline.title })).toBeVisible();
    await page.unroute(stuck);
    await page.getByRole('button', { name: words.states.offline.retry }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.cart.empty.title })).toBeVisible();
  });

  test('a picture that was to be looked at closely when the network went opens by itself, and only where somebody still waits', async ({
    page,
    context,
    words,
  }) => {
    const { gallery } = words.product;
    const { until, stop } = words.waiting;
    const closeUp = page.getByRole('button', { name: gallery.closeUp });
    const view = page.getByRole('dialog', { name: gallery.closeUp });
    const waits = page.getByText(until.offline);
    await page.goto(links.product('5001'));
    await expect(page.locator('html')).toHaveAttribute('data-network', 'here');
    await context.setOffline(true);
    await closeUp.click();
    await expect(waits).toBeVisible();
    await page.getByRole('button', { name: stop, exact: true }).click();
    await expect(waits).toBeHidden();
    await closeUp.click();
    await expect(waits).toBeVisible();
    await context.setOffline(false);
    await expect(view).toBeVisible();
  });

  test('a page opens though one of its requests was broken off', async ({ page, words }) => {
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-network', 'here');
    let broken = 0;
    const breakOff = async (route: Route) => {
      broken += 1;
      await route.abort();
    };
    await page.route(/\.js$/, breakOff, { times: 1 });
    await inSight(page.getByRole('link', { name: words.shell.cartWith(0) })).click();
    await expect(page.getByRole('heading', { level: 1, name: words.cart.empty.title })).toBeVisible();
    expect(broken).toBe(1);
  });

  test('a product that does not come shows what its list told of it, says so and can be tried again', async ({
    page,
    words,
    locale,
  }) => {
    const title = titleOf('5003', languageOf(locale));
    const { offline } = words.states;
    await page.clock.install();
    await page.goto(links.products());
    // No call is answered: a single answer would make the page retry before the person does.
    const held: Route[] = [];
    const dead = ({ pathname }: URL) => !pathname.startsWith('/assets/');
    await page.route(dead, (route) => void held.push(route));
    await page.getByRole('link', { name: title }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').locator('.price').first()).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('heading', { level: 2, name: offline.title })).toBeVisible();
    await page.getByRole('button', { name: offline.retry }).click();
    await page.unroute(dead);
    // The page has aborted some of them.
    await Promise.all(held.map((route) => route.continue().catch(() => {})));
    await expect(page.getByRole('button', { name: words.product.addToCart })).toBeVisible();
  });

  test('questions that do not come say so, and come when they are asked for again', async ({ page, words, locale }) => {
    const texts = languageOf(locale) === 'th' ? commentTh : commentEn;
    await page.clock.install();
    await page.goto(`${links.courses()}?pageSize=40`);
    const stuck = (url: URL) => url.pathname === courseComments.path.replace('{courseId}', '1012');
    const held: Route[] = [];
    await page.route(stuck, (route) => void held.push(route));
    await page
      .getByRole('link', { name: titleOf('1012', languageOf(locale)) })
      .first()
      .click();
    const part = page.getByRole('region', { name: words.course.comments, exact: true });
    await part.scrollIntoViewIfNeeded();
    await expect.poll(() => held.length).not.toBe(0);
    await page.clock.fastForward(10_000);
    const again = part.getByRole('button', { name: words.ui.retry });
    await expect(part.getByText(words.ui.late)).toBeVisible();
    const before = held.length;
    await again.click();
    await expect.poll(() => held.length).toBeGreaterThan(before);
    // Held requests continue.
    await page.unroute(stuck);
    await expect(part.getByText(texts.empty)).toBeVisible();
    await expect(again).toBeHidden();
  });

  test('a notice and a question whose code does not load are reported, and lose nothing', async ({ page, words }) => {
    const { account, registration, ui } = words;
    const abort = (pattern: RegExp) => page.route(pattern, (route) => route.abort('connectionfailed'));
    await page.goto('/register');
    await expect(page.getByRole('heading', { level: 1, name: registration.title })).toBeVisible();
    await abort(/\.js$/);
    await page.getByRole('button', { name: registration.submit, exact: true }).click();
    await expect(page.getByText(registration.invalidTitle)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: registration.title })).toBeVisible();
    await page.unrouteAll();

    await enter(page, student);
    await page.goto('/myaccount');
    const leave = page.getByRole('button', { name: account.signOut, exact: true });
    await expect(leave).toBeVisible();
    await abort(/\.js$/);
    await leave.click();
    const told = page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: ui.missingPart });
    await expect(told).toBeVisible();
    await told.getByRole('button', { name: ui.close }).click();
    await expect(told).toBeHidden();
    await expect(leave).toBeVisible();
  });

  test('a checkout during server errors tells what is missing, retries and continues', async ({ page, words }) => {
    const { methods, summary } = words.checkout;
    const error = { code: 'TEMPORARILY_UNAVAILABLE', message: '' };
    const stumble = { status: 503, json: { success: false, error } };
    for (const { path } of [cartPaymentMethods, quoteCart]) await page.route(path, (route) => route.fulfill(stumble));
    await openCartWith(page, words, '1012');
    await page.goto('/checkout');
    await fillGuest(page, words, guestNamed('ช้า', 'ไม่เป็นไร'));
    await expect(page.getByText(methods.failed)).toBeVisible();
    await page.unroute(cartPaymentMethods.path);
    const retry = page.getByRole('button', { name: words.ui.retry });
    const transfer = page.getByRole('radio', { name: methods.details.bankTransfer });
    // The page also retries by itself once the server answers; then no button remains.
    await retry.or(transfer).first().waitFor();
    await retry.click({ timeout: 2_000 }).catch(() => transfer.waitFor());
    await expect(transfer).toBeChecked();
    await expect(page.getByText(summary.estimate)).toBeVisible();
    await page.unroute(quoteCart.path);
    await placeOrder(page, words);
  });

  test('an order without an answer is reported soon, the wait can be cancelled, and it is placed once', async ({
    page,
    words,
  }) => {
    const { slow, summary, unknown } = words.checkout;
    const told = (text: string) => inSight(page.getByRole('status').filter({ hasText: text }));
    const stop = inSight(page.getByRole('button', { name: words.waiting.stop }));
    const held: Route[] = [];
    await page.clock.install();
    await enter(page, student);
    await openCartWith(page, words, '1012');
    await page.goto(links.checkout());
    await page.getByRole('radio', { name: words.checkout.methods.details.bankTransfer }).check();
    await expect(page.getByText(summary.checking)).toBeHidden();
    await page.route(placeOrderCall.path, (route) => void held.push(route));
    await orderButton(page, words).click();
    await expect.poll(() => held.length).toBe(1);
    await page.clock.fastForward(3_000);
    await expect(told(slow)).toBeVisible();
    await expect(stop).toBeHidden();
    await page.clock.fastForward(7_000);
    await stop.click();
    await expect(told(unknown)).toBeVisible();
    await expect(told(slow)).toBeHidden();
    for (const route of held) await route.abort();
    await page.unroute(placeOrderCall.path);
    const again = page.waitForRequest((request) => new URL(request.url()).pathname === placeOrderCall.path);
    await placeOrder(page, words);
    const [first, second] = [held[0]!.request(), await again].map((request) => request.headers()['idempotency-key']);
    expect(second).toBe(first);
  });
});

/** Slow 3G of the browsers' developer tools. */
const slow3g = { latencyMs: 400, bytesPerSecond: 50_000 };

const call = /^\/(public|private|api)\//;

test('at slow 3G, with every fifth answer broken off, a guest orders and reports once, and nothing is lost', async ({
  phone,
  page,
  network,
  words,
}) => {
  const chance = seededRandom(20_261_121);
  const again = phone
    .getByRole('button', { name: new RegExp(`^(${words.ui.retry}|${words.states.offline.retry})$`) })
    .filter({ visible: true });
  network.slowDown(slow3g);
  network.breakWhere(({ url = '' }) => call.test(new URL(url).pathname) && chance.below(5) === 0);

  await test.step('puts a course into the cart', async () => {
    await phone.goto('/course/1012', { waitUntil: 'load' });
    const register = buyButton(phone, words);
    await untilSeen(register.filter({ visible: true }), again);
    await inSight(register).click();
    await untilSeen(phone.getByRole('link', { name: words.cart.guest }), again);
    await phone.getByRole('link', { name: words.cart.guest }).click();
  });

  await test.step('orders, and presses again where it is not known whether the order arrived', async () => {
    await untilSeen(phone.getByRole('textbox', { name: words.registration.fields.email, exact: true }), again);
    await fillGuest(phone, words, guestNamed('หยก', 'สัญญาณอ่อน'));
    await untilSeen(phone.getByRole('radio', { name: words.checkout.methods.details.bankTransfer }), again);
    const order = phone.getByRole('button', { name: words.checkout.submit, disabled: false });
    await untilSeen(reportButton(phone, words), order.filter({ visible: true }));
  });

  const token = tokenOf(phone);
  await test.step('reports the transfer with its slip', async () => {
    await untilSeen(reportSheet(phone, words), reportButton(phone, words));
    const accounts = reportSheet(phone, words).getByLabel(words.report.fields.account);
    await untilSeen(accounts.filter({ hasText: '012-3-45678-9' }), again);
    await fillReport(phone, words);
    await sendReport(phone, words);
    await expect.poll(async () => (await readOrder(page, token)).reports.length, { timeout: 60_000 }).toBe(1);
  });

  await test.step('the shop has one order, one report and its slip', async () => {
    network.breakWhere(() => false);
    const order = await readOrder(phone, token);
    expect([order.status, order.reports[0]?.slipNames.length]).toEqual(['pendingApproved', 1]);
    const mine = listOrders.response.parse(await (await phone.request.get(listOrders.path)).json());
    expect(mine.rows).toHaveLength(1);
    expect(network.broken()).toBeGreaterThan(3);
  });
});
