import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { Webhook } from '../paymentProvider.ts';

const callbackShape = z.object({ id: z.string().min(1), external_id: z.string().max(80), status: z.string() });

const digest = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();

/** Reads a callback of an invoice. Its header has the account's token, a secret that the body does not change. */
export function readXenditWebhook(headers: IncomingHttpHeaders, body: Buffer, token: string): Webhook | null {
  const given = headers['x-callback-token'];
  if (typeof given !== 'string' || !timingSafeEqual(digest(given), digest(token))) return null;
  try {
    const callback = callbackShape.safeParse(JSON.parse(body.toString('utf8')));
    return callback.success ? { eventId: digest(body).toString('hex'), attemptId: callback.data.external_id } : null;
  } catch {
    return null;
  }
}
