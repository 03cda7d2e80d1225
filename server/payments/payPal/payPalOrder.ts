import { z } from 'zod';
import { decodeMajor } from '../../../src/domain/pricing/minorUnits.ts';
import type { ProviderAnswer } from '../askProvider.ts';
import type { ProviderWord } from '../paymentProvider.ts';

const captureShape = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.object({ currency_code: z.string(), value: z.string().regex(/^\d{1,9}(\.\d{1,2})?$/) }).nullish(),
});
type Capture = z.infer<typeof captureShape>;

const orderShape = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().nullish(),
        payments: z.object({ captures: z.array(captureShape).nullish() }).nullish(),
      }),
    )
    .nullish(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).nullish(),
});
export type PayPalOrder = z.infer<typeof orderShape>;

/** The order in an answer; `null` if it is none. */
export function readPayPalOrder(answer: ProviderAnswer): PayPalOrder | null {
  const isGood = answer.kind === 'answer' && answer.status < 300;
  const read = isGood ? orderShape.safeParse(answer.body) : null;
  return read?.success ? read.data : null;
}

/** The page where the buyer approves the payment. */
export const approvalPageOf = ({ links }: PayPalOrder): string | null =>
  links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? null;

const capturesOf = ({ purchase_units }: PayPalOrder): readonly Capture[] =>
  purchase_units?.flatMap(({ payments }) => payments?.captures ?? []) ?? [];

/** The capture that took the money, also if some of it was paid back. */
export const takenCaptureOf = (order: PayPalOrder): Capture | null =>
  capturesOf(order).find(({ status }) => taken.includes(status)) ?? null;

/**
 * The word of an order that was made for this attempt; `approved`: its buyer agreed, and nothing is taken yet. An order may
 * be completed while its capture is not, so that only the capture counts as money.
 */
export function wordOf(order: PayPalOrder, attemptId: string): ProviderWord | { readonly kind: 'approved' } {
  if (!order.purchase_units?.every((unit) => unit.custom_id === attemptId)) return { kind: 'unknown' };
  const captures = capturesOf(order);
  const paid = captures.find(({ status }) => status === 'COMPLETED');
  if (paid) return paidWord(order.id, paid);
  if (captures.length > 0) {
    const isOver = captures.every(({ status }) => ended.includes(status));
    if (isOver && captures.some(({ status }) => status === 'REFUNDED')) return { kind: 'refunded' };
    // PayPal holds back a pending capture and decides later; no second charge may begin until then.
    return isOver ? { kind: 'failed', failure: 'refusedByBank' } : { kind: 'unknown' };
  }
  if (order.status === 'APPROVED') return { kind: 'approved' };
  if (order.status === 'VOIDED') return { kind: 'failed', failure: 'expired' };
  return { kind: waiting.includes(order.status) ? 'pending' : 'unknown' };
}

const taken: readonly string[] = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];
const ended: readonly string[] = ['DECLINED', 'FAILED', 'REFUNDED'];
const waiting: readonly string[] = ['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED'];

function paidWord(reference: string, { amount }: Capture): ProviderWord {
  const minor = amount ? decodeMajor(Number(amount.value)) : null;
  const currency = amount?.currency_code;
  return minor !== null && (currency === 'THB' || currency === 'USD')
    ? { kind: 'paid', amount: minor, currency, reference }
    : { kind: 'unknown' };
}
