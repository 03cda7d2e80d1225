import type { WatchedInterval } from '../../contract/learning/progress.ts';
import { keepStretches, type ProgressKept } from './heldProgress.ts';
import { sendInBackground } from './sendInBackground.ts';
import { askForSync } from './triggers.ts';

/**
 * Adds watched stretches to the newest unsent entry of this person and course; neighbours are joined, so a week offline
 * is a few stretches a lecture. What is added while an entry is being sent, or is too much for one, goes into a new one.
 * What the device does not take stays with this page, and is sent from there. `onSettled` is called as soon as the disk has
 * them, and before anything of them is sent.
 */
export async function queueProgress(
  userId: string,
  courseId: string,
  watched: readonly WatchedInterval[],
  now: number,
  onSettled?: () => void,
): Promise<ProgressKept> {
  const kept = await keepStretches({ userId, courseId }, watched, now, onSettled);
  sendInBackground('due');
  await askForSync();
  return kept;
}
