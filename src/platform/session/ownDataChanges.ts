const channelName = 'lanrian-own-data';

/** Notifies other tabs of changed personal data. */
export function tellOtherTabsOfChange(name: string): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(name);
  channel.close();
}

/** Calls back when another tab changed data of this name. Returns the unsubscribe function. */
export function onChangedInOtherTab(name: string, listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => data === name && listener());
  return () => channel.close();
}
