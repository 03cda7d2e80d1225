import { queryOptions } from '@tanstack/react-query';
import { cartPaymentMethods } from '../../contract/cart/cart.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { cartKeys } from './cartKeys.ts';

/** The offered payment methods in the shop's order, persisted. */
export const paymentMethodsQuery = queryOptions({
  queryKey: cartKeys.paymentMethods,
  queryFn: ({ signal }) => callServer(cartPaymentMethods, {}, { signal }),
  meta: { keep: 'shared' },
  // Whoever is about to pay sees what is offered now: one that came or went a moment ago counts.
  staleTime: 0,
});
