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
let isInLine = false;

/** True while a newer version waits and nothing holds it back. */
export const isUpdateOffered = (): boolean => offered;

export function subscribeToUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A newer version waits; `how` lets it take over. */
export function updateIsReady(how: Take): void {
  take = how;
  void offerOnceFree();
}

/** The person said yes. Looked at once more, since another tab may have begun a checkout meanwhile. */
export async function acceptUpdate(): Promise<void> {
  if (await isHeld()) withdraw();
  else take?.();
}

/** The person said later: quiet until the next start. */
export function postponeUpdate(): void {
  take = null;
  setOffered(false);
}

/**
 * Holds a newer version back in every tab until the returned function is called. Safe to call twice.
 * `reason` is for people who look at the messages: 'checkout', 'form', 'playback'.
 */
export function holdUpdates(reason: string): () => void {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Shared locks by one name: any number of holders, and the browser lets go when a tab dies.
  void locks()?.request(HOLD_LOCK, { mode: 'shared' }, () => {
    channel?.postMessage({ held: reason });
    return held;
  });
  withdraw();
  return release;
}

channel?.addEventListener('message', withdraw);

/** Takes the offer back, and makes it again once nothing holds it. */
function withdraw(): void {
  setOffered(false);
  void offerOnceFree();
}

/**
 * Does what would tear somebody out of their work, such as loading the page again, once no tab holds anything: at once, as
 * a rule, since an update is taken only then. A worker that is switched off asks nobody.
 */
export function onceNothingHolds(act: Take): void {
  void standInLine(async () => {
    // Who began meanwhile stands behind this one, and is held only once it has let them pass.
    if (await isHeld()) onceNothingHolds(act);
    else act();
  });
}

/** Waits in the lock's own line, since nothing else tells when the last holder has let go: a tab may die, too. */
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
