import { get } from 'idb-keyval';
import { privateQueryStore } from '../store/stores.ts';
import { sessionKey } from './sessionKey.ts';

/** The persisted query's row of the session. */
const sessionRow = JSON.stringify(sessionKey);

/** The last known person, for the worker; `null`: none. */
export async function readStoredPersonId(): Promise<string | null> {
  const row = await get<{ readonly data?: { readonly id?: unknown } | null }>(sessionRow, privateQueryStore());
  const id = row?.data?.id;
  return typeof id === 'string' ? id : null;
}
