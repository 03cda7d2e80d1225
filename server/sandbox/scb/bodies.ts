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

/** The bank of every payer of the sandbox. */
export const sendingBank = '014';

/** A payment as a confirmation has it. */
export const paymentBody = (qr: Qr, { transactionId, amountSatang, paidAt }: Payment) => ({
  ...{ payeeProxyId: billerId, payeeProxyType: 'BILLERID', payeeAccountNumber: '0987654321', payeeName: 'TEST SHOP' },
  ...{ payerProxyId: '0812345678', payerProxyType: 'MSISDN', payerAccountNumber: '0123456789', payerName: 'SOMCHAI' },
  ...{ sendingBankCode: sendingBank, receivingBankCode: '014' },
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

const nobody = { type: null, value: null };

/** A payment as the slip verification has it. */
export function slipBody(qr: Qr, { transactionId, amountSatang, paidAt }: Payment) {
  const amount = (amountSatang / 100).toFixed(2);
  const [date = '', time = ''] = bangkokInstant(paidAt).slice(0, 19).split('T');
  const account = (value: string) => ({ type: 'BANKAC', value });
  return {
    ...{ transRef: transactionId, sendingBank, receivingBank: '014' },
    ...{ transDate: date.replaceAll('-', ''), transTime: time },
    sender: { displayName: 'SOMCHAI', name: 'SOMCHAI', proxy: nobody, account: account('xxx-x-x2345-x') },
    receiver: {
      ...{ displayName: 'TEST SHOP', name: 'TEST SHOP' },
      ...{ proxy: { type: 'BILLERID', value: billerId }, account: account('xxx-x-x5432-x') },
    },
    ...{ amount, paidLocalAmount: amount, paidLocalCurrency: '764', countryCode: 'TH' },
    ...{ ref1: qr.ref1, ref2: qr.ref2 ?? '', ref3: qr.ref3 },
  };
}
