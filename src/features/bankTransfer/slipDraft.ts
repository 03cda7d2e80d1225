import { writeDraft } from '../../platform/draftStorage.ts';
import type { SlipBytes } from '../../platform/outbox/queueReport.ts';

/** The slip of a report that is being filled in. Apart from the words, so that a letter typed does not write a picture. */
export type SlipDraft = { readonly slip: SlipBytes | null };

export const slipDraftName = (orderId: string): string => `report-slip-1-${orderId}`;

/** Puts a slip into an order's report before its form is opened. */
export const attachSlip = (orderId: string, slip: SlipBytes): Promise<void> =>
  writeDraft<SlipDraft>(slipDraftName(orderId), { slip });
