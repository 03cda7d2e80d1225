import { createHash } from 'node:crypto';
import type { Webhook } from '../paymentProvider.ts';
import { readSignedResponse } from './securePayEnvelope.ts';

type Merchant = { readonly merchantId: string; readonly secretKey: string };

/** Reads the signed response of a card payment, which 2C2P posts to the shop and lets the browser bring back. */
export function readSecurePayWebhook(body: Buffer, { merchantId, secretKey }: Merchant): Webhook | null {
  const response = new URLSearchParams(body.toString('utf8')).get('paymentResponse') ?? '';
  const fields = readSignedResponse(response, secretKey);
  const reference = fields?.uniqueTransactionCode;
  if (fields?.merchantID !== merchantId || reference === undefined || reference === '') return null;
  return { eventId: createHash('sha256').update(response).digest('hex'), attemptId: null, reference };
}
