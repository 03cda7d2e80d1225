/**
 * A hand-over to take on this device, stored until the server answers. `key` repeats the request after a lost answer.
 */
export type WaitingHandover = {
  readonly token: string;
  readonly key: string;
  /** The person typed the code, or the app was made for it: no question is needed. */
  readonly isWanted: boolean;
};

const WAITING = 'lanrian.handover';
const SETTLED = 'lanrian.handovers.settled';
/** Most remembered finished tokens: the installed app starts with its own each time. */
const mostSettled = 20;
const inAddress = /^#handover=([0-9A-Z]{16})$/;

const listeners = new Set<() => void>();
let waiting: WaitingHandover | null = read();

export const waitingHandover = (): WaitingHandover | null => waiting;

export function subscribeToHandover(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the token out of the page's address and stores it unless finished. */
export function catchHandover(): void {
  const token = inAddress.exec(location.hash)?.[1];
  if (token === undefined) return;
  const address = new URL(location.href);
  address.hash = '';
  address.searchParams.delete('openExternalBrowser');
  history.replaceState(history.state, '', `${address.pathname}${address.search}`);
  if (!settled().includes(token)) noteHandover(token, false);
}

/** Stores a hand-over. The same token keeps its key. */
export function noteHandover(token: string, isWanted: boolean): void {
  const key = waiting?.token === token ? waiting.key : crypto.randomUUID();
  waiting = { token, key, isWanted };
  write(WAITING, JSON.stringify(waiting));
  tell();
}

/** Marks a token as finished: taken, refused or unwanted, or made here. */
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
    // Without storage it is taken in this visit or never.
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}
