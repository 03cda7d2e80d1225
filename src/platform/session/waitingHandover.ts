/**
 * A hand-over that waits to be taken on this device. It is noted until the server has answered: the app may be closed or
 * lose its network before. `key` is this device's own, so that a lost answer can be asked for again.
 */
export type WaitingHandover = {
  readonly token: string;
  readonly key: string;
  /** The person typed the code here, or this is the app that it was made for: no more need be asked. */
  readonly isWanted: boolean;
};

const WAITING = 'lanrian.handover';
const SETTLED = 'lanrian.handovers.settled';
/** So many tokens that have come to an end are remembered: the installed app begins with its one at every start. */
const mostSettled = 20;
const inAddress = /^#handover=([0-9A-Z]{16})$/;

const listeners = new Set<() => void>();
let waiting: WaitingHandover | null = read();

export const waitingHandover = (): WaitingHandover | null => waiting;

export function subscribeToHandover(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the token out of the page's address, where nobody shall see or copy it, and notes it unless it has had its end. */
export function catchHandover(): void {
  const token = inAddress.exec(location.hash)?.[1];
  if (token === undefined) return;
  const address = new URL(location.href);
  address.hash = '';
  address.searchParams.delete('openExternalBrowser');
  history.replaceState(history.state, '', `${address.pathname}${address.search}`);
  if (!settled().includes(token)) noteHandover(token, false);
}

/** Notes a hand-over to be taken. The one that was noted before under the same token keeps its key. */
export function noteHandover(token: string, isWanted: boolean): void {
  const key = waiting?.token === token ? waiting.key : crypto.randomUUID();
  waiting = { token, key, isWanted };
  write(WAITING, JSON.stringify(waiting));
  tell();
}

/** Taken, refused or not wanted: a token that has come to its end here. Also one of this device's own making. */
export function settleHandover(token: string): void {
  write(SETTLED, JSON.stringify([...settled().filter((known) => known !== token), token].slice(-mostSettled)));
  if (waiting?.token !== token) return;
  waiting = null;
  write(WAITING, null);
  tell();
}

function read(): WaitingHandover | null {
  const row = parsed(WAITING);
  if (typeof row !== 'object' || row === null || !('token' in row) || !('key' in row)) return null;
  const { token, key } = row;
  if (typeof token !== 'string' || typeof key !== 'string') return null;
  return { token, key, isWanted: 'isWanted' in row && row.isWanted === true };
}

function settled(): readonly string[] {
  const row = parsed(SETTLED);
  return Array.isArray(row) ? row.filter((token) => typeof token === 'string') : [];
}

function parsed(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

function write(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Without storage it is taken in this visit or not at all.
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}
