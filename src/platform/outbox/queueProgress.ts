import type { WatchedInterval } from '../../contract/learning/progress.ts';
import { holdLeft } from '../learning/leftProgress.ts';
import { isFull } from '../store/makeRoom.ts';
import { mayPass } from '../store/openStore.ts';
import { askForSync } from './askForSync.ts';
import { moveLeftProgress, type ProgressOutcome } from './moveLeftProgress.ts';
import { tellOutboxChanged } from './outboxStore.ts';
import { sendInBackground } from './sendInBackground.ts';
import { writeProgress } from './writeProgress.ts';

/**
 * Adds a watched stretch to the newest unsent entry of its person and course; neighbours are joined, so a week offline
 * is a few stretches per lecture. A stretch that the disk refuses is stored in `localStorage`.
 */
export async function queueProgress(
  userId: string,
  courseId: string,
  watched: WatchedInterval,
  now: number,
): Promise<ProgressOutcome> {
  try {
    await writeProgress({ userId, courseId }, watched, now);
  } catch (fault) {
    // If the write may have succeeded, another one under another key would count the time twice.
    if (!isFull(fault) && !mayPass(fault)) throw fault;
    holdLeft({ key: crypto.randomUUID(), userId, courseId, watched });
  }
  const outcome = await moveLeftProgress(now);
  // A full outbox has not changed, but an allowance counts the row, too.
  if (outcome !== 'queued') tellOutboxChanged();
  sendInBackground('due');
  await askForSync();
  return outcome;
}
