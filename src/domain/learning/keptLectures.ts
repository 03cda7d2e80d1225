import type { EpochMs } from '../time.ts';

/**
 * The lectures that a person has: those of the course, and those that were taken out after this person bought it.
 * `boughtAt` is `null` without access.
 */
export const keptLectures = <Lecture extends { readonly archivedAt: EpochMs | null }>(
  lectures: readonly Lecture[],
  boughtAt: EpochMs | null,
): readonly Lecture[] =>
  lectures.filter(({ archivedAt }) => archivedAt === null || (boughtAt !== null && boughtAt < archivedAt));

/** The time of the first of these grants, or `null`. */
export const boughtAtOf = (grants: readonly { readonly startedAt: EpochMs }[]): EpochMs | null =>
  grants.length === 0 ? null : Math.min(...grants.map(({ startedAt }) => startedAt));
