import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { Webhook } from '../paymentProvider.ts';
import { referenceNoOf } from './referenceNo.ts';
import { success } from './transactions.ts';

const webhookShape = z.object({
  resultCode: z.string().max(20),
  referenceNo: z.string(),
  /** The attempt's id, as the shop gave it. */
  merchantDefined1: z.string().max(80),
});

/**
 * Reads a callback of GBPrimePay: JSON for a QR, a form for a link. It is not signed, so it is only a hint to ask. It has
 * no id: the same bytes count once a minute, so that an early or a forged one cannot silence the true one.
 */
export function readGbPrimePayWebhook(headers: IncomingHttpHeaders, body: Buffer, now: number): Webhook | null {
  const webhook = webhookShape.safeParse(fieldsIn(headers, body.toString('utf8')));
  if (!webhook.success) return null;
  const { referenceNo, merchantDefined1: attemptId, resultCode } = webhook.data;
  if (referenceNo !== referenceNoOf(attemptId)) return null;
  const minute = Math.floor(now / 60_000);
  const eventId = `${createHash('sha256').update(body).digest('hex')}.${minute}`;
  return { eventId, attemptId, ...(resultCode === success && { claimsPaid: true }) };
}

function fieldsIn(headers: IncomingHttpHeaders, text: string): unknown {
  if (!String(headers['content-type'] ?? '').includes('json')) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
