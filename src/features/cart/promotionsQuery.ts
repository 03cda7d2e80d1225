import { queryOptions } from '@tanstack/react-query';
import { listPromotions } from '../../contract/cart/promotion.ts';
import { callServer } from '../../platform/net/callServer.ts';

/** The shop's promotions, kept on the device: a total without a network has their discount, too. */
export const promotionsQuery = queryOptions({
  queryKey: ['promotions'],
  queryFn: ({ signal }) => callServer(listPromotions, {}, { signal }),
  meta: { keep: 'shared' },
});
