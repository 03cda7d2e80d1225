import { queryOptions } from '@tanstack/react-query';
import { shippingOptions } from '../../contract/shipping.ts';
import { callServer } from '../../platform/callServer.ts';

/** The ways in which the shop sends products, in its order; kept on the device. */
export const shippingOptionsQuery = queryOptions({
  queryKey: ['shippingOptions'],
  queryFn: ({ signal }) => callServer(shippingOptions, {}, { signal }),
  meta: { keep: 'shared' },
});
