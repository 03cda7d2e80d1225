import { queryOptions } from '@tanstack/react-query';
import { listPromotions } from '../../contract/cart/promotion.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { cartKeys } from './cartKeys.ts';

/** The shop's promotions, kept on the device: a total without a network has their discount, too. */
export const promotionsQuery = queryOptions({
  queryKey: cartKeys.promotions,
  queryFn: ({ signal }) => callServer(listPromotions, {}, { signal }),
  meta: { keep: 'shared' },
});
