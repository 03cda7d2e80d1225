import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { accountsQuery, originBanksQuery } from '../../../src/features/bankTransfer/bankListQueries.ts';
import { useBankLists } from '../../../src/features/bankTransfer/useBankLists.ts';
import { runHook } from '../../support/run/runHook.ts';

afterEach(() => vi.unstubAllGlobals());

/** The lists of a report after two failed fetches, with this cached data. */
async function listsWith(keep: (client: QueryClient) => void) {
  const queries = { retry: false, retryOnMount: false, refetchOnMount: false };
  const client = new QueryClient({ defaultOptions: { queries } });
  keep(client);
  const queryFn = () => Promise.reject(new TypeError('Failed to fetch'));
  for (const { queryKey } of [accountsQuery, originBanksQuery]) await client.prefetchQuery({ queryKey, queryFn });
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);
  const lists = await runHook(useBankLists, around);
  await lists.leave();
  return lists.now();
}

test('cached accounts and banks stay known when a refetch fails', async () => {
  const updatedAt = Date.now() - 60_000;
  const lists = await listsWith((client) => {
    client.setQueryData(accountsQuery.queryKey, [], { updatedAt });
    client.setQueryData(originBanksQuery.queryKey, [], { updatedAt });
  });
  expect(lists).toMatchObject({ isReady: true, hasFailed: false, readAt: updatedAt });
});

test('lists of which one is not kept are not known, and have failed', async () => {
  const updatedAt = Date.now() - 60_000;
  const lists = await listsWith((client) => void client.setQueryData(accountsQuery.queryKey, [], { updatedAt }));
  expect(lists).toMatchObject({ isReady: false, hasFailed: true });
});
