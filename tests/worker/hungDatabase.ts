import { IDBTransaction } from 'fake-indexeddb';
import { vi } from 'vitest';

/** Internals of fake-indexeddb that a hung database does not run. */
export type Inside = {
  _start(): void;
  _state: string;
  _requests: readonly unknown[];
  readonly mode: string;
  readonly db: { readonly name: string };
};

/** Fakes the page's timers; those of database and network stay real. */
export const clockOfThePage: NonNullable<Parameters<typeof vi.useFakeTimers>[0]> = {
  toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
};

const inside = IDBTransaction.prototype as unknown as Inside;
const start = inside._start;

/** Makes matching transactions hang. Checked before each of their steps. */
export function hangWhere(isHung: (transaction: Inside) => boolean): void {
  vi.spyOn(inside, '_start').mockImplementation(function (this: Inside) {
    if (!isHung(this)) start.call(this);
  });
}

/** Waits long enough for any callback of the database. */
export async function untilCalledBack(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Advances the page's time second by second until the promise settles. */
export async function inTime<T>(wait: Promise<T>): Promise<T> {
  let isSettled = false;
  const settled = Promise.allSettled([wait]).then(() => {
    isSettled = true;
  });
  while (!isSettled) {
    await untilCalledBack();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  await settled;
  return wait;
}

/** Seconds of the page's time until the promise settles. */
export async function secondsOf(wait: Promise<unknown>): Promise<number> {
  let seconds = 0;
  const counting = setInterval(() => {
    seconds += 1;
  }, 1_000);
  await inTime(wait);
  clearInterval(counting);
  return seconds;
}
