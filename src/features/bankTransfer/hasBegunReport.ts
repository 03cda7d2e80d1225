import { readDraft } from '../../platform/draftStorage.ts';
import { draftsBeginning } from '../../platform/draftsBeginning.ts';
import { reportDraftName } from './reportDraftName.ts';
import { type SlipDraft, slipDraftName } from './slipDraft.ts';

const ofAnyOrder = '';

/** Whether a report was begun on this device that is not queued: something is typed, or a slip is put to it. */
export async function hasBegunReport(): Promise<boolean> {
  if ((await draftsBeginning(reportDraftName(ofAnyOrder))).length > 0) return true;
  for (const name of await draftsBeginning(slipDraftName(ofAnyOrder))) {
    if ((await readDraft<SlipDraft>(name))?.slip) return true;
  }
  return false;
}
