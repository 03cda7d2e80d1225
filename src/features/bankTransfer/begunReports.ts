import { allEntries, readSlip } from '../../platform/outbox/outboxStore.ts';
import { readDraft } from '../../platform/store/draftStorage.ts';
import { draftsBeginning } from '../../platform/store/draftsBeginning.ts';
import { editDraftName, editSlipDraftName } from '../outbox/editDraftName.ts';
import { isReportEntry, type ReportEntry } from '../outbox/useReportEntries.ts';
import { reportDraftName } from './reportDraftName.ts';
import { type ReportForm, understood } from './reportForm.ts';
import { areSameBytes, type SlipDraft, slipDraftName } from './slipDraft.ts';

/** `new`: a report that is not queued. `change`: something else than what lies here, of one that waits or was refused. */
export type BegunReport = 'new' | 'change';

/**
 * What was begun on this device of transfer reports: something is typed, or a slip is put to it. Of an order that takes none
 * any more (`isOver`), since it was reported or paid elsewhere, there is nothing left to finish.
 */
export async function begunReports(isOver: (orderId: string) => boolean): Promise<readonly BegunReport[]> {
  const found: BegunReport[] = [];
  if (await hasNewReport(isOver)) found.push('new');
  // An outbox that does not tell takes nothing from the word about a new one.
  if (await hasChangedReport(isOver).catch(() => false)) found.push('change');
  return found;
}

const ofAny = '';

async function hasNewReport(isOver: (orderId: string) => boolean): Promise<boolean> {
  if ((await openDrafts(reportDraftName(ofAny), isOver)).length > 0) return true;
  for (const name of await openDrafts(slipDraftName(ofAny), isOver))
    if ((await readDraft<SlipDraft>(name))?.slip) return true;
  return false;
}

const openDrafts = async (beginning: string, isOver: (orderId: string) => boolean): Promise<readonly string[]> =>
  (await draftsBeginning(beginning)).filter((name) => !isOver(name.slice(beginning.length)));

/** A refused one leaves what was sent of it in its drafts (`useReportForm.ts`), which is no change. */
async function hasChangedReport(isOver: (orderId: string) => boolean): Promise<boolean> {
  const reports = (await allEntries()).filter(isReportEntry);
  for (const entry of reports) if (mayStillGo(entry, isOver) && (await isChanged(entry))) return true;
  return false;
}

/** One that waits is sent whatever its order says; a refused one is mended only while its order takes any. */
const mayStillGo = ({ state, draft }: ReportEntry, isOver: (orderId: string) => boolean): boolean =>
  state !== 'sent' && !(state === 'failed' && isOver(draft.subject.orderId));

async function isChanged({ key, draft: { report }, slips }: ReportEntry): Promise<boolean> {
  const typed = await readDraft<ReportForm>(editDraftName(key));
  if (typed) {
    const { slipCount: _, ...words } = understood(typed, 0);
    if (Object.entries(words).some(([field, value]) => report[field as keyof typeof words] !== value)) return true;
  }
  const slip = (await readDraft<SlipDraft>(editSlipDraftName(key)))?.slip;
  if (!slip) return false;
  const sent = slips[0] && (await readSlip(slips[0].id).catch(() => undefined));
  return !sent || !areSameBytes(slip.bytes, sent);
}
