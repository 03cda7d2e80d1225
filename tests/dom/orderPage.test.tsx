import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '../../src/app/queryClient.ts';
import { cancelOrderCall, listOrders, orderByToken } from '../../src/contract/order/order.ts';
import type { OrderEvent } from '../../src/domain/order/order.ts';
import { rejectReasons } from '../../src/i18n/th/buying/rejectReasons.ts';
import { links } from '../../src/ui/press/links.ts';
import { openApp } from '../support/dom/openApp.tsx';
import { unpaidOrder } from '../support/dom/orderFixture.ts';
import { plainShop } from '../support/dom/plainShop.ts';
import { wordsOf } from '../support/run/words.ts';

const { orders, failures } = wordsOf(true);
const order = unpaidOrder();

async function openOrder(order = unpaidOrder()) {
  const shop = plainShop();
  shop.answers(orderByToken, order);
  const user = await openApp(links.order(order.token));
  const cancel = await screen.findByRole('button', { name: orders.actions.cancel });
  return { shop, user, cancel };
}

const question = () => screen.findByRole('dialog', { name: orders.cancel.title });
const questionGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('the question before an order is given up begins at its title; its no leaves all as it is', async () => {
  const { shop, user, cancel } = await openOrder();
  cancel.focus();
  await user.keyboard('{Enter}');
  await question();
  expect(screen.getByRole('heading', { name: orders.cancel.title })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await question()).toBeVisible();
  await user.click(screen.getByRole('button', { name: orders.cancel.refuse }));
  await questionGone();
  expect(cancel).toHaveFocus();
  expect(shop.sent(cancelOrderCall)).toEqual([]);
});

test.each([
  ['bankTransfer', orders.cancel.ifTransferred],
  ['bankQr', orders.cancel.ifPaid],
] as const)('the question tells who may have paid what to do instead: %s', async (method, advice) => {
  const { user, cancel } = await openOrder(unpaidOrder({ method }));
  await user.click(cancel);
  expect(await question()).toHaveTextContent(advice);
});

test('cancelling an order focuses the heading of its page', async () => {
  const { shop, user, cancel } = await openOrder();
  const cancelled = unpaidOrder({ status: 'cancelled', cancelAt: null });
  shop.answers(cancelOrderCall, cancelled);
  shop.answers(orderByToken, cancelled);
  await user.click(cancel);
  await user.click(within(await question()).getByRole('button', { name: orders.cancel.confirm }));
  await screen.findByRole('heading', { name: orders.next.cancelled.title });
  expect(shop.sent(cancelOrderCall)).toEqual([{ orderId: order.id, token: order.token }]);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a refusal shows beside the button, and the order stays', async () => {
  const { shop, user, cancel } = await openOrder();
  shop.refuses(cancelOrderCall, { status: 409, code: 'STATUS_CONFLICT' });
  await user.click(cancel);
  await user.click(within(await question()).getByRole('button', { name: orders.cancel.confirm }));
  expect(await screen.findByRole('alert')).toHaveTextContent(failures.STATUS_CONFLICT);
  expect(cancel).toBeInTheDocument();
});

test.each([
  ['student', orders.title],
  [null, orders.next.rejected.title],
] as const)('a rejection that is seen on the open page: %s', async (role, heading) => {
  const shop = plainShop({ role });
  shop.answers(orderByToken, unpaidOrder({ status: 'pendingApproved', cancelAt: null }));
  await openApp(links.order(order.token));
  await screen.findByRole('heading', { name: orders.next.checking.title });
  const why: OrderEvent = {
    ...{ from: 'pendingApproved', to: 'rejected', at: 0, actor: 'administrator' },
    ...{ reasonCode: 'slipUnreadable', reason: null },
  };
  const rejected = unpaidOrder({ status: 'rejected', history: [why] });
  shop.answers(orderByToken, rejected);
  shop.answers(listOrders, { rows: [rejected], total: 1 });
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getAllByText(rejectReasons.usual.slipUnreadable)[0]).toBeVisible();
});
