import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Webhook } from '../paymentProvider.ts';
import { isPaid } from './paySolutionsOrder.ts';
import { attemptInDetail } from './refno.ts';

const postbackShape = z.object({
  refno: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform((text) => text.padStart(12, '0')),
  productdetail: z.string().max(255).catch(''),
  status: z.string().max(20),
});

/**
 * Reads a postback of Pay Solutions, a form or JSON. It is not signed and has no id: the same bytes count once a minute, so
 * that an early or a forged one cannot silence the true one.
 */
export function readPaySolutionsWebhook(body: Buffer, now: number): Webhook | null {
  const postback = postbackShape.safeParse(fieldsOf(body.toString('utf8')));
  if (!postback.success) return null;
  const minute = Math.floor(now / 60_000);
  const eventId = `${createHash('sha256').update(body).digest('hex')}.${minute}`;
  const { refno, productdetail, status } = postback.data;
  // Once it is paid, the charge has the payment's own number as its reference.
  const claim = isPaid(status) ? { claimsPaid: true as const } : {};
  return { eventId, attemptId: attemptInDetail(productdetail, refno), reference: refno, ...claim };
}

function fieldsOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return Object.fromEntries(new URLSearchParams(text));
  }
}
