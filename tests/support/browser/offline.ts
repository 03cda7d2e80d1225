import { expect, type Page } from 'playwright/test';
import type { Words } from '../run/words.ts';

/** The offline bar. */
const bar = (page: Page, words: Words) => page.getByRole('status').filter({ hasText: words.shell.offline });

/** Disconnects the network and waits for the offline bar. */
export async function goOffline(page: Page, words: Words): Promise<void> {
  await page.context().setOffline(true);
  await seesOffline(page, words);
}

/** Disconnects on a desk page, whose bar mentions no cached data. */
export async function goOfflineAtDesk(page: Page, words: Words): Promise<void> {
  await page.context().setOffline(true);
  await seesOfflineAtDesk(page, words);
}

export async function seesOfflineAtDesk(page: Page, words: Words): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: words.states.offline.reasons.offline })).toBeVisible();
  await expect(bar(page, words)).toBeHidden();
}

export const seesOffline = (page: Page, words: Words): Promise<void> => expect(bar(page, words)).toBeVisible();

export async function goOnline(page: Page, words: Words): Promise<void> {
  await page.context().setOffline(false);
  await expect(bar(page, words)).toBeHidden();
}

/** Waits until the device has persisted an answer whose key holds all of these words. */
export async function keepsAnswer(page: Page, store: 'shared' | 'private', ...parts: string[]): Promise<void> {
  await expect
    .poll(() => page.evaluate(keysOfStore, `lanrian-${store}-queries`), { message: `${parts.join(' ')} is kept` })
    .toContainEqual(expect.stringMatching(new RegExp(parts.map((part) => `(?=.*${part})`).join(''))));
}

/** Waits until the device has cached the catalogue with its search words. */
export const keepsCatalogue = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(rowsOfStore, 'lanrian-catalogue'), { message: 'the catalogue is kept with its texts' })
    .toContainEqual(expect.stringContaining('"texts":{'));

/** Waits until a draft on the device holds this text, which a reload would otherwise lose. */
export const keepsDraft = (page: Page, text: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(rowsOfStore, 'lanrian-device'), { message: `${text} is in a draft` })
    .toContainEqual(expect.stringContaining(text));

/** A waiting picture: size in bytes, SHA-256 in hex, and its colour. */
export type StoredSlip = {
  readonly bytes: number;
  readonly digest: string;
  readonly picture: {
    readonly width: number;
    readonly height: number;
    readonly leftmost: Colour;
    readonly rightmost: Colour;
  };
};
/** Red, green, blue, each 0 to 255. */
type Colour = readonly number[];

export const storedSlips = (page: Page): Promise<readonly StoredSlip[]> => page.evaluate(readSlips);

/** Runs in the page. Does not create a missing store. */
async function keysOfStore(name: string): Promise<string[]> {
  if (!(await indexedDB.databases()).some((known) => known.name === name)) return [];
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  return new Promise((resolve, reject) => {
    const reading = database.transaction('rows').objectStore('rows').getAllKeys();
    reading.onsuccess = () => {
      database.close();
      resolve(reading.result.map(String));
    };
    reading.onerror = () => reject(reading.error);
  });
}

/** Runs in the page. Each row as JSON; does not create a missing store. */
async function rowsOfStore(name: string): Promise<string[]> {
  if (!(await indexedDB.databases()).some((known) => known.name === name)) return [];
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  return new Promise((resolve, reject) => {
    const reading = database.transaction('rows').objectStore('rows').getAll();
    reading.onsuccess = () => {
      database.close();
      resolve(reading.result.map((row) => JSON.stringify(row)));
    };
    reading.onerror = () => reject(reading.error);
  });
}

/** Runs in the page. Does not create a missing store. */
async function readSlips(): Promise<StoredSlip[]> {
  if (!(await indexedDB.databases()).some((known) => known.name === 'lanrian-outbox-slips')) return [];
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('lanrian-outbox-slips');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const stored = await new Promise<unknown[]>((resolve, reject) => {
    const reading = database.transaction('rows').objectStore('rows').getAll();
    reading.onsuccess = () => resolve(reading.result);
    reading.onerror = () => reject(reading.error);
  });
  database.close();
  const seen = async (bytes: ArrayBuffer): Promise<StoredSlip['picture']> => {
    const image = await createImageBitmap(new Blob([bytes]));
    const { width, height } = image;
    const drawing = new OffscreenCanvas(width, height).getContext('2d');
    drawing?.drawImage(image, 0, 0);
    const colourAt = (x: number) => [...(drawing?.getImageData(x, height / 2, 1, 1).data ?? [])].slice(0, 3);
    return { width, height, leftmost: colourAt(4), rightmost: colourAt(width - 5) };
  };
  const slips: StoredSlip[] = [];
  for (const bytes of stored) {
    if (!(bytes instanceof ArrayBuffer)) throw new Error('A slip is kept as its bytes');
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    slips.push({
      bytes: bytes.byteLength,
      digest: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''),
      picture: await seen(bytes),
    });
  }
  return slips;
}
