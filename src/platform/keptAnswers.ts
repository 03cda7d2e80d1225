import { withinLimit } from './withinLimit.ts';

/** A disk that takes longer keeps nobody from being known as the server has it. */
const PATIENCE_MS = 3_000;

let back: Promise<unknown> = Promise.resolve();

/** Before anything is asked of the server: answers of an earlier visit are on their way from the disk until this settles. */
export function expectKeptAnswers(coming: Promise<unknown>): void {
  back = coming;
}

/** Settles once what an earlier visit kept is in the cache again, or takes too long. Never fails. */
export const keptAnswersAreBack = (): Promise<unknown> => withinLimit(back, PATIENCE_MS).catch(() => {});
