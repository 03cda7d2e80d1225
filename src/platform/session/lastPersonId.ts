import { get } from 'idb-keyval';
import { privateQueryStore } from '../store/stores.ts';
import { sessionKey } from './sessionKey.ts';

/** Where the persisted query cache keeps who is signed in: the hash of its key. */
const sessionRow = JSON.stringify(sessionKey);

/** Who is signed in as far as this device knows, for the worker, which has no cache of answers; `null`: nobody. */
export async function readKeptPersonId(): Promise<string | null> {
  const row = await get<{ readonly data?: { readonly id?: unknown } | null }>(sessionRow, privateQueryStore());
  const id = row?.data?.id;
  return typeof id === 'string' ? id : null;
}
