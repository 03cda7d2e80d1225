/**
 * A new app version: found by `serviceWorker.ts`, offered by the frame, applied on the person's word, held back while
 * any tab would lose work (checkout, form, lecture).
 */
const HOLD_LOCK = 'lanrian.hold-updates';

type Take = () => void;

const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(HOLD_LOCK);
let take: Take | null = null;
let offered = false;
let isInLine = false;

/** Whether a new version waits and nothing holds it back. */
export const isUpdateOffered = (): boolean => offered;

export function subscribeToUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A new version waits; `how` applies it. */
export function updateIsReady(how: Take): void {
  take = how;
  void offerOnceFree();
}

/** The person accepted. Checked again, because another tab may have started a checkout. */
export async function acceptUpdate(): Promise<void> {
  if (await isHeld()) withdraw();
  else take?.();
}

/** The person postponed: quiet until the next start. */
export function postponeUpdate(): void {
  take = null;
  setOffered(false);
}

/**
 * Holds a new version back in every tab until the returned function is called; calling twice is safe. `reason` is for
 * the console: 'checkout', 'form', 'playback'.
 */
export function holdUpdates(reason: string): () => void {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Shared locks with one name: any number of holders, released when a tab dies.
  void locks()?.request(HOLD_LOCK, { mode: 'shared' }, () => {
    channel?.postMessage({ held: reason });
    return held;
  });
  withdraw();
  return release;
}

channel?.addEventListener('message', withdraw);

/** Withdraws the offer until nothing holds it back. */
function withdraw(): void {
  setOffered(false);
  void offerOnceFree();
}

/**
 * Runs a disruptive action, such as a reload, once no tab holds anything: usually at once. A disabled worker asks
 * nobody.
 */
export function onceNothingHolds(act: Take): void {
  void standInLine(async () => {
    // Later holders queue behind this request.
    if (await isHeld()) onceNothingHolds(act);
    else act();
  });
}

/** Waits in the lock's queue, because nothing else tells of the last release. */
async function offerOnceFree(): Promise<void> {
  if (!take || isInLine) return;
  isInLine = true;
  const offer = async () => {
    isInLine = false;
    setOffered(take !== null);
  };
  await standInLine(offer);
}

const standInLine = (work: () => Promise<void>): Promise<void> =>
  locks()?.request(HOLD_LOCK, { mode: 'exclusive' }, work) ?? work();

async function isHeld(): Promise<boolean> {
  const { held = [], pending = [] } = (await locks()?.query()) ?? {};
  return [...held, ...pending].some(({ name, mode }) => name === HOLD_LOCK && mode === 'shared');
}

const locks = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks);

function setOffered(next: boolean): void {
  if (next === offered) return;
  offered = next;
  for (const listener of listeners) listener();
}
