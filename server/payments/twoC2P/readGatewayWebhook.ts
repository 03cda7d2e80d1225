import { createHash } from 'node:crypto';
import type { Webhook } from '../paymentProvider.ts';
import { type GatewayConfig, payloadIn, verifiedClaims } from './gatewayCalls.ts';
import { invoiceNoOf } from './invoiceNo.ts';

/** Reads a notification of the payment gateway: JSON around a JWT. */
export async function readGatewayWebhook(
  body: Buffer,
  { merchantId, secretKey }: Pick<GatewayConfig, 'merchantId' | 'secretKey'>,
): Promise<Webhook | null> {
  const payload = payloadIn(jsonIn(body.toString('utf8')));
  const claims = payload === null ? null : await verifiedClaims(payload, secretKey);
  if (payload === null || claims?.merchantID !== merchantId || typeof claims.invoiceNo !== 'string') return null;
  const { invoiceNo: reference, userDefined1: named } = claims;
  // A charge whose start got no answer has no reference in the shop.
  const attemptId = typeof named === 'string' && invoiceNoOf(named) === reference ? named : null;
  return { eventId: createHash('sha256').update(payload).digest('hex'), attemptId, reference };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
