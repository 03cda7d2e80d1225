import { sharedDeviceCookie } from '../../contract/people/sharedDevice.ts';

/** The person's word about this device, until changed. */
const saidKey = 'lanrian.shared-device';
const listeners = new Set<() => void>();
const channelName = 'lanrian-shared-device';

/** Whether several people use this device, so that nothing may remain for the next. */
export function isSharedDevice(): boolean {
  try {
    return localStorage.getItem(saidKey) === '1';
  } catch {
    return false;
  }
}

/** Throws if the device stores nothing at all. */
export function setSharedDevice(isShared: boolean): void {
  if (isShared) localStorage.setItem(saidKey, '1');
  else localStorage.removeItem(saidKey);
  markSession(isShared);
  for (const listener of listeners) listener();
}

export function subscribeToSharedDevice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** On a shared device: whether this is the first start since the browser closed. */
export const mayBeSomebodyElse = (): boolean =>
  isSharedDevice() && !document.cookie.includes(`${sharedDeviceCookie}=1`);

/** Marks this browser session as one person's; the mark ends with it. */
export function markSession(isShared = true): void {
  const life = isShared ? '' : '; max-age=0';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the other way yet, and it must be set at once.
  document.cookie = `${sharedDeviceCookie}=1; path=/; samesite=lax${life}`;
}

/** Notifies other tabs that the person left. */
export const tellOthersOfLeaving = (): void => otherTabs().postMessage('left');

/** Calls back when the person left in another tab. Returns the unsubscribe function. */
export function onLeftElsewhere(listener: () => void): () => void {
  const channel = otherTabs();
  channel.addEventListener('message', listener);
  return () => channel.removeEventListener('message', listener);
}

let channel: BroadcastChannel | null = null;

/** One channel for sending and receiving: a second one would hear the first. */
function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel(channelName);
  return channel;
}
