import * as z from 'zod/mini';
import {
  reportTransferCall,
  sendBankEmail,
  type TransferReport,
  transferReportCodec,
  uploadFields,
  uploadPath,
} from '../../contract/order/payment.ts';
import { withinLimit } from '../store/withinLimit.ts';
import { askForSync } from './askForSync.ts';
import { type EntrySlip, notYetSent, type OutboxEntry } from './entry.ts';
import { putEntry } from './outboxStore.ts';
import { sendInBackground } from './sendInBackground.ts';

const syncLimitMs = 2_000;

/** A slip in the form, already downscaled. */
export type SlipBytes = { readonly name: string; readonly type: string; readonly bytes: ArrayBuffer };

export type ReportToQueue<Draft> = {
  /** Created when the form opened. */
  readonly key: string;
  readonly report: Omit<TransferReport, 'slipNames'>;
  readonly slips: readonly SlipBytes[];
  readonly draft: Draft;
  readonly now: number;
};

/**
 * Stores a transfer report, replacing `former` ones, then tries to send it. Resolves once it is stored. `keyTaken`:
 * another report has its key, and stays.
 */
export async function queueReport<Draft>(
  wanted: ReportToQueue<Draft>,
  former: readonly OutboxEntry[] = [],
): Promise<'queued' | 'keyTaken'> {
  const { report, key, now } = wanted;
  const stored = await Promise.all(wanted.slips.map(describeSlip));
  const entry: OutboxEntry = {
    key,
    kind: 'transferReport',
    owner: { kind: 'order', orderId: report.orderId, token: report.orderToken },
    request: {
      path: reportTransferCall.path,
      body: z.encode(transferReportCodec, { ...report, slipNames: [] }),
      upload: {
        path: uploadPath,
        fileField: uploadFields.file,
        digestField: uploadFields.digest,
        tokenField: uploadFields.orderToken,
        token: report.orderToken,
        namesField: 'slip',
      },
      email: {
        path: sendBankEmail.path,
        body: z.encode(sendBankEmail.body, { orderId: report.orderId, token: report.orderToken }),
      },
    },
    draft: wanted.draft,
    slips: stored.map((slip) => slip.row),
    ...notYetSent(now),
  };
  const isPut = await putEntry(entry, new Map(stored.map((slip) => [slip.row.id, slip.bytes])), former);
  if (!isPut) return 'keyTaken';
  sendInBackground('now');
  // The app may be closed once the report is stored. A browser that never answers blocks neither the person nor the
  // lock.
  await withinLimit(askForSync(), syncLimitMs).catch(() => {});
  return 'queued';
}

async function describeSlip(slip: SlipBytes): Promise<{ row: EntrySlip; bytes: ArrayBuffer }> {
  const digest = await crypto.subtle.digest('SHA-256', slip.bytes);
  const row: EntrySlip = {
    id: crypto.randomUUID(),
    key: crypto.randomUUID(),
    fileName: slip.name,
    type: slip.type,
    bytes: slip.bytes.byteLength,
    digest: hex(digest),
    uploadedName: null,
  };
  return { row, bytes: slip.bytes };
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
