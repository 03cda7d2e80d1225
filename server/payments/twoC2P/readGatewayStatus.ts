import { z } from 'zod';
import type { ChargeFailure } from '../../../src/domain/order/charge.ts';
import { decodeMajor } from '../../../src/domain/pricing/minorUnits.ts';
import type { ProviderWord } from '../paymentProvider.ts';
import type { GatewayAnswer } from './gatewayCalls.ts';

const resultShape = z.object({
  merchantID: z.string(),
  invoiceNo: z.string(),
  respCode: z.string(),
  /** A decimal as text or as a number. */
  amount: z.union([z.number(), z.string().regex(/^\d{1,12}(\.\d{1,5})?$/)]).transform(Number),
  currencyCode: z.string(),
});

/** Codes with money: success, settled, paid after the expiry. */
const paid: readonly string[] = ['0000', '4110', '5017'];
/** Over paid, under paid. */
const paidOther: readonly string[] = ['5015', '5016'];
const refunded = '4120';
const waiting: readonly string[] = ['0001', '1005', '2001'];
const notFound = '2002';

/**
 * Codes of charges that came to no money. Public tables disagree about others, so that all others are unknown, like timeouts
 * and defects.
 */
const failures: Readonly<Record<string, ChargeFailure>> = {
  ...{ '0003': 'other', '0004': 'refusedByBank', '4001': 'refusedByBank', '4005': 'refusedByBank' },
  ...{ '4014': 'cardBlocked', '4051': 'insufficientFunds', '4054': 'cardBlocked', '4081': 'refusedByBank' },
  ...{ '5009': 'expired', '5010': 'other', '9020': 'expired' },
};

type Wanted = {
  readonly merchantId: string;
  readonly invoiceNo: string;
  /** The amount that the shop asked for, in minor units. */
  readonly amount: number;
  /** The shop has an answer to the start, so that the buyer may still come. */
  readonly isStarted: boolean;
};

/** The status in the answer to an inquiry at the payment gateway. */
export function readGatewayStatus(
  answer: GatewayAnswer,
  { merchantId, invoiceNo, amount, isStarted }: Wanted,
): ProviderWord {
  if (answer.kind === 'none') return { kind: 'unknown' };
  const code = answer.kind === 'refused' ? answer.respCode : answer.claims.respCode;
  if (code === notFound) return { kind: isStarted ? 'pending' : 'absent' };
  const read = answer.kind === 'claims' ? resultShape.safeParse(answer.claims) : null;
  if (!read?.success) return { kind: 'unknown' };
  const { respCode, ...result } = read.data;
  if (result.merchantID !== merchantId || result.invoiceNo !== invoiceNo) return { kind: 'unknown' };
  if (respCode === refunded) return { kind: 'refunded' };
  if (waiting.includes(respCode)) return { kind: 'pending' };
  if (paid.includes(respCode)) return paidWord(result, invoiceNo);
  if (paidOther.includes(respCode)) return otherThan(amount, paidWord(result, invoiceNo));
  const failure = failures[respCode];
  return failure === undefined ? { kind: 'unknown' } : { kind: 'failed', failure };
}

/** A payment of another amount. One that names the asked amount does not tell what was paid. */
const otherThan = (amount: number, word: ProviderWord): ProviderWord =>
  word.kind === 'paid' && word.amount === amount ? { kind: 'unknown' } : word;

function paidWord(result: { readonly amount: number; readonly currencyCode: string }, reference: string): ProviderWord {
  const amount = decodeMajor(result.amount);
  const currency = ({ THB: 'THB', USD: 'USD' } as const)[result.currencyCode];
  return amount === null || currency === undefined
    ? { kind: 'unknown' }
    : { kind: 'paid', amount, currency, reference };
}
