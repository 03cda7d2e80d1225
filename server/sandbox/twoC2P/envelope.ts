import { createHmac } from 'node:crypto';
import { cardSecretKey } from './keys.ts';
import { elementOf, xmlOf } from './xml.ts';

/** The signature of version 9.9: over the base64 text of the payload. */
const signatureOf = (payload: string, secretKey: string): string =>
  createHmac('sha256', secretKey).update(payload).digest('hex').toUpperCase();

/** A signed envelope, as it travels in a form field. Another key makes a forged one. */
export function envelopeOf(
  root: 'PaymentRequest' | 'PaymentResponse',
  fields: Readonly<Record<string, string>>,
  secretKey = cardSecretKey,
): string {
  const payload = Buffer.from(xmlOf(root, fields)).toString('base64');
  const signature = signatureOf(payload, secretKey);
  return Buffer.from(xmlOf(root, { version: '9.9', payload, signature })).toString('base64');
}

/** The payload of a signed request, or why it is refused. */
export function openEnvelope(text: string): { readonly xml: string } | { readonly fault: string } {
  const outer = Buffer.from(text, 'base64').toString('utf8');
  const payload = elementOf(outer, 'payload');
  if (payload === '') return { fault: 'paymentRequest is not readable' };
  if (elementOf(outer, 'version') !== '9.9') return { fault: 'Unknown version' };
  if (elementOf(outer, 'signature').toUpperCase() !== signatureOf(payload, cardSecretKey)) {
    return { fault: 'Signature mismatch' };
  }
  return { xml: Buffer.from(payload, 'base64').toString('utf8') };
}
