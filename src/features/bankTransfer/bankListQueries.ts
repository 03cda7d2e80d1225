import { queryOptions } from '@tanstack/react-query';
import { bankAccounts, originBanks } from '../../contract/payment.ts';
import { callServer } from '../../platform/callServer.ts';

export const accountsQuery = queryOptions({
  queryKey: ['bankAccounts'],
  queryFn: ({ signal }) => callServer(bankAccounts, {}, { signal }),
  meta: { keep: 'shared' },
});

export const originBanksQuery = queryOptions({
  queryKey: ['originBanks'],
  queryFn: ({ signal }) => callServer(originBanks, {}, { signal }),
  meta: { keep: 'shared' },
});
