const channelName = 'lanrian-own-data';

/** After this tab has changed what the shop holds of the person: other tabs would go on showing what was before. */
export function tellOtherTabsOfChange(name: string): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(name);
  channel.close();
}

/** Calls back when another tab has changed what is kept under this name. Returns the way to stop. */
export function onChangedInOtherTab(name: string, listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => data === name && listener());
  return () => channel.close();
}
