import { queryOptions, useQuery } from '@tanstack/react-query';
import { bankAccounts, originBanks } from '../../contract/payment.ts';
import { callServer } from '../../platform/callServer.ts';

const accountsQuery = queryOptions({
  queryKey: ['bankAccounts'],
  queryFn: ({ signal }) => callServer(bankAccounts, {}, { signal }),
  meta: { keep: 'shared' },
});

const originBanksQuery = queryOptions({
  queryKey: ['originBanks'],
  queryFn: ({ signal }) => callServer(originBanks, {}, { signal }),
  meta: { keep: 'shared' },
});

/** Accounts that a transfer may go to and banks that it may come from; kept on the device for a report offline. */
export function useBankLists() {
  const accounts = useQuery(accountsQuery);
  const banks = useQuery(originBanksQuery);
  const lists = [accounts, banks];
  return {
    accounts: accounts.data ?? [],
    banks: banks.data ?? [],
    isReady: accounts.isSuccess && banks.isSuccess,
    /** Nothing came, and nothing is kept. */
    hasFailed: lists.some((list) => list.isError && list.data === undefined),
    isBusy: lists.some((list) => list.isFetching),
    askAgain: () => {
      for (const list of lists) if (list.isError) void list.refetch();
    },
  };
}
