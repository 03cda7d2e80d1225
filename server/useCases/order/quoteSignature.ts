import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Quote } from '../../../src/domain/pricing/quote.ts';
import { quoteDigest } from '../../../src/domain/pricing/quoteComparison.ts';
import type { EpochMs } from '../../../src/domain/time.ts';

/** A quote is valid for an hour (decisions: money). */
export const quoteLifeMs = 3_600_000;

/** Signs a quote with its expiry. */
export const signQuote = (secret: string, quote: Quote, expiresAt: EpochMs): string =>
  `${expiresAt}.${macOf(secret, quote, expiresAt).toString('base64url')}`;

/** `forged`: not our signature. `expired`: ours, older than an hour. */
export function verifyQuote(
  secret: string,
  signature: string,
  quote: Quote,
  now: EpochMs,
): 'valid' | 'expired' | 'forged' {
  const [, time = '', mac = ''] = /^(\d{1,15})\.([A-Za-z0-9_-]{43})$/.exec(signature) ?? [];
  const given = Buffer.from(mac, 'base64url');
  const expected = macOf(secret, quote, Number(time));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
  return now >= Number(time) ? 'expired' : 'valid';
}

const macOf = (secret: string, quote: Quote, expiresAt: EpochMs): Buffer =>
  createHmac('sha256', secret)
    .update(`quote ${expiresAt} ${quoteDigest(quote)}`)
    .digest();
