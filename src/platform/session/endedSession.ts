/** Whoever was here has `left` on their own word, also by another's sign-in; or the server has `ended` their session. */
export type Parting = 'left' | 'ended';

/** For as long as the tab is open, over a reload: the server, asked anew, no longer knows whose session ended. */
const keptKey = 'lanrian.session-ended';

let parting: Parting | null = keptParting();
const listeners = new Set<() => void>();

/**
 * Who has left on their own word is not sent away besides: a tab that asks before it has heard of the sign-out would take
 * it for one by the server.
 */
export function noteParting(why: Parting): void {
  if (why === 'left' || parting === null) change(why);
}

/** Somebody is signed in here. */
export const notePresence = (): void => change(null);

function change(to: Parting | null): void {
  if (parting === to) return;
  parting = to;
  keep();
  for (const listener of listeners) listener();
}

function keptParting(): Parting | null {
  try {
    return sessionStorage.getItem(keptKey) === null ? null : 'ended';
  } catch {
    return null;
  }
}

function keep(): void {
  try {
    if (parting === 'ended') sessionStorage.setItem(keptKey, '1');
    else sessionStorage.removeItem(keptKey);
  } catch {
    // It is told until the page is loaded anew.
  }
}

/** False after a sign-out on the person's own word, in whichever tab, and once somebody has signed in again. */
export const hasSessionEnded = (): boolean => parting === 'ended';

export function subscribeToEndedSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
