import { expect, test } from 'vitest';
import { isTel, normaliseEmail, normaliseSignInName, normaliseTel } from '../../../src/domain/people/contactFormat.ts';
import { plainEntry } from '../../../src/domain/plainEntry.ts';
import { spelledCode } from '../../../src/domain/pricing/coupon.ts';
import { amountOf } from '../../../src/domain/pricing/typedAmount.ts';
import { readDate } from '../../../src/domain/typedEntry.ts';
import { readTransferAmount } from '../../../src/features/bankTransfer/typedTransfer.ts';

test.each([
  ['pasted from a contact card', '\u202D081 234 5678\u202C', '0812345678'],
  ['typographic dashes', '081–234–5678', '0812345678'],
  ['a country code without +', '66812345678', '0812345678'],
  ['a country code with dashes', '+66-89-123-4567', '0891234567'],
  ['a country code dialled', '0066 81 234 5678', '0812345678'],
  ['a landline with country code', '66 2 123 4567', '021234567'],
  ['a number that begins with 66 itself', '0661234567', '0661234567'],
  ['full-width digits', '０８１　２３４　５６７８', '0812345678'],
  ['non-breaking hyphens and spaces', '081\u20112345678\u00A0', '0812345678'],
])('a phone number, %s, is taken', (_, typed, tel) => {
  expect(normaliseTel(typed)).toBe(tel);
  expect(isTel(tel)).toBe(true);
});

test('a coupon code, a user name and an address are taken with invisible signs', () => {
  expect(spelledCode('sawasdee\u200B')).toBe('SAWASDEE');
  expect(spelledCode('\uFEFFSAWASDEE—10')).toBe('SAWASDEE-10');
  expect(spelledCode('กำไร๑๐')).toBe('กำไร10');
  expect(normaliseSignInName('Somjai\u200B')).toBe('somjai');
  expect(normaliseEmail('\u2068somjai＠example.com\u2069')).toBe('somjai@example.com');
});

test('amounts and days are taken with them, too', () => {
  expect(amountOf('\u200E1,250.50', 1_000_000)).toBe(125_050);
  expect(readTransferAmount('\u202D2,599.60\u202C')).toBe(259_960);
  expect(readDate('27–11–2569')).toBe('2026-11-27');
});

test('Thai is left as it is written', () => {
  expect(plainEntry(' น้ำ ทำ ที่ ')).toBe('น้ำ ทำ ที่');
});
