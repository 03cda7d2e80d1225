import { setMany, values } from 'idb-keyval';
import { changeRow } from '../store/changeRow.ts';
import { downloadedLecturesStore } from '../store/stores.ts';
import type { DownloadedLecture } from './downloadedLectures.ts';

/** A lecture that the person asked for and that is not downloaded yet. */
type WantedLecture = Pick<DownloadedLecture, 'userId' | 'courseId' | 'lectureId'> & { readonly isWanted: true };

const wantedKey = (lectureId: string): string => `wanted-${lectureId}`;

/** Stores the person's wish, so that a closed app can go on with it. */
export const rememberWanted = (lectures: readonly Omit<WantedLecture, 'isWanted'>[]): Promise<void> =>
  setMany(
    lectures.map(({ userId, courseId, lectureId }) => [
      wantedKey(lectureId),
      { userId, courseId, lectureId, isWanted: true } satisfies WantedLecture,
    ]),
    downloadedLecturesStore(),
  );

/** Removes the person's wish. Another person's wish for the same lecture stays. */
export const forgetWanted = (userId: string, lectureId: string): Promise<void> =>
  changeRow(
    wantedKey(lectureId),
    (row) => (isWanted(row) && row.userId === userId ? undefined : row),
    downloadedLecturesStore(),
  );

/** Ids of a course's lectures that the person asked for and that are not downloaded. */
export async function listWanted(userId: string, courseId: string): Promise<readonly string[]> {
  const rows = await values<unknown>(downloadedLecturesStore());
  return rows
    .filter(isWanted)
    .flatMap((row) => (row.userId === userId && row.courseId === courseId ? row.lectureId : []));
}

/** Whether a stored row is a wish and no downloaded lecture. */
export const isWanted = (row: unknown): row is WantedLecture =>
  typeof row === 'object' && row !== null && 'isWanted' in row && row.isWanted === true;
