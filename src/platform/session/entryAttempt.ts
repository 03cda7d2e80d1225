/**
 * The taking of one mailed link in this tab: the key under which a lost answer is asked for again, and who was here when it
 * was pressed. Over a reload, too, by which the former session may have ended already.
 */
export type EntryAttempt = { readonly token: string; readonly key: string; readonly leftIds: readonly string[] };

const keptKey = 'lanrian.entry';

/** What was begun for this link, and else a new one. `hereId`: who is here now; they make room as well. */
export function beginEntry(token: string, hereId: string | null): EntryAttempt {
  const kept = readKept();
  const begun = kept?.token === token ? kept : { token, key: crypto.randomUUID(), leftIds: [] };
  const leftIds = [...new Set([...begun.leftIds, ...(hereId === null ? [] : [hereId])])];
  const attempt = { ...begun, leftIds };
  try {
    sessionStorage.setItem(keptKey, JSON.stringify(attempt));
  } catch {
    // It lasts until the page is loaded anew.
  }
  return attempt;
}

/** It has had its answer. */
export function endEntry(): void {
  try {
    sessionStorage.removeItem(keptKey);
  } catch {
    // Nothing was kept.
  }
}

function readKept(): EntryAttempt | null {
  try {
    return JSON.parse(sessionStorage.getItem(keptKey) ?? 'null');
  } catch {
    return null;
  }
}
