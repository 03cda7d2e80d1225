import { patience } from '../patience.ts';
import { withinLimit } from './withinLimit.ts';

/** A disk that takes longer keeps nobody from being known as the server has it. */
const PATIENCE_MS = patience(3_000);

/** Whether what an earlier visit kept is in the cache again. `unread`: the device did not let it be read. */
export type CachedAnswers = 'coming' | 'back' | 'unread';

let back: Promise<unknown> = Promise.resolve();
let state: CachedAnswers = 'back';
const listeners = new Set<() => void>();

/** Before anything is asked of the server: answers of an earlier visit are on their way from the disk until this settles. */
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

/** Settles once what an earlier visit kept is in the cache again, or takes too long. Never fails. */
export const cachedAnswersAreBack = (): Promise<unknown> => withinLimit(back, PATIENCE_MS).catch(() => {});

function tell(next: CachedAnswers): void {
  state = next;
  for (const listener of listeners) listener();
}
