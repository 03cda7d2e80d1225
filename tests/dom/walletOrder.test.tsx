import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chargeOrder, currentCharge } from '../../src/contract/order/charge.ts';
import { listOrders, orderByToken } from '../../src/contract/order/order.ts';
import type { Charge } from '../../src/domain/order/charge.ts';
import type { OrderEvent } from '../../src/domain/order/order.ts';
import type { Role } from '../../src/domain/people/identity.ts';
import { links } from '../../src/ui/press/links.ts';
import { openApp } from '../support/dom/openApp.tsx';
import { unpaidOrder } from '../support/dom/orderFixture.ts';
import { plainShop } from '../support/dom/plainShop.ts';
import { wordsOf } from '../support/run/words.ts';

const { charge: texts, failures, orders } = wordsOf(true);
const order = unpaidOrder({ method: 'wallet' });
const byProvider: OrderEvent = {
  ...{ from: 'notYetReceived', to: 'cancelled', at: 0, actor: 'provider', reasonCode: null, reason: null },
};
const failed = unpaidOrder({ method: 'wallet', status: 'cancelled', cancelAt: null, history: [byProvider] });
const chargeAs = (state: Charge['state']): Charge => ({
  ...{ method: 'wallet', state, step: null, sentAt: 0, expiresAt: null, card: null },
  failure: state === 'declined' ? 'refusedByBank' : null,
});

async function openWallet(role: Role | null) {
  const shop = plainShop({ role });
  shop.answers(orderByToken, order);
  shop.answers(currentCharge, null);
  shop.answers(listOrders, { rows: [failed], total: 1 });
  const user = await openApp(links.order(order.token));
  await user.click(await screen.findByRole('button', { name: texts.wallet.open }));
  const sheet = await screen.findByRole('dialog', { name: texts.wallet.title });
  return { shop, press: () => user.click(within(sheet).getByRole('button', { name: texts.wallet.go })) };
}

/** PayPal refuses the payment that the next press starts. */
function refuse(shop: Awaited<ReturnType<typeof openWallet>>['shop']): void {
  shop.answers(chargeOrder, () => {
    shop.answers(orderByToken, failed);
    return chargeAs('declined');
  });
}

test('a refusal closes the sheet, says why, and leads the buyer to the list of orders', async () => {
  const { shop, press } = await openWallet('student');
  refuse(shop);
  await press();
  await screen.findByRole('heading', { level: 1, name: orders.title });
  expect(screen.getByText(texts.wallet.failed.body)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(shop.sent(chargeOrder)).toEqual([{ orderId: order.id, orderToken: order.token }]);
});

test('a guest, who has no list of orders, stays and can order again', async () => {
  const { shop, press } = await openWallet(null);
  refuse(shop);
  await press();
  expect(await screen.findByText(texts.wallet.failed.body)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: orders.actions.again })).toBeInTheDocument();
});

test('an answer that is not known yet closes the sheet and asks to wait', async () => {
  const { shop, press } = await openWallet('student');
  shop.answers(chargeOrder, chargeAs('unknown'));
  await press();
  expect(await screen.findByRole('heading', { name: texts.checking.title })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a payment that PayPal did not start keeps the order; the sheet closes, and the buyer is led to the list', async () => {
  const { shop, press } = await openWallet('student');
  shop.answers(chargeOrder, { ...chargeAs('declined'), failure: 'notStarted' });
  await press();
  await screen.findByRole('heading', { level: 1, name: orders.title });
  expect(screen.getByText(texts.declined.tryAgain(order.number))).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a guest, for whom the shop refused the start, stays with the reason and the button', async () => {
  const { shop, press } = await openWallet(null);
  shop.refuses(chargeOrder, { status: 429, code: 'TOO_MANY_REQUESTS' });
  await press();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText(texts.declined.tryAgain(order.number))).toBeInTheDocument();
  expect(screen.getByText(failures.TOO_MANY_REQUESTS)).toBeVisible();
  expect(screen.getByRole('button', { name: texts.wallet.open })).toBeEnabled();
});
