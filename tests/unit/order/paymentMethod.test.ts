import { expect, test } from 'vitest';
import { chargesIn, isBelowMinimum, isUsable, paymentMethods } from '../../../src/domain/order/paymentMethod.ts';

const account = {
  id: '1',
  accountNumber: '1234567890',
  accountName: 'ลานเรียน',
  bankCode: 'KBANK',
  bankName: 'กสิกรไทย',
  promptPayImageUrl: null,
  promptPayId: null,
};
const transferTo = (...accounts: (typeof account)[]) =>
  isUsable({ method: 'bankTransfer', title: { th: 'โอนเงิน', en: null }, accounts, qrImageUrl: null });

test('a bank transfer needs an account, and each its number and bank', () => {
  expect(transferTo(account)).toBe(true);
  expect(transferTo()).toBe(false);
  expect(transferTo(account, { ...account, accountNumber: '' })).toBe(false);
  expect(transferTo(account, { ...account, bankName: '' })).toBe(false);
  expect(isUsable({ method: 'wallet', title: { th: 'PayPal', en: null }, accounts: [], qrImageUrl: null })).toBe(true);
});

test('dollars are charged by the wallet and the card gateway only', () => {
  expect(paymentMethods.filter((method) => chargesIn(method, 'USD'))).toEqual(['wallet', 'cardGateway']);
  expect(paymentMethods.every((method) => chargesIn(method, 'THB'))).toBe(true);
});

test('the two methods of the card-token provider charge 20 baht or more', () => {
  const limited = paymentMethods.filter((method) => isBelowMinimum(method, 1_999, 'THB'));
  expect(limited).toEqual(['cardToken', 'cardTokenPromptPay']);
  expect(paymentMethods.some((method) => isBelowMinimum(method, 2_000, 'THB'))).toBe(false);
});
