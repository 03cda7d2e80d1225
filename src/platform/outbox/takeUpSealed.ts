import { holdSealed } from './heldProgress.ts';
import { sendInBackground } from './sendInBackground.ts';
import { askForSync } from './triggers.ts';

/** What a page was sending from memory when it was killed goes on under its own key. */
export async function takeUpSealed(): Promise<void> {
  await holdSealed();
  sendInBackground('due');
  await askForSync();
}
