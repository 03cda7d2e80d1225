import { withinLimit } from './withinLimit.ts';

/** A browser gives up a request only after minutes; nobody is kept in front of an empty place for so long. */
const patienceMs = 20_000;

/** Code that is fetched when it is needed; it fails when it does not come in time. */
export const partInTime = <T>(part: Promise<T>): Promise<T> => withinLimit(part, patienceMs);

/** How browsers say that a part of the app could not be fetched: Chromium, Firefox, Safari, and a missing style. */
const failed =
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload CSS/i;

/** Whether something failed because its code did not come. */
export const isMissingPart = (reason: unknown): boolean => reason instanceof Error && failed.test(reason.message);

/** Whether something failed because its code did not come in time. */
export const isLatePart = (reason: unknown): boolean =>
  reason instanceof DOMException && reason.name === 'TimeoutError';

/** For queries whose code comes later: without it and without data there is no page, and the page tells so. */
export const failsThePage = (failure: unknown, { state }: { state: { data: unknown } }): boolean =>
  state.data === undefined && (isMissingPart(failure) || isLatePart(failure));
