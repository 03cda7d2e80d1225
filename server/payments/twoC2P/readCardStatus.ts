import type { ChargeFailure } from '../../../src/domain/order/charge.ts';
import { decodeMajor } from '../../../src/domain/pricing/minorUnits.ts';
import type { ProviderWord, SentCharge } from '../paymentProvider.ts';
import type { ActionAnswer } from './paymentAction.ts';

/** Statuses with money: approved, ready for settlement, settled. */
const paid: readonly string[] = ['A', 'RS', 'S'];
/** Voided, refunded. */
export const paidBack: readonly string[] = ['V', 'RF'];

/** Failed, authentication refused, fraud rule, routing. All others may still come to money. */
const failures: Readonly<Record<string, ChargeFailure>> = {
  ...{ F: 'refusedByBank', PF: 'refusedByBank', AR: 'refusedByBank', FF: 'fraudCheck', ROE: 'processingFailed' },
};

/** Result code of a transaction that does not exist (reference-codes-payment-action-result-code). */
const notThere = '16';

/**
 * The status in the answer to an inquiry about a card. The answer names no currency: that of the signed request holds. A
 * card that nobody brought to the gateway yet is pending. An inquiry that failed says nothing.
 */
export function readCardStatus(
  answer: ActionAnswer,
  invoiceNo: string,
  sent: Pick<SentCharge, 'currency'>,
): ProviderWord {
  if (answer.kind === 'none') return { kind: 'unknown' };
  const { respCode, invoiceNo: told, status = '', amount = '' } = answer.fields;
  if (respCode === notThere) return { kind: 'pending' };
  if (respCode !== '00' || told !== invoiceNo) return { kind: 'unknown' };
  if (paid.includes(status)) {
    const minor = minorOf(amount);
    return minor === null
      ? { kind: 'unknown' }
      : { kind: 'paid', amount: minor, currency: sent.currency, reference: invoiceNo };
  }
  if (paidBack.includes(status)) return { kind: 'refunded' };
  const failure = failures[status];
  return failure === undefined ? { kind: 'pending' } : { kind: 'failed', failure };
}

/** Twelve digits of minor units as in the request, or a decimal. */
function minorOf(amount: string): number | null {
  if (/^\d{12}$/.test(amount)) return Number(amount);
  return /^\d{1,9}(\.\d{1,5})?$/.test(amount) ? decodeMajor(Number(amount)) : null;
}
