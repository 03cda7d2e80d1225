import { queryOptions } from '@tanstack/react-query';
import { bankAccounts, originBanks } from '../../contract/order/payment.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { bankTransferKeys } from './bankTransferKeys.ts';

export const accountsQuery = queryOptions({
  queryKey: bankTransferKeys.accounts,
  queryFn: ({ signal }) => callServer(bankAccounts, {}, { signal }),
  meta: { keep: 'shared' },
});

export const originBanksQuery = queryOptions({
  queryKey: bankTransferKeys.originBanks,
  queryFn: ({ signal }) => callServer(originBanks, {}, { signal }),
  meta: { keep: 'shared' },
});
