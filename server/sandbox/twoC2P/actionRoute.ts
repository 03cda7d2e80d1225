import { behaviourOf } from '../amountBehaviour.ts';
import { type Answer, json, text } from '../http/answer.ts';
import type { SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import { actionFields, isSettled } from './bodies.ts';
import { merchantId } from './keys.ts';
import type { Ledger } from './ledger.ts';
import { openSealed, seal } from './sealed.ts';
import type { Product, Transaction } from './transaction.ts';
import { elementOf, xmlOf } from './xml.ts';

/** Inquiry, void and refund of Payment Action, for payments of one product. */
export function actionRoute(ledger: Ledger, product: Product, clock: () => number): Route {
  function act({ body }: SandboxRequest): Answer {
    const xml = openSealed(body);
    if (xml === null) return json({ message: 'Unauthorized' }, 401);
    const answer = (fields: Readonly<Record<string, string>>) => text(seal(xmlOf('PaymentProcessResponse', fields)));
    const processType = elementOf(xml, 'processType');
    if (elementOf(xml, 'merchantID') !== merchantId || !['I', 'V', 'R'].includes(processType)) {
      return answer({ version: '4.3', respCode: '99', respDesc: 'Invalid request' });
    }
    const invoiceNo = elementOf(xml, 'invoiceNo');
    const transaction = ledger.find(invoiceNo);
    const isAsked = transaction?.product === product && elementOf(xml, 'actionAmount') !== '';
    if (!isAsked) return answer({ version: '4.3', respCode: '16', respDesc: 'Transaction not found', invoiceNo });
    const behaviour = transaction.status === 'pending' ? null : behaviourOf(transaction.amount);
    if (behaviour === 'defect') return json({ message: 'Internal error' }, 500);
    if (behaviour === 'answerLost' && !transaction.wasDropped) {
      transaction.wasDropped = true;
      return 'dropped';
    }
    const refusal = processType === 'I' ? null : payBack(transaction, processType, elementOf(xml, 'actionAmount'));
    if (refusal === 'dropped') return refusal;
    const fields = actionFields(transaction, processType, clock());
    return answer(refusal === null ? fields : { ...fields, respCode: refusal, respDesc: 'Refused' });
  }

  /** Voids or refunds a whole payment; a code if that is refused, `dropped` if its answer gets lost. */
  function payBack(transaction: Transaction, processType: string, amount: string): string | null {
    if (transaction.status !== 'approved') return '12';
    if (transaction.isPaidBack) return processType === 'V' ? '29' : '49';
    if (processType === 'V' && isSettled(transaction, clock())) return '39';
    if (processType === 'R' && !isSettled(transaction, clock())) return '41';
    const satang = Math.round(Number(amount) * 100);
    if (satang !== transaction.amount) return satang > transaction.amount ? '40' : '43';
    const behaviour = behaviourOf(transaction.amount);
    if (behaviour === 'notRefundable') return '44';
    transaction.isPaidBack = true;
    return behaviour === 'refundAnswerLost' ? 'dropped' : null;
  }

  return { method: 'POST', path: '/PaymentAction/2.0/action', handle: act };
}
