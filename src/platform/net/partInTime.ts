import { withinLimit } from '../store/withinLimit.ts';
import { currentConnection, subscribeToConnection } from './connection.ts';

/** A browser gives up a request only after minutes; nobody is kept in front of an empty place for so long. */
const patienceMs = 20_000;

/** Code that is fetched when it is needed; it fails when it does not come in time. */
export const partInTime = <T>(part: Promise<T>): Promise<T> => withinLimit(part, patienceMs);

/** How browsers say that a part of the app could not be fetched: Chromium and Firefox, Safari. */
const failed = /dynamically imported module|Importing a module script failed/;

/** Whether something failed because its code did not come. */
export const isMissingPart = (reason: unknown): boolean => reason instanceof Error && failed.test(reason.message);

/** Before the second try: what broke it off is often over by then. */
const pauseMs = 300;

/**
 * Code that is fetched when it is needed, asked for a second time where it did not come: browsers break off one of a page's
 * many requests now and then, also of those that the worker answers from the disk. Fails as the second try does.
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (reason) {
    if (!isMissingPart(reason)) throw reason;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return load();
  }
}

/** Between one try and the next, doubled each time. */
const [firstWaitMs, longestWaitMs] = [1_000, 300_000];

/**
 * Code that nobody waits for and no visit does without: tried until it comes, ever later, and as soon as the shop answers
 * again. Fails only with what is wrong in the code itself.
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

/** Until so much time has passed, or the shop answers again. */
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

/** Whether something failed because its code did not come, or not in time. */
export const isPartAway = (reason: unknown): boolean =>
  reason instanceof Error && (failed.test(reason.message) || reason.name === 'TimeoutError');

/** For queries whose code comes later: without it and without data there is no page, and the page tells so. */
export const failsThePage = (failure: unknown, { state }: { state: { data: unknown } }): boolean =>
  state.data === undefined && isPartAway(failure);
