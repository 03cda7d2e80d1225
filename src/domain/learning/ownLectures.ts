import type { EpochMs } from '../time.ts';
import { type LectureSpan, percentDone, type TimedLecture } from './progress.ts';

/**
 * The lectures that a person has: those of the course, and those that were archived after this person bought it.
 * `boughtAt` is `null` without access.
 */
export const ownLectures = <Lecture extends { readonly archivedAt: EpochMs | null }>(
  lectures: readonly Lecture[],
  boughtAt: EpochMs | null,
): readonly Lecture[] =>
  lectures.filter(({ archivedAt }) => archivedAt === null || (boughtAt !== null && boughtAt < archivedAt));

type Purchase = {
  /** When the order was placed: its buyer paid for the course of that time, however late the approval. */
  readonly boughtAt: EpochMs;
};

/** The time of a person's first purchase of a course; `null` without one. */
export const boughtAtOf = (purchases: readonly Purchase[]): EpochMs | null =>
  purchases.length === 0 ? null : Math.min(...purchases.map(({ boughtAt }) => boughtAt));

/** Whole percent of the lectures that a person has, watched by this person. */
export const ownPercentDone = (
  lectures: readonly (TimedLecture & { readonly archivedAt: EpochMs | null })[],
  purchases: readonly Purchase[],
  log: readonly LectureSpan[],
): number => percentDone(ownLectures(lectures, boughtAtOf(purchases)), log);
