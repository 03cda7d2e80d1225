/** One use of a mailed link in this tab: its key for lost answers, and the person at the time. It survives a reload. */
export type EntryAttempt = { readonly token: string; readonly key: string; readonly leftIds: readonly string[] };

const keptKey = 'lanrian.entry';

/** The attempt for this link, or a new one. `hereId`: the current person, who will be replaced. */
export function beginEntry(token: string, hereId: string | null): EntryAttempt {
  const kept = readKept();
  const begun = kept?.token === token ? kept : { token, key: crypto.randomUUID(), leftIds: [] };
  const leftIds = [...new Set([...begun.leftIds, ...(hereId === null ? [] : [hereId])])];
  const attempt = { ...begun, leftIds };
  try {
    sessionStorage.setItem(keptKey, JSON.stringify(attempt));
  } catch {
    // It lasts until a reload.
  }
  return attempt;
}

/** The attempt was answered. */
export function endEntry(): void {
  try {
    sessionStorage.removeItem(keptKey);
  } catch {
    // Nothing was stored.
  }
}

function readKept(): EntryAttempt | null {
  try {
    return JSON.parse(sessionStorage.getItem(keptKey) ?? 'null');
  } catch {
    return null;
  }
}
