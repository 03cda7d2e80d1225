import { del, get, keys, promisifyRequest, update } from 'idb-keyval';
import { forgetUnwritten, madeStore } from './madeStore.ts';
import { deviceStore } from './stores.ts';

/** Text that was typed and not sent; never passwords, card fields or tax files. The key names the form. */
export const readDraft = <T>(form: string): Promise<T | undefined> => get<T>(rowOf(form), deviceStore());
export const writeDraft = <T>(form: string, values: T): Promise<void> => writeLatestDraft(form, () => values);
/**
 * Starts the write synchronously, so that it survives leaving the page. `latest` is called again if the write had to
 * wait for space.
 */
export const writeLatestDraft = <T>(form: string, latest: () => T): Promise<void> =>
  madeStore(rowOf(form))('readwrite', (store) => {
    store.put(latest(), rowOf(form));
    return promisifyRequest(store.transaction);
  });
/** Changes the stored draft, perhaps written by another tab; `all` if none is stored. */
export const editDraft = <T extends object>(form: string, edit: (stored: T) => T, all: T): Promise<void> =>
  update<T>(rowOf(form), (stored) => (stored === undefined ? all : edit(stored)), madeStore(rowOf(form)));
/** Includes a write that still waits for space. */
export function clearDraft(form: string): Promise<void> {
  forgetUnwritten((row) => row === rowOf(form));
  return del(rowOf(form), deviceStore());
}

/** Deletes drafts whose form's name ends so, such as all of one person's. */
export async function clearDraftsEnding(end: string): Promise<void> {
  forgetUnwritten((row) => isDraftEnding(row, end));
  for (const row of await rowsEnding(end)) await del(row, deviceStore());
}

export const hasDraftsEnding = async (end: string): Promise<boolean> => (await rowsEnding(end)).length > 0;

const rowOf = (form: string): string => `draft-${form}`;

const isDraftEnding = (row: string, end: string): boolean => row.startsWith(rowOf('')) && row.endsWith(end);

const rowsEnding = async (end: string): Promise<readonly string[]> =>
  (await keys<IDBValidKey>(deviceStore())).filter(
    (row): row is string => typeof row === 'string' && isDraftEnding(row, end),
  );
