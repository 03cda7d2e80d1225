import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { Webhook } from '../paymentProvider.ts';

/** A signature is valid for this long before and after its time (ms). */
const signatureLifeMs = 5 * 60_000;

const eventShape = z.object({
  object: z.literal('event'),
  id: z.string().min(1).max(100),
  data: z.discriminatedUnion('object', [
    z.object({
      object: z.literal('charge'),
      status: z.string().nullish(),
      metadata: z
        .object({ attempt_id: z.string().max(80) })
        .partial()
        .nullish(),
    }),
    z.object({ object: z.literal('refund'), charge: z.string().max(80) }),
  ]),
});

type Given = {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly now: number;
  /** Base64; `null`: the account does not sign. */
  readonly secret: string | null;
};

/** Reads an event of Omise and checks its signature (docs.omise.co/api-webhooks). */
export function readOmiseWebhook({ headers, body, now, secret }: Given): Webhook | null {
  if (secret !== null && !isSigned({ headers, body, now, secret })) return null;
  try {
    const event = eventShape.safeParse(JSON.parse(body.toString('utf8')));
    if (!event.success) return null;
    const { id: eventId, data } = event.data;
    if (data.object === 'refund') return { eventId, attemptId: null, reference: data.charge };
    const claimsPaid = secret === null && data.status === 'successful';
    return { eventId, attemptId: data.metadata?.attempt_id ?? null, ...(claimsPaid && { claimsPaid }) };
  } catch {
    return null;
  }
}

/** During a change of the secret the header has two signatures with a comma between them. */
function isSigned({ headers, body, now, secret }: Given & { readonly secret: string }): boolean {
  const time = String(headers['omise-signature-timestamp'] ?? '');
  if (!/^\d{1,12}$/.test(time) || Math.abs(Number(time) * 1_000 - now) > signatureLifeMs) return false;
  const expected = omiseSignature(secret, time, body);
  return String(headers['omise-signature'] ?? '')
    .split(',')
    .map((given) => Buffer.from(given.trim(), 'hex'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}

/** HMAC-SHA256 over the timestamp, a full stop and the raw body, with the decoded secret. */
export const omiseSignature = (secret: string, time: string, body: Buffer): Buffer =>
  createHmac('sha256', Buffer.from(secret, 'base64')).update(`${time}.`).update(body).digest();
