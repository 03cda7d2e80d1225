import { withinLimit } from '../store/withinLimit.ts';
import { currentConnection, subscribeToConnection } from './connection.ts';

/** Longest wait (ms) for code: browsers give up after minutes only. */
const patienceMs = 20_000;

/** Lazy code with a timeout. */
export const partInTime = <T>(part: Promise<T>): Promise<T> => withinLimit(part, patienceMs);

/** Messages of failed chunk loads: Chromium and Firefox, Safari. */
const failed = /dynamically imported module|Importing a module script failed/;

/** Whether the error is a failed chunk load. */
export const isMissingPart = (reason: unknown): boolean => reason instanceof Error && failed.test(reason.message);

/** Pause (ms) before the second try. */
const pauseMs = 300;

/** Lazy code with a second try: browsers sometimes break off one of many requests, even from the worker's cache. */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (reason) {
    if (!isMissingPart(reason)) throw reason;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return load();
  }
}

/** Pause between tries, doubled each time. */
const [firstWaitMs, longestWaitMs] = [1_000, 300_000];

/**
 * Background code, retried with growing pauses and when the server answers, until it loads. Fails only with an error of
 * the code itself.
 */
export async function fetchPartAtLast<T>(load: () => Promise<T>): Promise<T> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    try {
      return await fetchPart(load);
    } catch (reason) {
      if (!isMissingPart(reason)) throw reason;
    }
    await timeOrNetwork(waitMs);
  }
}

/** Waits for a time, or for the server. */
const timeOrNetwork = (waitMs: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, waitMs);
    const stop = subscribeToConnection(() => {
      if (currentConnection() === 'online') done();
    });
  });

/** Whether code did not load, or not in time. */
export const isPartAway = (reason: unknown): boolean =>
  reason instanceof Error && (failed.test(reason.message) || reason.name === 'TimeoutError');

/** For queries with lazy code: without it and without data there is no page. */
export const failsThePage = (failure: unknown, { state }: { state: { data: unknown } }): boolean =>
  state.data === undefined && isPartAway(failure);
