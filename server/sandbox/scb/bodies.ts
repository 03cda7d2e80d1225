import { element, sealed } from '../http/emvQr.ts';
import { bangkokInstant, billerId, type Payment, type Qr } from './account.ts';
import { behaviourOf } from './behaviours.ts';

/** The text of a bill payment QR, byte for byte as the bank documents it. */
export function qrText(
  { ref1, ref2, ref3, amountSatang }: Pick<Qr, 'ref1' | 'ref2' | 'ref3' | 'amountSatang'>,
  biller: string,
): string {
  const references = element('02', ref1) + (ref2 === null ? '' : element('03', ref2));
  return sealed([
    element('00', '01'),
    element('01', '12'),
    element('30', element('00', 'A000000677010112') + element('01', biller) + references),
    element('52', '7011'),
    element('53', '764'),
    element('54', (amountSatang / 100).toFixed(2)),
    element('58', 'TH'),
    element('60', 'BANGKOK'),
    element('62', element('07', ref3)),
  ]);
}

/** A payment as a confirmation has it. */
export const paymentBody = (qr: Qr, { transactionId, amountSatang, paidAt }: Payment) => ({
  ...{ payeeProxyId: billerId, payeeProxyType: 'BILLERID', payeeAccountNumber: '0987654321', payeeName: 'TEST SHOP' },
  ...{ payerProxyId: '0812345678', payerProxyType: 'MSISDN', payerAccountNumber: '0123456789', payerName: 'SOMCHAI' },
  ...{ sendingBankCode: '014', receivingBankCode: '014' },
  amount: behaviourOf(qr.amountSatang) === 'amountAsNumber' ? amountSatang / 100 : (amountSatang / 100).toFixed(2),
  ...{ transactionId, transactionDateandTime: bangkokInstant(paidAt) },
  ...{ billPaymentRef1: qr.ref1, billPaymentRef3: qr.ref3 },
  ...(qr.ref2 === null ? {} : { billPaymentRef2: qr.ref2 }),
  ...{ currencyCode: '764', channelCode: 'PMH', transactionType: 'Domestic Transfers' },
});

/** A row of the inquiry. */
export const inquiryRow = (qr: Qr, payment: Payment) => ({
  ...paymentBody(qr, payment),
  ...{ eventCode: '00300100', fastEasySlipNumber: null, reverseFlag: payment.isRefunded ? 'R' : null },
  ...{ equivalentAmount: null, equivalentCurrencyCode: null, exchangeRate: null, tepaCode: null },
});
