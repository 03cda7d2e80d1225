import { expect, test } from 'vitest';
import { afterFreeOrder } from '../../../src/features/checkout/attempt/afterFreeOrder.ts';
import { links, paths } from '../../../src/ui/press/links.ts';

test('an order without anything to pay leads to the thanks where the shop shows them, and says whether somebody must approve it', () => {
  const shown = { thankYouPageEnabled: true };
  expect(afterFreeOrder('approved', shown)).toEqual({ to: paths.thankYou, state: { free: 'approved' } });
  expect(afterFreeOrder('pendingApproved', shown)).toEqual({ to: paths.thankYou, state: { free: 'waiting' } });
});

test('where the shop shows no thanks it leads to the orders', () => {
  const { to } = afterFreeOrder('approved', { thankYouPageEnabled: false });
  expect(to).toBe(links.studentOrders());
});
