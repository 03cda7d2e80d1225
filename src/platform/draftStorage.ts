import { del, get, keys, promisifyRequest, update } from 'idb-keyval';
import { madeStore } from './madeStore.ts';
import { deviceStore } from './stores.ts';

/** What somebody typed and has not sent; never passwords, card fields or tax files. Keys name the form. */
export const readDraft = <T>(form: string): Promise<T | undefined> => get<T>(`draft-${form}`, deviceStore());
export const writeDraft = <T>(form: string, values: T): Promise<void> => writeLatestDraft(form, () => values);
/** In one step, which a page that is left a moment later has taken; `latest` is asked anew where it had to wait for space. */
export const writeLatestDraft = <T>(form: string, latest: () => T): Promise<void> =>
  madeStore('readwrite', (store) => {
    store.put(latest(), `draft-${form}`);
    return promisifyRequest(store.transaction);
  });
/** Changes what is kept by now, by whichever tab; where nothing is kept, `all`. */
export const editDraft = <T extends object>(form: string, edit: (kept: T) => T, all: T): Promise<void> =>
  update<T>(`draft-${form}`, (kept) => (kept === undefined ? all : edit(kept)), madeStore);
export const clearDraft = (form: string): Promise<void> => del(`draft-${form}`, deviceStore());

/** Those whose form's name ends so, such as all of one person's. */
export async function clearDraftsEnding(end: string): Promise<void> {
  for (const key of await keysEnding(end)) await del(key, deviceStore());
}

export const hasDraftsEnding = async (end: string): Promise<boolean> => (await keysEnding(end)).length > 0;

const keysEnding = async (end: string): Promise<readonly string[]> =>
  (await keys<IDBValidKey>(deviceStore())).filter(
    (key): key is string => typeof key === 'string' && key.startsWith('draft-') && key.endsWith(end),
  );
