import type { RefundOrder, RefundWord } from '../paymentProvider.ts';
import { paidBack } from './cardWord.ts';
import type { ActionAnswer, paymentAction } from './paymentAction.ts';

type Act = ReturnType<typeof paymentAction>;

/** Statuses of money that is not settled yet, so that the payment is voided (`V`). Settled money is refunded (`R`). */
const unsettled: readonly string[] = ['A', 'RS'];

/**
 * Codes without a final answer (reference-codes-payment-action-result-code): settled or paid back meanwhile, the refund is
 * pending, or the request failed. The next ask reads the payment's status first.
 */
const undecided: readonly string[] = ['29', '39', '42', '49', '51', '95', '96', '98', '99'];

/**
 * Pays a card payment back in full. Payment Action knows no idempotency key for it, so that the status decides: money that
 * went back is never sent again.
 */
export function refundCard(act: Act, merchantID: string): (refund: RefundOrder) => Promise<RefundWord> {
  return async ({ reference: invoiceNo, amount }) => {
    const request = { version: '4.3', merchantID, invoiceNo, actionAmount: (amount / 100).toFixed(2) };
    const { respCode, status = '', ...payment } = fieldsOf(await act({ ...request, processType: 'I' }));
    if (respCode !== '00' || payment.invoiceNo !== invoiceNo) return { kind: 'unknown' };
    if (paidBack.includes(status)) return { kind: 'refunded', reference: referenceOf(payment, invoiceNo) };
    if (status === 'RR') return { kind: 'refused', reason: status };
    if (status !== 'S' && !unsettled.includes(status)) return { kind: 'unknown' };
    const processType = status === 'S' ? 'R' : 'V';
    return refundWord(fieldsOf(await act({ ...request, processType })), invoiceNo);
  };
}

function refundWord(answer: Readonly<Record<string, string>>, invoiceNo: string): RefundWord {
  const { respCode } = answer;
  if (respCode === undefined || undecided.includes(respCode)) return { kind: 'unknown' };
  return respCode === '00'
    ? { kind: 'refunded', reference: referenceOf(answer, invoiceNo) }
    : { kind: 'refused', reason: respCode };
}

const fieldsOf = (answer: ActionAnswer): Readonly<Record<string, string>> =>
  answer.kind === 'fields' ? answer.fields : {};

const referenceOf = ({ refundReferenceNo, referenceNo }: Readonly<Record<string, string>>, invoiceNo: string) =>
  refundReferenceNo || referenceNo || invoiceNo;
