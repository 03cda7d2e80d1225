import { useQuery } from '@tanstack/react-query';
import { accountsQuery, originBanksQuery } from './bankListQueries.ts';

/** Accounts that a transfer may go to and banks that it may come from; kept on the device for a report offline. */
export function useBankLists() {
  const accounts = useQuery(accountsQuery);
  const banks = useQuery(originBanksQuery);
  const lists = [accounts, banks];
  return {
    accounts: accounts.data ?? [],
    banks: banks.data ?? [],
    /** When the accounts were read (ms); 0 before the first time. */
    readAt: accounts.dataUpdatedAt,
    /** Both are there, also where asking for them anew has failed. */
    isReady: lists.every((list) => list.data !== undefined),
    /** Nothing came, and nothing is kept. */
    hasFailed: lists.some((list) => list.isError && list.data === undefined),
    isBusy: lists.some((list) => list.isFetching),
    askAgain: () => {
      for (const list of lists) if (list.isError) void list.refetch();
    },
  };
}
