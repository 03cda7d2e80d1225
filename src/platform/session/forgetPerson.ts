import { clear, promisifyRequest } from 'idb-keyval';
import { emptiedCart } from '../../domain/cart/cart.ts';
import { changeCart } from '../cart/cartStorage.ts';
import { enqueueGuestCartRemoval } from '../cart/guestCartRemoval.ts';
import { forgetLecturesOfOthers } from '../learning/downloadedLectures.ts';
import { isUnsentRow } from '../learning/leftStretches.ts';
import { allEntries, removeEntry } from '../outbox/outboxStore.ts';
import { endPush } from '../push/endPush.ts';
import { forgetUnwritten } from '../store/madeStore.ts';
import { rowNames } from '../store/rowNames.ts';
import { clearPictures } from '../store/storageUse.ts';
import { deviceStore, downloadedLecturesStore, privateQueryStore, sharedQueryStore } from '../store/stores.ts';
import { keepOwnedOrders } from './knownOrders.ts';
import { enqueueSignOut, isSignOutOwed } from './queuedSignOut.ts';
import { forgetOwnerlessSlips, leaveSlipsToComer } from './sharedSlips.ts';

/** What a device remembers that tells nothing of a person; everything else goes, also what is added later. */
const kept: readonly string[] = [
  ...['lanrian.shared-device', 'lanrian.signOutOwed', 'lanrian.forgettingOwed', 'lanrian.kept', 'lanrian.device'],
  ...['lanrian.language', 'lanrian.theme', 'lanrian.visits', 'lanrian.push.refused'],
  ...['lanrian.install.refused', 'lanrian.install.putOff', 'lanrian.install.done', 'lanrian.handovers.settled'],
];

/** Films or pictures stayed on the disk, and nothing that tells whose they were or leads to them. */
export class FilesLeft extends Error {}

/**
 * Leaves nothing of a person on this device: cart, details, drafts, known orders, answers, saved lectures, what was looked
 * at. What waits in the outbox, with whose order it is for, or stands in a row until it gets there, and a shared slip that has an owner, stays, since it
 * may be somebody's money; only its owner sees it. Everything is tried before it throws; `FilesLeft` where nothing is left that could be shown.
 * `start`: whoever it is has left before, and another is here already.
 */
export async function forgetPerson(now: number, at: 'leaving' | 'start' = 'leaving'): Promise<void> {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith('lanrian.') && !kept.includes(name) && !isUnsentRow(name)) localStorage.removeItem(name);
  }
  forgetUnwritten(() => true);
  const owing = (async () => enqueueParting())();
  const began = at === 'start' ? firstTried(now) : now;
  sessionStorage.clear();
  if (at === 'start') noteFirstTried(began);
  // Side by side: where the disk hangs, each of them takes its time.
  const [rows, files] = await Promise.all([
    Promise.allSettled([
      owing,
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
  // A start that fails is tried again, and must still know what was shared just before the first.
  if (at === 'start') {
    await leaveSlipsToComer(began);
    sessionStorage.removeItem(firstTriedKey);
  }
  if (file !== undefined) throw new FilesLeft('Films or pictures could not be removed', { cause: file.reason });
}

/** Of the tab: whoever opens the browser later was not there when the first start failed. */
const firstTriedKey = 'lanrian.forgettingSince';

/** Somebody else may be at a tab that was left longer than this where a start had failed. */
const triesAgainWithinMs = 10 * 60_000;

/** When the start was tried first that is tried once more now. */
function firstTried(now: number): number {
  const tried = Number(sessionStorage.getItem(firstTriedKey) ?? now);
  return tried <= now && now - tried < triesAgainWithinMs ? tried : now;
}

function noteFirstTried(began: number): void {
  try {
    sessionStorage.setItem(firstTriedKey, String(began));
  } catch {
    // Without room for it the next try counts from its own hour.
  }
}

/** A sign-out that found no room finds some now: the page that alone remembers it goes. Throws where there still is none. */
function enqueueParting(): void {
  if (isSignOutOwed() && !enqueueSignOut()) throw new Error('A sign-out found no room');
  enqueueGuestCartRemoval();
}

const hasFailed = (outcome: PromiseSettledResult<unknown>): outcome is PromiseRejectedResult =>
  outcome.status === 'rejected';

/**
 * The cart is emptied as by hand, so that other windows hear of it. Whose a waiting report is stays, or its owner would
 * not see it either. All else goes in one step: a page that still runs may write a row of any name meanwhile.
 */
async function emptyDeviceStore(now: number): Promise<void> {
  await deviceStore()('readwrite', (rows) => {
    rows.delete(IDBKeyRange.upperBound(rowNames.knownOrders, true));
    rows.delete(IDBKeyRange.lowerBound(rowNames.knownOrders, true));
    return promisifyRequest(rows.transaction);
  });
  await changeCart((cart) => emptiedCart(cart, now));
  // Where the outbox does not tell what waits, nothing of an owner may go; that it failed is told by what forgets there.
  const waiting = await waitingTokens().catch(() => null);
  await keepOwnedOrders((token) => waiting?.has(token) ?? true);
}

async function waitingTokens(): Promise<ReadonlySet<string>> {
  const unsent = (await allEntries()).filter(({ state }) => state !== 'sent');
  return new Set(unsent.flatMap(({ owner }) => (owner.kind === 'order' ? [owner.token] : [])));
}

async function forgetSent(): Promise<void> {
  for (const entry of await allEntries()) if (entry.state === 'sent') await removeEntry(entry);
}
