import { z } from 'zod';
import type { Webhook } from '../paymentProvider.ts';
import { attemptOfReferences } from './scbReferences.ts';

const confirmationShape = z.object({
  transactionId: z.string().min(1).max(100),
  billPaymentRef1: z.string().max(20),
  billPaymentRef3: z.string().max(20).default(''),
});

/** Reads a payment confirmation (developer.scb). Nobody signs it, so that its amount is not even read. */
export function readScbWebhook(body: Buffer, ref3Prefix: string): Webhook | null {
  const read = confirmationShape.safeParse(jsonOf(body));
  if (!read.success) return null;
  const { transactionId, billPaymentRef1: ref1, billPaymentRef3: ref3 } = read.data;
  return {
    eventId: transactionId,
    attemptId: attemptOfReferences({ ref1, ref3 }, ref3Prefix),
    claimsPaid: true,
    // The bank repeats a confirmation that is answered otherwise.
    reply: { resCode: '00', resDesc: 'success', transactionId },
  };
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
