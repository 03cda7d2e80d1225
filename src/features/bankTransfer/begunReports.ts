import { allEntries, readSlip } from '../../platform/outbox/outboxStore.ts';
import { areSameBytes } from '../../platform/store/areSameBytes.ts';
import { readDraft } from '../../platform/store/draftStorage.ts';
import { draftsBeginning } from '../../platform/store/draftsBeginning.ts';
import { editDraftName, editSlipDraftName } from '../outbox/editDraftName.ts';
import { isReportEntry, type ReportEntry } from '../outbox/useReportEntries.ts';
import { reportDraftName } from './reportDraftName.ts';
import { type ReportForm, understood } from './reportForm.ts';
import { type SlipDraft, slipDraftName } from './slipDraft.ts';

/** `new`: a draft of a report that is not queued. `change`: an unsent change of a report that waits or was refused. */
export type BegunReport = 'new' | 'change';

/**
 * Unfinished report drafts on this device, with typed text or a slip. Drafts of orders that accept no report any more
 * (`isOver`) are left out.
 */
export async function begunReports(isOver: (orderId: string) => boolean): Promise<readonly BegunReport[]> {
  const found: BegunReport[] = [];
  if (await hasNewReport(isOver)) found.push('new');
  // If the outbox cannot be read, the new drafts still count.
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

/** Whether a waiting or refused report has an unsent change. A draft equal to the sent report is no change. */
async function hasChangedReport(isOver: (orderId: string) => boolean): Promise<boolean> {
  const reports = (await allEntries()).filter(isReportEntry);
  for (const entry of reports) if (mayStillGo(entry, isOver) && (await isChanged(entry))) return true;
  return false;
}

/** Whether a report can still be sent. A waiting one always can; a refused one only while its order accepts reports. */
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
