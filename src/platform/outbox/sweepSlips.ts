import { delMany, keys, values } from 'idb-keyval';
import { outboxEntryStore, outboxSlipStore } from '../store/stores.ts';
import { isEntry } from './isEntry.ts';
import { slipWritingLock } from './outboxLock.ts';

/**
 * Deletes slips without an entry, left by an app that was killed between two steps. Not while slips are being written,
 * and not while an unreadable row exists, which may need them.
 */
export const sweepSlips = (): Promise<void> =>
  navigator.locks.request(slipWritingLock, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    const ids = await keys<string>(outboxSlipStore());
    if (ids.length === 0) return;
    const rows = await values<unknown>(outboxEntryStore());
    if (!rows.every(isEntry)) return;
    const unsent = rows.filter(({ state }) => state !== 'sent');
    const needed = new Set(unsent.flatMap(({ slips }) => slips.map(({ id }) => id)));
    const needless = ids.filter((id) => !needed.has(id));
    if (needless.length > 0) await delMany(needless, outboxSlipStore());
  });
