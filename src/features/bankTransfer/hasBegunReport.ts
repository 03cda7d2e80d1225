import { readDraft } from '../../platform/draftStorage.ts';
import { draftsBeginning } from '../../platform/draftsBeginning.ts';
import { editDraftName, editSlipDraftName } from '../outbox/editDraftName.ts';
import { reportDraftName } from './reportDraftName.ts';
import { type SlipDraft, slipDraftName } from './slipDraft.ts';

const ofAny = '';

/**
 * Whether a report was begun on this device that is not queued, or one that lies here is being changed: something is typed, or
 * a slip is put to it.
 */
export async function hasBegunReport(): Promise<boolean> {
  for (const nameOf of [reportDraftName, editDraftName]) {
    if ((await draftsBeginning(nameOf(ofAny))).length > 0) return true;
  }
  for (const nameOf of [slipDraftName, editSlipDraftName]) {
    for (const name of await draftsBeginning(nameOf(ofAny))) if ((await readDraft<SlipDraft>(name))?.slip) return true;
  }
  return false;
}
