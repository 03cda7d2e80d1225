import { queryOptions } from '@tanstack/react-query';
import { cartPaymentMethods } from '../../contract/cart/cart.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { cartKeys } from './cartKeys.ts';

/** The offered payment methods in the shop's order, persisted. */
export const paymentMethodsQuery = queryOptions({
  queryKey: cartKeys.paymentMethods,
  queryFn: ({ signal }) => callServer(cartPaymentMethods, {}, { signal }),
  ...persisted.shared,
  // A person about to pay needs the current methods.
  staleTime: 0,
});
