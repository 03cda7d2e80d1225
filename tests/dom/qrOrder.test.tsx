import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { queryClient } from '../../src/app/queryClient.ts';
import {
  chargeByBill,
  chargeByInstallments,
  chargeByLink,
  chargeByPromptPay,
  currentCharge,
} from '../../src/contract/order/charge.ts';
import { listOrders, orderByToken } from '../../src/contract/order/order.ts';
import type { Charge } from '../../src/domain/order/charge.ts';
import { formatMoney } from '../../src/i18n/format.ts';
import { links } from '../../src/ui/press/links.ts';
import { openApp } from '../support/dom/openApp.tsx';
import { unpaidOrder } from '../support/dom/orderFixture.ts';
import { plainShop } from '../support/dom/plainShop.ts';
import { wordsOf } from '../support/run/words.ts';

const { charge: texts, failures, orders } = wordsOf(true);
const order = unpaidOrder({ method: 'cardTokenPromptPay' });
const hourMs = 3_600_000;

/** Opens the order's page; the QR ends at this time of the device's clock, which the shop's is ahead of. */
async function openQr({ endsIn, shopAhead }: { endsIn: number; shopAhead: number }) {
  const shop = plainShop();
  const charge: Charge = {
    ...{ method: 'cardTokenPromptPay', state: 'open', sentAt: Date.now() - 2 * hourMs, expiresAt: Date.now() + endsIn },
    ...{ step: { kind: 'qr', picture: 'data:image/png;base64,AA==' }, card: null, failure: null },
  };
  shop.answers(orderByToken, order);
  shop.answers(currentCharge, charge);
  shop.answers(listOrders, { rows: [], total: 0 });
  shop.clockAhead(shopAhead);
  await openApp(links.order(order.token));
  return shop;
}

const picture = texts.qr.picture(formatMoney(order.total, order.currency));

test('a phone whose clock is fast still shows the QR, which the shop’s clock has not ended', async () => {
  await openQr({ endsIn: -hourMs / 2, shopAhead: -hourMs });
  expect(await screen.findByRole('img', { name: picture })).toBeVisible();
});

const made: Charge = {
  ...{ method: 'cardTokenPromptPay', state: 'open', sentAt: Date.now(), expiresAt: Date.now() + hourMs },
  ...{ step: { kind: 'qr', picture: 'data:image/png;base64,AA==' }, card: null, failure: null },
};

/** Opens the page as the press that ordered does. */
async function openJustOrdered(last: Charge | null, next = made) {
  const shop = plainShop();
  shop.answers(orderByToken, order);
  shop.answers(currentCharge, last);
  shop.answers(chargeByPromptPay, next);
  shop.answers(listOrders, { rows: [], total: 0 });
  await openApp(links.order(order.token), { afterOrder: true });
  return shop;
}

test('the press that ordered makes the QR, too', async () => {
  const shop = await openJustOrdered(null);
  expect(await screen.findByRole('img', { name: picture })).toBeVisible();
  expect(shop.sent(chargeByPromptPay)).toHaveLength(1);
});

test('a page that is reloaded before anything was charged waits for a press of its own', async () => {
  const shop = await openJustOrdered(null);
  await screen.findByRole('img', { name: picture });
  cleanup();
  queryClient.clear();
  await openApp(links.order(order.token), history.state.usr);
  expect(await screen.findByRole('button', { name: texts.qr.make })).toBeVisible();
  expect(shop.sent(chargeByPromptPay)).toHaveLength(1);
});

test('a way to pay that the buyer left is no failure of this one, which begins by its own press', async () => {
  const shop = await openJustOrdered({
    ...made,
    method: 'paymentLink',
    state: 'declined',
    step: null,
    failure: 'expired',
  });
  expect(await screen.findByRole('button', { name: texts.qr.make })).toBeVisible();
  expect(screen.queryByText(texts.declined.title)).not.toBeInTheDocument();
  expect(shop.sent(chargeByPromptPay)).toHaveLength(0);
});

test('a QR that the provider did not make says so; the next press makes it', async () => {
  const shop = await openJustOrdered(null, { ...made, state: 'declined', step: null, failure: 'notStarted' });
  expect(await screen.findByText(new RegExp(texts.declined.reasons.notStarted))).toBeVisible();
  expect(screen.getByRole('button', { name: orders.otherWay.open })).toBeVisible();
  shop.answers(chargeByPromptPay, made);
  shop.answers(currentCharge, made);
  await userEvent.click(screen.getByRole('button', { name: texts.again }));
  expect(await screen.findByRole('img', { name: picture })).toBeVisible();
});

test('a phone whose clock is slow shows no QR that is over', async () => {
  await openQr({ endsIn: hourMs / 2, shopAhead: hourMs });
  expect(await screen.findByText(texts.qr.expired.title)).toBeVisible();
  expect(screen.queryByRole('img', { name: picture })).not.toBeInTheDocument();
});

test('a QR that is over and gets no new one says so', async () => {
  const over: Charge = { ...made, expiresAt: Date.now() - 2 * hourMs };
  await openJustOrdered(over, over);
  await userEvent.click(await screen.findByRole('button', { name: texts.qr.expired.again }));
  expect(await screen.findByText(texts.failed)).toBeVisible();
});

test.each([
  ['paymentLink', chargeByLink],
  ['billPayment', chargeByBill],
  ['cardGatewayInstallment', chargeByInstallments],
] as const)('a page that did not open says so, and the button stays: %s', async (method, call) => {
  const shop = plainShop();
  shop.answers(orderByToken, { ...order, method });
  shop.answers(currentCharge, null);
  shop.refuses(call, { status: 429, code: 'TOO_MANY_REQUESTS' });
  shop.answers(listOrders, { rows: [], total: 0 });
  const user = await openApp(links.order(order.token));
  await user.click(await screen.findByRole('button', { name: texts.page.go }));
  expect(await screen.findByText(failures.TOO_MANY_REQUESTS)).toBeVisible();
  expect(screen.getByText(texts.declined.tryAgain(order.number))).toBeInTheDocument();
  shop.answers(call, { ...made, method, state: 'declined', step: null, failure: 'notStarted', courseIds: [] });
  await user.click(screen.getByRole('button', { name: texts.page.go }));
  expect(await screen.findByText(new RegExp(texts.declined.reasons.notStarted))).toBeVisible();
  expect(screen.getByRole('button', { name: texts.page.go })).toBeEnabled();
});

test('a signed-in buyer whose payment link did not open is told, and led to the list of orders', async () => {
  const shop = plainShop({ role: 'student' });
  shop.answers(orderByToken, { ...order, method: 'paymentLink' });
  shop.answers(currentCharge, null);
  shop.refuses(chargeByLink, { status: 429, code: 'TOO_MANY_REQUESTS' });
  shop.answers(listOrders, { rows: [], total: 0 });
  const user = await openApp(links.order(order.token));
  await user.click(await screen.findByRole('button', { name: texts.page.go }));
  expect(await screen.findByRole('heading', { level: 1, name: orders.title })).toBeVisible();
  expect(screen.getByText(texts.declined.tryAgain(order.number))).toBeInTheDocument();
});

test('a charge that was given up says not to pay again, and never that nothing was charged', async () => {
  await openJustOrdered({ ...made, state: 'declined', step: null, failure: 'expired' });
  expect(await screen.findByText(new RegExp(texts.declined.reasons.expired))).toBeVisible();
  expect(screen.queryByText(new RegExp(texts.declined.unpaid))).not.toBeInTheDocument();
});

test('after the money arrived, the plain thanks say so', async () => {
  const shop = await openQr({ endsIn: hourMs, shopAhead: 0 });
  await screen.findByRole('img', { name: picture });
  shop.answers(orderByToken, { ...order, status: 'approved' });
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByRole('heading', { level: 1, name: orders.thanks.paid })).toBeVisible();
});
