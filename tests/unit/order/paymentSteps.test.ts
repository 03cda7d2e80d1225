import { expect, test } from 'vitest';
import type { Order } from '../../../src/domain/order/order.ts';
import { orderFaces } from '../../../src/domain/order/orderFace.ts';
import { isReported, paymentMethods } from '../../../src/domain/order/paymentMethod.ts';
import { paymentStepsOf, reportSearch } from '../../../src/features/orders/payment/paymentSteps.ts';
import { ordersMessages } from '../../../src/i18n/buying/orders.ts';

const texts = ordersMessages.th;
const orderBy = (method: Order['method'], status: Order['status'] = 'notYetReceived') =>
  ({ method, status, total: 10_700 }) as Order;

test('every method has a screen that loads, and words for a payment that is awaited', async () => {
  for (const method of paymentMethods) {
    const { screen, words } = paymentStepsOf(method);
    await expect(screen.fetch()).resolves.toBeDefined();
    for (const said of Object.values(words(texts))) expect(said).not.toBe('');
  }
});

test.each(paymentMethods)('%s asks its buyer to report exactly where it is reported', (method) => {
  const { action } = paymentStepsOf(method);
  const asking = orderFaces.flatMap((face) => {
    const status = face === 'rejected' ? 'rejected' : 'notYetReceived';
    const { label, search } = action(orderBy(method, status), face, texts) ?? {};
    return label === texts.actions.accounts || label === texts.actions.reportAgain ? [[face, search]] : [];
  });
  // The accounts come first; a second report opens at once.
  expect(asking).toEqual(
    isReported(method)
      ? [
          ['notYetReceived', ''],
          ['rejected', reportSearch],
        ]
      : [],
  );
});

test('an order with nothing to pay, or a paid one, takes no report', () => {
  const { action } = paymentStepsOf('bankTransfer');
  expect(action({ ...orderBy('bankTransfer'), total: 0 }, 'notYetReceived', texts)).toBeNull();
  expect(action(orderBy('bankTransfer', 'approved'), 'notYetReceived', texts)).toBeNull();
});
