import { queryOptions } from '@tanstack/react-query';
import { listPromotions } from '../../contract/cart/promotion.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { cartKeys } from './cartKeys.ts';

/** The promotions of the shop, persisted so that an offline total includes them. */
export const promotionsQuery = queryOptions({
  queryKey: cartKeys.promotions,
  queryFn: ({ signal }) => callServer(listPromotions, {}, { signal }),
  ...persisted.shared,
});
