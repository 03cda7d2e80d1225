import { type MockInstance, vi } from 'vitest';
import type { Database } from '../../../server/store/database/database.ts';

type Client = { query: (...args: unknown[]) => unknown };

/** Counts the query builder's statements from now on, outside of transactions. */
export function countStatements({ db }: Database): MockInstance<Client['query']> {
  const { $client } = db as unknown as { $client: Client };
  return vi.spyOn($client, 'query');
}
