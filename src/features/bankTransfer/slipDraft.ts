import { allEntries } from '../../platform/outbox/outboxStore.ts';
import type { SlipBytes } from '../../platform/outbox/queueReport.ts';
import { areSameBytes } from '../../platform/store/areSameBytes.ts';
import { readDraft, writeDraft } from '../../platform/store/draftStorage.ts';
import { editSlipDraftName } from '../outbox/editDraftName.ts';

/** The slip of a report draft. It is a draft of its own, so that typing a letter does not write a picture. */
export type SlipDraft = { readonly slip: SlipBytes | null };

export const slipDraftName = (orderId: string): string => `report-slip-1-${orderId}`;

/** Adds a slip to an order's report before its form opens. */
export const attachSlip = async (orderId: string, slip: SlipBytes): Promise<void> =>
  writeDraft<SlipDraft>(await openedDraftName(orderId), { slip });

/** Whether the order's report draft holds a different slip, which would be overwritten. */
export async function holdsAnotherSlip(orderId: string, { bytes }: SlipBytes): Promise<boolean> {
  const lying = (await readDraft<SlipDraft>(await openedDraftName(orderId)))?.slip ?? null;
  return lying !== null && !areSameBytes(lying.bytes, bytes);
}

/** Name of the draft that the order's form opens: the correction of a refused report, else the new report. */
async function openedDraftName(orderId: string): Promise<string> {
  const latest = (await allEntries()).findLast(
    ({ kind, owner }) => kind === 'transferReport' && owner.kind === 'order' && owner.orderId === orderId,
  );
  return latest?.state === 'failed' ? editSlipDraftName(latest.key) : slipDraftName(orderId);
}
