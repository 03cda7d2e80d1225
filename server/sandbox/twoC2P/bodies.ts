import { envelopeOf } from './envelope.ts';
import { jwtOf } from './jwt.ts';
import { merchantId } from './keys.ts';
import type { Status, Transaction } from './transaction.ts';

const sevenHoursMs = 7 * 3_600_000;

/** Thai time as `yyyyMMddHHmmss`. */
const stampOf = (milliseconds: number): string =>
  new Date(milliseconds + sevenHoursMs).toISOString().replace(/\D/g, '').slice(0, 14);

/** Thai time as `ddMMyyHHmmss`. */
const shortStampOf = (milliseconds: number): string => {
  const stamp = stampOf(milliseconds);
  return `${stamp.slice(6, 8)}${stamp.slice(4, 6)}${stamp.slice(2, 4)}${stamp.slice(8)}`;
};

const amountOf = (minor: number): string => String(minor).padStart(12, '0');
const currencyNumbers = { THB: '764', USD: '840' } as const;

/** Codes of version 9.9: `A` is approved. */
const cardResults: Readonly<Record<Status, readonly [respCode: string, status: string, reason: string]>> = {
  approved: ['00', 'A', ''],
  declined: ['05', 'F', 'Do not honour'],
  cancelled: ['99', 'F', 'Cancelled'],
  expired: ['99', 'F', 'Expired'],
  pending: ['99', 'F', 'Pending'],
};

/** The signed `paymentResponse` of a card. */
export function cardResponse(transaction: Transaction, now: number, isForged = false): string {
  const [respCode, status, failReason] = cardResults[transaction.status];
  const fields = {
    ...{ timeStamp: shortStampOf(now), merchantID: merchantId, respCode, pan: transaction.maskedPan },
    ...{
      amt: amountOf(transaction.amount),
      uniqueTransactionCode: transaction.invoiceNo,
      tranRef: transaction.tranRef,
    },
    ...{ approvalCode: status === 'A' ? '531484' : '', refNumber: '', eci: '05', dateTime: stampOf(now), status },
    ...{ failReason, userDefined1: transaction.userDefined1, currencyCode: currencyNumbers[transaction.currency] },
  };
  return envelopeOf('PaymentResponse', fields, isForged ? 'another key' : undefined);
}

/** Status letters of Payment Action. */
const actionStatuses: Readonly<Record<Status, string>> = {
  ...{ approved: 'A', declined: 'PF', cancelled: 'PF', expired: 'PF', pending: 'AP' },
};

const settlesAfterMs = 24 * 3_600_000;

/** Whether the merchant has the money of a card; until then a payment is voided, and later refunded. */
export const isSettled = ({ decidedAt }: Transaction, now: number): boolean => now >= decidedAt + settlesAfterMs;

function actionStatus(transaction: Transaction, now: number): string {
  if (transaction.status !== 'approved') return actionStatuses[transaction.status];
  if (transaction.isPaidBack) return isSettled(transaction, now) ? 'RF' : 'V';
  return isSettled(transaction, now) ? 'S' : 'A';
}

/** The fields of an answer of Payment Action about a card. */
export const actionFields = (transaction: Transaction, processType: string, now: number) => ({
  ...{ version: '4.3', timeStamp: shortStampOf(now), respCode: '00', respDesc: 'Success', processType },
  ...{ invoiceNo: transaction.invoiceNo, amount: (transaction.amount / 100).toFixed(2) },
  ...{ status: actionStatus(transaction, now), approvalCode: '531484', referenceNo: transaction.tranRef },
  ...{ transactionDateTime: stampOf(transaction.decidedAt), maskedPan: transaction.maskedPan, eci: '05' },
  ...{ paymentScheme: 'VI', processBy: 'VI', userDefined1: transaction.userDefined1 },
});

/** Response codes of the payment gateway. */
const gatewayResults: Readonly<Record<Status, readonly [respCode: string, respDesc: string]>> = {
  approved: ['0000', 'Success'],
  declined: ['4051', 'Insufficient funds'],
  cancelled: ['0003', 'Transaction is cancelled'],
  expired: ['5009', 'Payment expired'],
  pending: ['2001', 'Transaction in progress'],
};

/** The code and words of a payment: exact and in time, or not. */
function gatewayResult({
  status,
  paid,
  amount,
  isLate,
  isPaidBack,
}: Transaction): readonly [respCode: string, respDesc: string] {
  if (status !== 'approved') return gatewayResults[status];
  if (isPaidBack) return ['4120', 'Refunded'];
  if (isLate) return ['5017', 'Paid after expiry'];
  if (paid > amount) return ['5015', 'Over paid'];
  return paid > 0 && paid < amount ? ['5016', 'Under paid'] : gatewayResults.approved;
}

/** The claims of a notification, and of an inquiry's answer, of the payment gateway. */
export function gatewayClaims(transaction: Transaction, now: number) {
  const [respCode, respDesc] = gatewayResult(transaction);
  const isQr = transaction.product === 'qr';
  return {
    ...{ merchantID: merchantId, invoiceNo: transaction.invoiceNo, currencyCode: transaction.currency },
    amount: (transaction.paid || transaction.amount) / 100,
    ...{ transactionDateTime: stampOf(now), agentCode: 'KBANK', channelCode: isQr ? 'PPQR' : 'VI' },
    ...{ approvalCode: isQr ? '' : '531484', referenceNo: transaction.tranRef, tranRef: transaction.tranRef },
    // The gateway masks a card's number in this way.
    ...{ accountNo: isQr ? '' : '411111XXXXXX1111', paymentID: `ccpp_${transaction.tranRef}` },
    ...(transaction.months === null ? {} : { installmentPeriod: transaction.months, interestType: 'C' }),
    ...{ idempotencyID: transaction.idempotencyId, userDefined1: transaction.userDefined1, respCode, respDesc },
  };
}

/** A notification: a form with a signed envelope for a card, JSON with a JWT for the gateway. */
export function webhookOf(transaction: Transaction, now: number, isForged: boolean) {
  if (transaction.product === 'card') {
    const body = new URLSearchParams({ paymentResponse: cardResponse(transaction, now, isForged) }).toString();
    return { body, type: 'application/x-www-form-urlencoded' };
  }
  const payload = jwtOf(gatewayClaims(transaction, now), isForged ? 'another key' : undefined);
  return { body: JSON.stringify({ payload }), type: 'application/json' };
}
