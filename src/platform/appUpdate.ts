/**
 * A newer version of the app: found by `serviceWorker.ts`, offered by the frame, taken on the person's word, held back
 * by whoever would lose something (checkout, a half-filled form, a playing lecture) in any tab.
 */
const HOLD_LOCK = 'lanrian.hold-updates';

type Take = () => void;

const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(HOLD_LOCK);
let take: Take | null = null;
let offered = false;

/** True while a newer version waits and nothing holds it back. */
export const isUpdateOffered = (): boolean => offered;

export function subscribeToUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A newer version waits; `how` lets it take over. */
export function updateIsReady(how: Take): void {
  take = how;
  void offerUnlessHeld();
}

/** The person said yes. Looked at once more under the lock, since another tab may have begun a checkout meanwhile. */
export async function acceptUpdate(): Promise<void> {
  await whileNothingHolds(async () => take?.());
}

/** The person said later: quiet until the next start. */
export function postponeUpdate(): void {
  take = null;
  setOffered(false);
}

/**
 * Holds a newer version back in every tab until the returned function is called. Safe to call twice.
 * `reason` is for people who look at the lock list: 'checkout', 'form', 'playback'.
 */
export function holdUpdates(reason: string): () => void {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Shared locks by one name: any number of holders, and the browser lets go when a tab dies.
  void locks()?.request(HOLD_LOCK, { mode: 'shared' }, () => held);
  setOffered(false);
  channel?.postMessage({ held: reason });
  return () => {
    release();
    channel?.postMessage({ released: reason });
    queueMicrotask(() => void offerUnlessHeld());
  };
}

channel?.addEventListener('message', () => void offerUnlessHeld());

async function offerUnlessHeld(): Promise<void> {
  if (!take) return;
  let free = false;
  await whileNothingHolds(async () => {
    free = true;
  });
  setOffered(free && take !== null);
}

async function whileNothingHolds(act: () => Promise<void>): Promise<void> {
  const manager = locks();
  if (!manager) return act();
  await manager.request(HOLD_LOCK, { mode: 'exclusive', ifAvailable: true }, async (lock) => {
    if (lock) await act();
  });
}

const locks = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks);

function setOffered(next: boolean): void {
  if (next === offered) return;
  offered = next;
  for (const listener of listeners) listener();
}
