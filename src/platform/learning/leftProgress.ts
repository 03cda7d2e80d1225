import type { WatchedInterval } from '../../contract/learning/progress.ts';
import { localRowNames, readLocalRow, removeLocalRow, writeLocalRow } from '../store/localRows.ts';

/**
 * A watched stretch that is not in the outbox, because its page was closing or the disk took no more. `key` becomes the
 * key of its outbox entry, so that moving it twice has one effect.
 */
export type LeftProgress = {
  readonly key: string;
  readonly userId: string;
  readonly courseId: string;
  readonly watched: WatchedInterval;
};

const beginning = 'lanrian.left.';
const rowOf = ({ userId, key }: Pick<LeftProgress, 'userId' | 'key'>): string => `${beginning}${userId}.${key}`;

/** Whether the name of a `localStorage` row is that of watched time. */
export const isLeftProgressRow = (name: string): boolean => name.startsWith(beginning);

/** Stores the stretch at once, since IndexedDB writes of a closing page are lost. Returns whether it is stored. */
export const noteLeft = (left: LeftProgress): boolean => writeLocalRow(rowOf(left), left);

/** Stretches that `localStorage` did not take. They last as long as the page. */
let unstored: readonly LeftProgress[] = [];

/** Stores the stretch, in memory if necessary. */
export function holdLeft(left: LeftProgress): void {
  if (!noteLeft(left)) unstored = [...unstored, left];
}

/** Whether there is any stretch, without reading one. */
export const isAnythingLeft = (): boolean => unstored.length > 0 || localRowNames(beginning).length > 0;

/** The stretches in the order of playing. An unreadable row is removed. */
export function leftProgress(): readonly LeftProgress[] {
  const rows = localRowNames(beginning).flatMap((name) => {
    const row = readLocalRow(name);
    if (isLeft(row)) return row;
    removeLocalRow(name);
    return [];
  });
  return [...rows, ...unstored].toSorted((a, b) => a.watched.recordedAt - b.watched.recordedAt);
}

export function forgetLeft(left: LeftProgress): void {
  removeLocalRow(rowOf(left));
  unstored = unstored.filter(({ key }) => key !== left.key);
}

/** Removes a person's stretches at a sign-out. */
export function forgetLeftOf(userId: string): void {
  for (const name of localRowNames(`${beginning}${userId}.`)) removeLocalRow(name);
  unstored = unstored.filter((left) => left.userId !== userId);
}

const isLeft = (row: unknown): row is LeftProgress =>
  isRecord(row) &&
  [row.key, row.userId, row.courseId].every((id) => typeof id === 'string') &&
  isRecord(row.watched) &&
  typeof row.watched.lectureId === 'string' &&
  [row.watched.from, row.watched.to, row.watched.recordedAt].every(Number.isFinite);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
