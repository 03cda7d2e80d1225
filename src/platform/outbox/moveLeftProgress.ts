import { forgetLeft, type LeftProgress, leftProgress } from '../learning/leftProgress.ts';
import { deviceId } from '../store/deviceId.ts';
import { withRoom } from '../store/makeRoom.ts';
import { reportStorageFault } from '../store/reportStorageFault.ts';
import type { OutboxEntry } from './entry.ts';
import { putWithoutRoom } from './outboxStore.ts';
import { progressEntry } from './progressEntry.ts';

/** A downloaded lecture is evicted only for more than this (seconds watched). */
const worthALectureSeconds = 60;

/** `left`: not in the outbox yet; `unkept`: so much that an eviction was tried and did not help. */
export type ProgressOutcome = 'queued' | 'left' | 'unkept';

/**
 * Moves stretches that their page could not write into the outbox, each as an entry of its own under its own key: a move
 * that was cut short is repeated without effect.
 */
export async function moveLeftProgress(now: number): Promise<ProgressOutcome> {
  const left = leftProgress();
  const isWorthALecture = secondsOf(left) > worthALectureSeconds;
  for (const one of left) {
    const put = () => putWithoutRoom(entryOf(one, now));
    try {
      await (isWorthALecture ? withRoom(put) : put());
    } catch (fault) {
      reportStorageFault(fault, 'progress');
      return isWorthALecture ? 'unkept' : 'left';
    }
    forgetLeft(one);
  }
  return 'queued';
}

/** Sealed, because a repeated move must not replace an entry that has grown. */
const entryOf = ({ key, userId, courseId, watched }: LeftProgress, now: number): OutboxEntry => ({
  ...progressEntry(key, { userId, courseId, deviceId: deviceId(), intervals: [watched] }, now),
  isSealed: true,
});

const secondsOf = (left: readonly LeftProgress[]): number =>
  left.reduce((sum, { watched }) => sum + watched.to - watched.from, 0);
