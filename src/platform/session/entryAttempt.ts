/** One use of a mailed link in this tab: its key for lost answers, and the person at the time. It survives a reload. */
export type EntryAttempt = { readonly token: string; readonly key: string; readonly leftIds: readonly string[] };

const storageKey = 'lanrian.entry';

/** The attempt for this link, or a new one. `hereId`: the current person, who will be replaced. */
export function beginEntry(token: string, hereId: string | null): EntryAttempt {
  const stored = readStored();
  const begun = stored?.token === token ? stored : { token, key: crypto.randomUUID(), leftIds: [] };
  const leftIds = [...new Set([...begun.leftIds, ...(hereId === null ? [] : [hereId])])];
  const attempt = { ...begun, leftIds };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(attempt));
  } catch {
    // The attempt lasts until a reload.
  }
  return attempt;
}

/** The attempt was answered. */
export function endEntry(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // The storage holds no attempt.
  }
}

function readStored(): EntryAttempt | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  } catch {
    return null;
  }
}
