import { del, get, set } from 'idb-keyval';
import { deviceStore } from './stores.ts';

/** What somebody typed and has not sent; never passwords, card fields or tax files. Keys name the form. */
export const readDraft = <T>(form: string): Promise<T | undefined> => get<T>(`draft-${form}`, deviceStore());
export const writeDraft = <T>(form: string, values: T): Promise<void> => set(`draft-${form}`, values, deviceStore());
export const clearDraft = (form: string): Promise<void> => del(`draft-${form}`, deviceStore());
