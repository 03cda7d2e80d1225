import { rowsBeginning, sealedBeginning } from '../learning/leftStretches.ts';
import type { OutboxEntry } from './entry.ts';
import { isEntry } from './isEntry.ts';

const rowOf = (key: string): string => `${sealedBeginning}${key}`;

/**
 * What a full device sends from memory, whole and with its key, until it is answered: a page that is killed meanwhile loses
 * nothing, and whoever sends it again does so in the same words, which the shop counts once. Without room there is none.
 */
export function keepSealedRow(entry: OutboxEntry): void {
  try {
    localStorage.setItem(rowOf(entry.key), JSON.stringify(entry));
  } catch {}
}

export function forgetSealedRow(key: string): void {
  try {
    localStorage.removeItem(rowOf(key));
  } catch {}
}

/** A row that cannot be read tells nobody anything, and goes. */
export const sealedRows = (): readonly OutboxEntry[] =>
  rowsBeginning(sealedBeginning).flatMap((name) => {
    const row = readRow(name);
    if (row === null) localStorage.removeItem(name);
    return row ?? [];
  });

function readRow(name: string): OutboxEntry | null {
  try {
    const row: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return isEntry(row) ? row : null;
  } catch {
    return null;
  }
}
