import { createHmac, timingSafeEqual } from 'node:crypto';
import { flatXml, readFlatXml } from './flatXml.ts';

const version = '9.9';

/** A signed request of SecurePay 9.9, as it travels in a form field: base64 around a signed base64 payload. */
export function signedRequest(fields: Readonly<Record<string, string>>, secretKey: string): string {
  const payload = base64Of(flatXml('PaymentRequest', fields));
  const signature = signatureOf(payload, secretKey).toString('hex').toUpperCase();
  return base64Of(flatXml('PaymentRequest', { version, payload, signature }));
}

/** The fields of a signed response; `null` if it is none, or signed by another key. */
export function readSignedResponse(response: string, secretKey: string): Readonly<Record<string, string>> | null {
  const { payload = '', signature = '' } = readFlatXml(textOf(response));
  const expected = signatureOf(payload, secretKey);
  const given = Buffer.from(signature, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return readFlatXml(textOf(payload));
}

/** The signature is over the base64 text, and not over the fields as up to version 9.4. */
const signatureOf = (payload: string, secretKey: string): Buffer =>
  createHmac('sha256', secretKey).update(payload).digest();

const base64Of = (text: string): string => Buffer.from(text, 'utf8').toString('base64');
const textOf = (base64: string): string => Buffer.from(base64, 'base64').toString('utf8');
