import { z } from 'zod';
import type { ChargeFailure } from '../../../src/domain/order/charge.ts';
import { decodeMajor } from '../../../src/domain/pricing/minorUnits.ts';
import type { ProviderAnswer } from '../askProvider.ts';
import { type Paid, type ProviderWord, paidWord } from '../paymentProvider.ts';

const transactionShape = z.object({
  referenceNo: z.string(),
  /** The provider's own reference of this try. */
  gbpReferenceNo: z.string().nullish(),
  status: z.string(),
  /** Baht with two decimals. */
  amount: z.union([z.number(), z.string().regex(/^\d+(\.\d{1,2})?$/)]),
  currencyCode: z.string().nullish(),
});
type Transaction = z.infer<typeof transactionShape>;

/** One transaction, or a list if several tries share the reference. */
const answerShape = z.object({
  resultCode: z.string(),
  txn: transactionShape.nullish(),
  txns: z.array(transactionShape).nullish(),
});

/** Result codes: success, and data that the provider does not know. */
export const success = '00';
const invalidData = '02';

/** Letters of transactions that came to no money. Every other letter but `S` may still come to money. */
const failures: Readonly<Record<string, ChargeFailure>> = { F: 'processingFailed', C: 'other', E: 'expired' };

/** ISO 4217 number of the baht. */
const baht = '764';

/** The transactions of a reference; `null` if the answer cannot be read. */
export function readTransactions(answer: ProviderAnswer, referenceNo: string): readonly Transaction[] | null {
  const read = answer.kind === 'answer' && answer.status < 400 ? answerShape.safeParse(answer.body) : null;
  if (!read?.success) return null;
  const { resultCode, txn, txns } = read.data;
  const known = [...(txn ? [txn] : []), ...(txns ?? [])].filter((each) => each.referenceNo === referenceNo);
  return known.length > 0 || resultCode === success || resultCode === invalidData ? known : null;
}

/** Only `S`, settled, is money; a link can be paid twice. A charge fails once all its tries failed. */
export function wordOf(transactions: readonly Transaction[]): ProviderWord {
  const settled = transactions.filter(({ status }) => status === 'S');
  if (settled.length > 0) {
    const payments = settled.map(paidBy);
    return payments.some((paid) => paid === null)
      ? { kind: 'unknown' }
      : (paidWord(payments.filter((paid) => paid !== null)) ?? { kind: 'unknown' });
  }
  const failed = transactions.map(({ status }) => failures[status]);
  const last = failed.at(-1);
  return last === undefined || failed.includes(undefined) ? { kind: 'pending' } : { kind: 'failed', failure: last };
}

function paidBy({ amount: major, currencyCode, referenceNo, gbpReferenceNo }: Transaction): Paid | null {
  const amount = decodeMajor(Number(major));
  const isBaht = (currencyCode ?? baht) === baht;
  return amount === null || !isBaht ? null : { amount, currency: 'THB', reference: gbpReferenceNo || referenceNo };
}
