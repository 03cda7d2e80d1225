import type { RefundOrder, RefundWord } from '../paymentProvider.ts';
import type { ActionAnswer, paymentAction } from './paymentAction.ts';
import { paidBack } from './readCardStatus.ts';

type Act = ReturnType<typeof paymentAction>;

/** Statuses of money that is not settled yet, so that the payment is voided (`V`). Settled money is refunded (`R`). */
const unsettled: readonly string[] = ['A', 'RS'];

/**
 * Codes without a final answer (reference-codes-payment-action-result-code): settled or paid back meanwhile, the refund is
 * pending, or the request failed. The next ask reads the payment's status first.
 */
const undecided: readonly string[] = ['29', '39', '42', '49', '51', '95', '96', '98', '99'];

/** Money that the shop still has, and the process that pays it back. */
type Held = { readonly kind: 'held'; readonly processType: 'R' | 'V' };

/**
 * Pays a card payment, also one in installments, back in full. Payment Action knows no idempotency key for it, so that the status decides: money that
 * went back is never sent again, and a refusal counts only if the money is still there after it.
 */
export function refundCard(act: Act, merchantID: string): (refund: RefundOrder) => Promise<RefundWord> {
  return async ({ reference: invoiceNo, amount }) => {
    const request = { version: '4.3', merchantID, invoiceNo, actionAmount: (amount / 100).toFixed(2) };
    const inquire = async () => standing(fieldsOf(await act({ ...request, processType: 'I' })), invoiceNo);
    const before = await inquire();
    if (before.kind !== 'held') return before;
    const word = refundWord(fieldsOf(await act({ ...request, processType: before.processType })), invoiceNo);
    if (word.kind !== 'refused') return word;
    const after = await inquire();
    return after.kind === 'held' ? word : after;
  };
}

function standing(
  { respCode, status = '', ...payment }: Readonly<Record<string, string>>,
  invoiceNo: string,
): Held | RefundWord {
  if (respCode !== '00' || payment.invoiceNo !== invoiceNo) return { kind: 'unknown' };
  if (paidBack.includes(status)) return { kind: 'refunded', reference: referenceOf(payment, invoiceNo) };
  if (status === 'RR') return { kind: 'refused', reason: status };
  if (status === 'S') return { kind: 'held', processType: 'R' };
  return unsettled.includes(status) ? { kind: 'held', processType: 'V' } : { kind: 'unknown' };
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
