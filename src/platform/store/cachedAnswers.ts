import { patience } from '../patience.ts';
import { withinLimit } from './withinLimit.ts';

/** A slower disk does not delay the use of the server's answer. */
const PATIENCE_MS = patience(3_000);

/** Whether persisted answers are back in the query cache. `unread`: the device could not be read. */
export type CachedAnswers = 'coming' | 'back' | 'unread';

let back: Promise<unknown> = Promise.resolve();
let state: CachedAnswers = 'back';
const listeners = new Set<() => void>();

/** Called before the first request: persisted answers are being read until this promise settles. */
export function expectCachedAnswers(coming: Promise<unknown>): void {
  back = coming;
  state = 'coming';
  coming.then(
    () => tell('back'),
    () => tell('unread'),
  );
}

export const currentCachedAnswers = (): CachedAnswers => state;

export function subscribeToCachedAnswers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Settles once when the persisted answers are back in the cache, or after the limit. Never fails. */
export const cachedAnswersAreBack = (): Promise<unknown> => withinLimit(back, PATIENCE_MS).catch(() => {});

function tell(next: CachedAnswers): void {
  state = next;
  for (const listener of listeners) listener();
}
