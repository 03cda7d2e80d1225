import type { SignedQuote } from '../../../src/contract/order/quote.ts';
import type { EpochMs } from '../../../src/domain/time.ts';
import type { Config } from '../../base/config.ts';
import type { ComputedQuote } from './computeQuote.ts';
import { quoteLifeMs, signQuote } from './quoteSignature.ts';

/** A quote as the buyer receives it: signed, dated, with all refusals. */
export function signedQuote(
  { secrets }: Pick<Config, 'secrets'>,
  { quote, refusals }: ComputedQuote,
  now: EpochMs,
): SignedQuote {
  const expiresAt = now + quoteLifeMs;
  return {
    quote,
    signature: signQuote(secrets.QUOTE_SECRET, quote, expiresAt),
    expiresAt,
    refusals: refusals.map(({ code, itemIds, unitsLeft, until, reason }) => ({
      ...{ code, itemIds },
      ...(unitsLeft && { unitsLeft }),
      ...(until !== null && { until }),
      ...(reason && { reason }),
    })),
  };
}
