import { queryOptions } from '@tanstack/react-query';
import { bankAccounts, originBanksCall } from '../../contract/order/payment.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { bankTransferKeys } from './bankTransferKeys.ts';

export const accountsQuery = queryOptions({
  queryKey: bankTransferKeys.accounts,
  queryFn: ({ signal }) => callServer(bankAccounts, {}, { signal }),
  ...persisted.shared,
});

export const originBanksQuery = queryOptions({
  queryKey: bankTransferKeys.originBanks,
  queryFn: ({ signal }) => callServer(originBanksCall, {}, { signal }),
  ...persisted.shared,
});
