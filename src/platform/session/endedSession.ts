/** `left`: by their own word or another's sign-in; `ended`: by the server. */
export type Parting = 'left' | 'ended';

/** For the tab's lifetime, over reloads: the server does not know whose session ended. */
const storageKey = 'lanrian.session-ended';

let parting: Parting | null = storedParting();
const listeners = new Set<() => void>();

/** Records a sign-out by the person's word, so that a tab does not take it for one by the server. */
export function noteParting(why: Parting): void {
  if (why === 'left' || parting === null) change(why);
}

/** Records that somebody is signed in. */
export const notePresence = (): void => change(null);

function change(to: Parting | null): void {
  if (parting === to) return;
  parting = to;
  keep();
  for (const listener of listeners) listener();
}

function storedParting(): Parting | null {
  try {
    return sessionStorage.getItem(storageKey) === null ? null : 'ended';
  } catch {
    return null;
  }
}

function keep(): void {
  try {
    if (parting === 'ended') sessionStorage.setItem(storageKey, '1');
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Shown until the page reloads.
  }
}

/** False after the person's own sign-out in any tab, and after another sign-in. */
export const hasSessionEnded = (): boolean => parting === 'ended';

export function subscribeToEndedSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
