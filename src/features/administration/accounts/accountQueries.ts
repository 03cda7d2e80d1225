import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminAccount, adminAccounts } from '../../../contract/administration/accounts.ts';
import type { Role } from '../../../domain/people/identity.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { administrationKeys } from '../administrationKeys.ts';

export const accountsPageSize = 20;

/** A search for people; pages are counted from 0. */
export type AccountSearch = {
  readonly keyword: string;
  readonly role: Role | null;
  readonly isBlocked: boolean;
  readonly page: number;
};

export const accountsQuery = (search: AccountSearch) =>
  queryOptions({
    queryKey: administrationKeys.accountList(search),
    queryFn: ({ signal }) => {
      const { keyword, role, isBlocked, page } = search;
      const query = {
        ...(keyword === '' ? {} : { keyword }),
        ...(role === null ? {} : { role }),
        ...(isBlocked ? { blocked: 'only' as const } : {}),
        ...{ page: page + 1, pageSize: accountsPageSize },
      };
      return callServer(adminAccounts, { query }, { signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });

export const accountQuery = (userId: string) =>
  queryOptions({
    queryKey: administrationKeys.account(userId),
    queryFn: ({ signal }) => callServer(adminAccount, { params: { userId } }, { signal }),
    staleTime: 5_000,
  });
