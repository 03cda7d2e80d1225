import { del, get, set } from 'idb-keyval';
import { isWaiting } from '../outbox/entry.ts';
import { isSeenBy } from '../outbox/isSeenBy.ts';
import { allEntries } from '../outbox/outboxStore.ts';
import { readNews } from '../push/news.ts';
import { readKnownOrders } from '../session/knownOrders.ts';
import { changeRow } from '../store/changeRow.ts';
import { rowNames } from '../store/rowNames.ts';
import { deviceStore } from '../store/stores.ts';

/** Sets whose reports the badge counts, because the worker knows no session; `null` is a guest. */
export async function countFor(userId: string | null): Promise<void> {
  if (userId === null) await del(rowNames.badgePerson, deviceStore());
  else await set(rowNames.badgePerson, userId, deviceStore());
  await refreshAppBadge();
}

/** Clears the badge's person at sign-out, unless another one signed in meanwhile. */
export const stopCountingFor = (userId: string): Promise<void> =>
  changeRow(rowNames.badgePerson, (person) => (person === userId ? undefined : person), deviceStore());

/**
 * Shows the number of waiting reports and unseen decisions on the app icon. For page and worker; without the API, or
 * with a failing disk, the badge stays as it is.
 */
export async function refreshAppBadge(): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  try {
    const count = await countWaiting();
    if (count === 0) await navigator.clearAppBadge();
    else await navigator.setAppBadge(count);
  } catch {}
}

async function countWaiting(): Promise<number> {
  const person = await get<unknown>(rowNames.badgePerson, deviceStore());
  const userId = typeof person === 'string' ? person : null;
  const [entries, known, news] = await Promise.all([allEntries(), readKnownOrders(), readNews()]);
  const reports = entries.filter(
    (entry) =>
      entry.kind === 'transferReport' &&
      (isWaiting(entry) || entry.state === 'failed') &&
      isSeenBy(entry, userId, known),
  );
  return reports.length + news.length;
}
