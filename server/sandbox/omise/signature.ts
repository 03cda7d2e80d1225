import { createHmac } from 'node:crypto';

/** Hexadecimal signature of a webhook. `timestamp` is in seconds; `secret` is base64. */
export const signatureOf = (body: string, timestamp: string, secret: string): string =>
  createHmac('sha256', Buffer.from(secret, 'base64')).update(`${timestamp}.${body}`).digest('hex');

/** The headers of a signed webhook that is sent at `now` (milliseconds). */
export function signedHeaders(body: string, now: number, secret: string): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000));
  return { 'Omise-Signature': signatureOf(body, timestamp, secret), 'Omise-Signature-Timestamp': timestamp };
}
