import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Language } from '../../../src/domain/localText.ts';
import type { BankAccount } from '../../../src/domain/order/paymentMethod.ts';
import { bankNameIn, bankNameOf, originBanks } from '../../../src/domain/order/thaiBanks.ts';
import { PaymentAccounts } from '../../../src/features/checkout/PaymentAccounts.tsx';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';

const account: BankAccount = {
  ...{ id: '1', accountNumber: '012-3-45678-9', accountName: 'Lanrian', promptPayImageUrl: null, promptPayId: null },
  ...{ bankCode: 'KBANK', bankName: 'ธนาคารกสิกรไทย' },
};

test('the bank of an account is named in the language of the reader', () => {
  const drawn = (language: Language) =>
    renderToStaticMarkup(
      <DrawnLanguage value={language}>
        <PaymentAccounts accounts={[account]} />
      </DrawnLanguage>,
    );
  expect(drawn('th')).toContain('ธนาคารกสิกรไทย');
  expect(drawn('en')).toContain('Kasikornbank');
  expect(drawn('en')).not.toContain('ธนาคาร');
});

test('in Thai it is the shop’s spelling, and so is an unknown code in English', () => {
  expect(bankNameIn({ ...account, bankName: 'กสิกร สาขาสยาม' }, 'th')).toBe('กสิกร สาขาสยาม');
  expect(bankNameIn({ bankCode: 'XYZ', bankName: 'ธนาคารใหม่' }, 'en')).toBe('ธนาคารใหม่');
});

test('a bank known by its code only gets the code’s name, or the code itself', () => {
  expect(bankNameOf('KBANK', 'th')).toBe('ธนาคารกสิกรไทย');
  expect(bankNameOf('KBANK', 'en')).toBe('Kasikornbank');
  expect(bankNameOf('XYZ', 'th')).toBe('XYZ');
});

test('every bank has one row, with a name in both languages', () => {
  expect(new Set(originBanks.map(({ code }) => code)).size).toBe(originBanks.length);
  for (const { nameTh, nameEn } of originBanks) {
    expect(nameTh).toMatch(/[ก-๛]/);
    expect(nameEn).toMatch(/^[\w() ]+$/);
  }
});
