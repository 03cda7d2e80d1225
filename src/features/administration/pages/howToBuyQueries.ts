import { queryOptions } from '@tanstack/react-query';
import { adminHowToBuy } from '../../../contract/site/howToBuy.ts';
import { callServer } from '../../../platform/net/callServer.ts';

/** How to buy as the shop has it, shown or not. */
export const adminHowToBuyQuery = queryOptions({
  queryKey: ['adminHowToBuy'],
  queryFn: ({ signal }) => callServer(adminHowToBuy, {}, { signal }),
  staleTime: 5_000,
});
