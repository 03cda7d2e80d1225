import { allEntries } from '../../platform/outbox/outboxStore.ts';
import type { SlipBytes } from '../../platform/outbox/queueReport.ts';
import { readDraft, writeDraft } from '../../platform/store/draftStorage.ts';
import { editSlipDraftName } from '../outbox/editDraftName.ts';

/** The slip of a report that is being filled in. Apart from the words, so that a letter typed does not write a picture. */
export type SlipDraft = { readonly slip: SlipBytes | null };

export const slipDraftName = (orderId: string): string => `report-slip-1-${orderId}`;

/** Puts a slip into an order's report before its form is opened. */
export const attachSlip = async (orderId: string, slip: SlipBytes): Promise<void> =>
  writeDraft<SlipDraft>(await openedDraftName(orderId), { slip });

/** Whether another slip than this lies in the order's report already, and would be lost. */
export async function holdsAnotherSlip(orderId: string, { bytes }: SlipBytes): Promise<boolean> {
  const lying = (await readDraft<SlipDraft>(await openedDraftName(orderId)))?.slip ?? null;
  return lying !== null && !areSameBytes(lying.bytes, bytes);
}

/** What the order's form opens with: where its report on this device was refused, that one is mended. */
async function openedDraftName(orderId: string): Promise<string> {
  const latest = (await allEntries()).findLast(
    ({ kind, owner }) => kind === 'transferReport' && owner.kind === 'order' && owner.orderId === orderId,
  );
  return latest?.state === 'failed' ? editSlipDraftName(latest.key) : slipDraftName(orderId);
}

export function areSameBytes(one: ArrayBuffer, other: ArrayBuffer): boolean {
  const [bytes, others] = [new Uint8Array(one), new Uint8Array(other)];
  return bytes.length === others.length && bytes.every((byte, place) => byte === others[place]);
}
