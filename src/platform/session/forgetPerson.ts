import { clear, promisifyRequest } from 'idb-keyval';
import { emptiedCart } from '../../domain/cart/cart.ts';
import { changeCart } from '../cart/cartStorage.ts';
import { enqueueGuestCartRemoval } from '../cart/guestCartRemoval.ts';
import { forgetLecturesOfOthers } from '../learning/downloadedLectures.ts';
import { isLeftProgressRow } from '../learning/leftProgress.ts';
import { allEntries, removeEntry } from '../outbox/outboxStore.ts';
import { endPush } from '../push/endPush.ts';
import { forgetUnwritten } from '../store/madeStore.ts';
import { rowNames } from '../store/rowNames.ts';
import { clearPictures } from '../store/storageUse.ts';
import { deviceStore, downloadedLecturesStore, privateQueryStore, sharedQueryStore } from '../store/stores.ts';
import { storeOwnedOrders } from './knownOrders.ts';
import { enqueueSignOut, isSignOutQueued } from './queuedSignOut.ts';
import { forgetOwnerlessSlips, leaveSlipsToComer } from './sharedSlips.ts';

/** Stored values that tell nothing of a person; everything else is removed, also future additions. */
const exceptions: readonly string[] = [
  ...[
    'lanrian.shared-device',
    'lanrian.signOutQueued',
    'lanrian.forgettingQueued',
    'lanrian.persisted',
    'lanrian.device',
  ],
  ...['lanrian.language', 'lanrian.theme', 'lanrian.visits', 'lanrian.push.refused'],
  ...['lanrian.install.refused', 'lanrian.install.putOff', 'lanrian.install.done', 'lanrian.handovers.settled'],
];

/** Films or pictures remained on the disk without any data about their person. */
export class FilesLeft extends Error {}

/**
 * Removes a person's data from the device; outbox entries, queued rows and owned slips stay for their owner. Throws at
 * the end, `FilesLeft` if only files remain. `start`: another person is here.
 */
export async function forgetPerson(now: number, at: 'leaving' | 'start' = 'leaving'): Promise<void> {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith('lanrian.') && !exceptions.includes(name) && !isLeftProgressRow(name))
      localStorage.removeItem(name);
  }
  forgetUnwritten(() => true);
  const enqueued = (async () => enqueueParting())();
  const began = at === 'start' ? firstTried(now) : now;
  sessionStorage.clear();
  if (at === 'start') noteFirstTried(began);
  // In parallel, because each may hang.
  const [rows, files] = await Promise.all([
    Promise.allSettled([
      enqueued,
      endPush(),
      emptyDeviceStore(now),
      clear(privateQueryStore()),
      clear(sharedQueryStore()),
      at === 'leaving' ? forgetOwnerlessSlips() : undefined,
      clear(downloadedLecturesStore()),
      forgetSent(),
    ]),
    Promise.allSettled([forgetLecturesOfOthers(null), 'caches' in globalThis ? clearPictures() : undefined]),
  ]);
  const [row, file] = [rows.find(hasFailed), files.find(hasFailed)];
  if (row !== undefined) throw row.reason;
  // A failed start is retried and must still know slips shared just before.
  if (at === 'start') {
    await leaveSlipsToComer(began);
    sessionStorage.removeItem(firstTriedKey);
  }
  if (file !== undefined) throw new FilesLeft('Films or pictures could not be removed', { cause: file.reason });
}

/** Per tab: a later visitor was not here at the first failure. */
const firstTriedKey = 'lanrian.forgettingSince';

/** After this time (ms) somebody else may be at the tab. */
const triesAgainWithinMs = 10 * 60_000;

/** Time of the first failed start that is retried now. */
function firstTried(now: number): number {
  const tried = Number(sessionStorage.getItem(firstTriedKey) ?? now);
  return tried <= now && now - tried < triesAgainWithinMs ? tried : now;
}

function noteFirstTried(began: number): void {
  try {
    sessionStorage.setItem(firstTriedKey, String(began));
  } catch {
    // Without space the next try counts from its own time.
  }
}

/** Stores a queued sign-out that had no space, before its page goes. Throws if there still is none. */
function enqueueParting(): void {
  if (isSignOutQueued() && !enqueueSignOut()) throw new Error('A sign-out found no room');
  enqueueGuestCartRemoval();
}

const hasFailed = (outcome: PromiseSettledResult<unknown>): outcome is PromiseRejectedResult =>
  outcome.status === 'rejected';

/**
 * The cart is emptied normally, so that other windows hear. Owners of waiting reports stay, or they would not see them.
 * The rest goes in one transaction, because a running page may write meanwhile.
 */
async function emptyDeviceStore(now: number): Promise<void> {
  await deviceStore()('readwrite', (rows) => {
    rows.delete(IDBKeyRange.upperBound(rowNames.knownOrders, true));
    rows.delete(IDBKeyRange.lowerBound(rowNames.knownOrders, true));
    return promisifyRequest(rows.transaction);
  });
  await changeCart((cart) => emptiedCart(cart, now));
  // If the outbox is unreadable, no owner may be removed; the failure is reported there.
  const waiting = await waitingTokens().catch(() => null);
  await storeOwnedOrders((token) => waiting?.has(token) ?? true);
}

async function waitingTokens(): Promise<ReadonlySet<string>> {
  const unsent = (await allEntries()).filter(({ state }) => state !== 'sent');
  return new Set(unsent.flatMap(({ owner }) => (owner.kind === 'order' ? [owner.token] : [])));
}

async function forgetSent(): Promise<void> {
  for (const entry of await allEntries()) if (entry.state === 'sent') await removeEntry(entry);
}
