import { del, get, update } from 'idb-keyval';
import { rowNames } from '../store/rowNames.ts';
import { deviceStore } from '../store/stores.ts';

/** A decision that this device showed and nobody opened. */
export type News = { readonly path: string; readonly tag: string };

const channelName = 'lanrian-news';
/** Most counted news. */
const most = 99;

export async function readNews(): Promise<readonly News[]> {
  return newsIn(await get<unknown>(rowNames.news, deviceStore()));
}

/** One per order: the later decision wins. */
export async function noteNews(news: News): Promise<void> {
  const others = (row: unknown) => newsIn(row).filter(({ tag }) => tag !== news.tag);
  await update<unknown>(rowNames.news, (row) => [...others(row), news].slice(-most), deviceStore());
  announce();
}

/** The order's page was opened; answers its news. */
export async function seeNews(path: string): Promise<readonly News[]> {
  const seen = (await readNews()).filter((news) => news.path === path);
  if (seen.length === 0) return seen;
  await update<unknown>(rowNames.news, (row) => newsIn(row).filter((news) => news.path !== path), deviceStore());
  announce();
  return seen;
}

export async function forgetNews(): Promise<void> {
  await del(rowNames.news, deviceStore());
  announce();
}

/** Calls back on changes by page, tabs or worker. Returns the unsubscribe function. */
export function onNewsChanged(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', listener);
  localListeners.add(listener);
  return () => {
    channel.close();
    localListeners.delete(listener);
  };
}

const localListeners = new Set<() => void>();

function announce(): void {
  for (const listener of localListeners) listener();
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

const newsIn = (row: unknown): readonly News[] => (Array.isArray(row) ? row.filter(isNews) : []);

const isNews = (row: unknown): row is News =>
  typeof row === 'object' && row !== null && 'path' in row && 'tag' in row && typeof row.path === 'string';
