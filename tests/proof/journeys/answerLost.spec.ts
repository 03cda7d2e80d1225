import type { Route } from 'playwright/test';
import * as z from 'zod/mini';
import { mergeCartCall, saveCartCall } from '../../../src/contract/cart/cart.ts';
import { cancelOrderCall, listOrders, placeOrderCall } from '../../../src/contract/order/order.ts';
import { links } from '../../../src/ui/press/links.ts';
import { useCode } from '../../support/browser/couponSteps.ts';
import { goOffline } from '../../support/browser/offline.ts';
import {
  buyAsGuest,
  fillGuest,
  fillReport,
  openCartWith,
  orderButton,
  reportButton,
  reportSheet,
  sendReport,
  tokenOf,
} from '../../support/browser/shopperSteps.ts';
import { readOrder } from '../../support/shop/orderRecord.ts';
import { guestNamed } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

const reportAddress = '**/public/payment/report';

test('a report that arrived, its answer lost, is not said in other words, and the shop has it once', async ({
  page,
  words,
  readyOffline,
}) => {
  await page.goto('/');
  await readyOffline(page);
  const token = await buyAsGuest(page, words, '1024', guestNamed('เมฆ', 'ไกลฟ้า'));
  await fillReport(page, words);
  await page.context().route(reportAddress, async (route) => {
    await route.fetch();
    await page.context().setOffline(true);
    await route.abort();
  });
  await sendReport(page, words);
  await expect(reportSheet(page, words)).toBeHidden();
  await page.context().unroute(reportAddress);

  await page.goto('/myaccount/outbox');
  await expect(page.getByText(words.outbox.mayHaveArrived)).toBeVisible();
  await expect(page.getByRole('button', { name: words.outbox.edit, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: words.outbox.discard, exact: true }).click();
  const question = page.getByRole('dialog', { name: words.outbox.discardQuestion.title });
  await expect(question).toContainText(/#\d+/);
  await expect(question).toContainText(words.outbox.discardQuestion.mayHaveArrived('').split('#')[1]?.trim() ?? '');
  await question.getByRole('button', { name: words.outbox.discardQuestion.refuse, exact: true }).click();

  await page.context().setOffline(false);
  await expect(page.getByText(words.outbox.sent)).toBeVisible();
  const order = await readOrder(page, token);
  expect([order.status, order.reports.length]).toEqual(['pendingApproved', 1]);
});

test('a report that another device overtook leads to its order, and goes from the device after a question', async ({
  page,
  otherDevice,
  words,
  readyOffline,
}) => {
  const { outbox } = words;
  await page.goto('/');
  await readyOffline(page);
  const token = await buyAsGuest(page, words, '1024', guestNamed('น้ำ', 'สองเครื่อง'));
  await fillReport(page, words);
  await goOffline(page, words);
  await sendReport(page, words);
  await expect(reportSheet(page, words)).toBeHidden();

  const other = await otherDevice();
  await other.goto(`${links.order(token)}?report=1`);
  await fillReport(other, words, 'tests/fixtures/slip-small.jpg');
  await sendReport(other, words);
  await expect.poll(async () => (await readOrder(other, token)).status).toBe('pendingApproved');

  await page.context().setOffline(false);
  await expect(page.getByText(outbox.overtakenHere.body)).toBeVisible();
  await expect(page.getByRole('button', { name: outbox.mend })).toHaveCount(0);
  await page.getByRole('region', { name: outbox.title }).getByRole('link', { name: outbox.title }).click();
  await expect(page.getByRole('button', { name: outbox.mend })).toHaveCount(0);
  await expect(page.getByRole('link', { name: outbox.seeOrder })).toHaveAttribute('href', links.order(token));
  await expect(page.getByText(outbox.overtaken)).toBeVisible();
  await page.getByRole('button', { name: outbox.remove }).click();
  const question = page.getByRole('dialog', { name: outbox.removeQuestion.title });
  await question.getByRole('button', { name: outbox.removeQuestion.confirm, exact: true }).click();
  await expect(page.getByRole('heading', { name: outbox.empty.title })).toBeVisible();
});

test('an order that arrived with a lost answer is reported by the same press and at the next start', async ({
  page,
  watch,
  words,
}) => {
  const address = `**${placeOrderCall.path}`;
  // The delayed settlement of the last start's order arrives during this press, and must not change it.
  const pressed = Promise.withResolvers<void>();
  await page.context().route(/settleOpenAttempt/, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  const loseAnswer = async (route: Route) => {
    pressed.resolve();
    await route.fetch();
    await route.abort();
  };
  await openCartWith(page, words, '1017');
  await page.getByRole('link', { name: words.cart.guest }).click();
  await fillGuest(page, words, guestNamed('ดาว', 'คำตอบหาย'));
  await page.context().route(address, loseAnswer, { times: 1 });
  await orderButton(page, words).click();
  await expect(page).toHaveURL(/\/order\/[\w-]{22,}/);

  await openCartWith(page, words, '1012');
  await page.getByRole('link', { name: words.cart.checkout }).click();
  const arrived = Promise.withResolvers<void>();
  await page.context().route(address, async (route) => {
    await route.fetch();
    arrived.resolve();
  });
  await orderButton(page, words).click();
  await arrived.promise;
  const again = watch(await page.context().newPage());
  await page.close();
  await again.goto('/');
  await expect(again.getByText(words.checkout.arrived.detail)).toBeVisible();
  await again.goto('/checkout');
  await expect(again.getByRole('heading', { name: words.checkout.empty.title })).toBeVisible();
  const answer = await again.request.get(listOrders.path);
  expect(listOrders.response.parse(await answer.json()).rows).toHaveLength(2);
});

test('an earlier press’s other order is mentioned in the report that opens, and then on the page', async ({
  page,
  words,
}) => {
  const { earlier, mayCancel } = words.orders.otherThanAgreed;
  await openCartWith(page, words, '1003');
  await page.getByRole('link', { name: words.cart.guest }).click();
  await fillGuest(page, words, guestNamed('ดาว', 'เปลี่ยนใจ'));
  await page.getByRole('radio', { name: words.checkout.methods.details.bankTransfer }).check();
  // A cart that the shop has emptied meanwhile leads to the order by itself.
  for (const { path } of [saveCartCall, mergeCartCall])
    await page.context().route(`**${path}`, (route) => route.abort());
  await page.context().route(`**${placeOrderCall.path}`, async (route) => {
    await route.fetch();
    await route.fulfill({ status: 503, body: '' });
  });
  await orderButton(page, words).click();
  await expect(page.getByText(words.checkout.unknown)).toBeVisible();
  await page.context().unroute(`**${placeOrderCall.path}`);
  await useCode(page, words, 'lan100');
  await expect(page.getByText(words.checkout.summary.coupon('LAN100'), { exact: true })).toBeVisible();
  await orderButton(page, words).click();

  const told = page.getByRole('status').filter({ hasText: earlier.detail });
  await expect(told).toContainText(mayCancel);
  await expect(page.getByText(earlier.detail)).toBeInViewport();
  // No second notice repeats it.
  await expect(page.getByText(earlier.detail)).toHaveCount(1);
  await page.reload();
  await expect(page.getByText(earlier.detail)).toBeVisible();
  const token = tokenOf(page);
  const { id: orderId } = await readOrder(page, token);
  await page.request.post(cancelOrderCall.path, { data: z.encode(cancelOrderCall.body, { orderId, token }) });
  await expect(page.getByText(mayCancel)).toHaveCount(0);
  await expect(page.getByText(earlier.detail)).toBeVisible();
});

test('a reloaded checkout continues to the order with a lost answer, once the shop is back', async ({
  page,
  words,
  readyOffline,
}) => {
  await page.goto('/');
  await readyOffline(page);
  await buyAsGuest(page, words, '1017', guestNamed('ฟ้า', 'เปิดใหม่'));
  // The shop has a mirror of this cart, and empties it when the order is placed.
  const mirrored = page.waitForResponse(
    (answer) => answer.url().endsWith(saveCartCall.path) && (answer.request().postData()?.includes('1012') ?? false),
  );
  await openCartWith(page, words, '1012');
  await mirrored;
  await page.getByRole('link', { name: words.cart.checkout }).click();
  await page.getByRole('radio', { name: words.checkout.methods.details.bankTransfer }).check();
  const arrived = Promise.withResolvers<void>();
  await page.context().route(`**${placeOrderCall.path}`, async (route) => {
    await route.fetch();
    await page.context().setOffline(true);
    await route.abort();
    arrived.resolve();
  });
  await orderButton(page, words).click();
  await arrived.promise;
  await page.context().unroute(`**${placeOrderCall.path}`);
  await page.reload();
  await expect(page.getByText(words.checkout.unknown)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/order\/[\w-]{22,}/);
  await expect(reportButton(page, words)).toBeVisible();
});
