import { sharedDeviceCookie } from '../../contract/people/sharedDevice.ts';

/** What a person said of this device; it stays until somebody says otherwise. */
const saidKey = 'lanrian.shared-device';
const listeners = new Set<() => void>();
const channelName = 'lanrian-shared-device';

/** Whether several people use this device, so that nothing of one may be left to the next. */
export function isSharedDevice(): boolean {
  try {
    return localStorage.getItem(saidKey) === '1';
  } catch {
    return false;
  }
}

/** Throws where the device keeps nothing at all. */
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

/** On a shared device: whether this is the first start since the browser was closed, so that somebody else may be here. */
export const mayBeSomebodyElse = (): boolean =>
  isSharedDevice() && !document.cookie.includes(`${sharedDeviceCookie}=1`);

/** From now on this browser session is one person's; the mark ends with it, and all its tabs see it. */
export function markSession(isShared = true): void {
  const life = isShared ? '' : '; max-age=0';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the other way yet, and it must be set at once.
  document.cookie = `${sharedDeviceCookie}=1; path=/; samesite=lax${life}`;
}

/** Other tabs must not go on showing whoever left; this one leads on by itself. */
export const tellOthersOfLeaving = (): void => otherTabs().postMessage('left');

/** Calls back when the person left in another tab. Returns the way to stop. */
export function onLeftElsewhere(listener: () => void): () => void {
  const channel = otherTabs();
  channel.addEventListener('message', listener);
  return () => channel.removeEventListener('message', listener);
}

let channel: BroadcastChannel | null = null;

/** The same to tell and to listen by: a second one in this tab would hear the first. */
function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel(channelName);
  return channel;
}
