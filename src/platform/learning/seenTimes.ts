import type { SeenTimes } from '../../domain/learning/seenTimes.ts';
import { localRowNames, readLocalRow, removeLocalRow, writeLocalRow } from '../store/localRows.ts';

const beginning = 'lanrian.seen.';
const rowOf = (userId: string, courseId: string): string => `${beginning}${userId}.${courseId}`;

/** The times that this device's clock has shown since the last answer about a person's access to a course. */
export function readSeenTimes(userId: string, courseId: string): SeenTimes | null {
  const row = readLocalRow(rowOf(userId, courseId));
  return isSeenTimes(row) ? row : null;
}

export const writeSeenTimes = (userId: string, courseId: string, times: SeenTimes): boolean =>
  writeLocalRow(rowOf(userId, courseId), times);

/** Removes everybody's times at a sign-out. */
export function forgetSeenTimes(): void {
  for (const name of localRowNames(beginning)) removeLocalRow(name);
}

const isSeenTimes = (row: unknown): row is SeenTimes =>
  typeof row === 'object' &&
  row !== null &&
  ['answeredAt', 'seen', 'earliest'].every((name) => Number.isFinite(Reflect.get(row, name)));
