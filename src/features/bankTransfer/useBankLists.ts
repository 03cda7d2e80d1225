import { useQuery } from '@tanstack/react-query';
import { accountsQuery, originBanksQuery } from './bankListQueries.ts';

/** The shop's accounts and the payer's banks, cached on the device for an offline report. */
export function useBankLists() {
  const accounts = useQuery(accountsQuery);
  const banks = useQuery(originBanksQuery);
  const lists = [accounts, banks];
  return {
    accounts: accounts.data ?? [],
    banks: banks.data ?? [],
    /** The time when the accounts were fetched (ms); 0 before the first time. */
    readAt: accounts.dataUpdatedAt,
    /** Whether both lists are known, even if the last refresh failed. */
    isReady: lists.every((list) => list.data !== undefined),
    /** A list is neither fetched nor cached. */
    hasFailed: lists.some((list) => list.isError && list.data === undefined),
    isBusy: lists.some((list) => list.isFetching),
    askAgain: () => {
      for (const list of lists) if (list.isError) void list.refetch();
    },
  };
}
