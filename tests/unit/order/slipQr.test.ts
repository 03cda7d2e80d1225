import { describe, expect, test } from 'vitest';
import { checksum } from '../../../src/domain/order/promptPayQr.ts';
import {
  readSlipQr,
  readSlipReferenceText,
  slipBankCode,
  slipReferenceText,
} from '../../../src/domain/order/slipQr.ts';
import { originBanks } from '../../../src/domain/order/thaiBanks.ts';

/** Test vectors of public slip libraries, with recomputed checksums. */
const bangkokBank = '004000060000010103002021900021231231212000115102TH91049C30';
const siamCommercial = '004600060000010103014022520261120123456789012345675102TH9104A348';
const wallet = '00480002010102010203P2P0313TXN0123456789040825012024910426a8';

const signed = (body: string): string => `${body}9104${checksum(`${body}9104`)}`;

describe('the QR of a slip', () => {
  test('tells the sending bank and the reference of the transfer', () => {
    expect(readSlipQr(bangkokBank)).toEqual({ bank: '002', reference: '0002123123121200011' });
    expect(readSlipQr(siamCommercial)).toEqual({ bank: '014', reference: '2026112012345678901234567' });
  });

  test('of the TrueMoney wallet tells its transaction', () => {
    expect(readSlipQr(wallet)).toEqual({ bank: 'TRUEMONEY', reference: 'TXN0123456789' });
  });

  test('may lack the zeros at the front of its checksum, as some bank apps write it', () => {
    const body = (last: number) => `00370006000001010300402161234567890${String(last).padStart(6, '0')}5102TH`;
    const last = Array.from({ length: 5_000 }, (_, n) => n).find((n) => checksum(`${body(n)}9104`).startsWith('0'));
    const whole = signed(body(last ?? 0));
    const sum = whole.slice(-4);
    expect(sum).toMatch(/^0/);
    const expected = { bank: '004', reference: body(last ?? 0).slice(25, 41) };
    expect(readSlipQr(whole)).toEqual(expected);
    expect(readSlipQr(whole.slice(0, -4) + sum.replace(/^0+/, ''))).toEqual(expected);
  });

  test.each([
    ['nothing', ''],
    ['an address', 'https://example.com/pay?x=9104A348'],
    ['a wrong checksum', siamCommercial.replace(/A348$/, 'A349')],
    ['a changed reference', siamCommercial.replace('20261120', '20261121')],
    [
      'a PromptPay QR, which asks for money',
      '00020101021229370016A000000677010111011300668123456785802TH53037645406100.006304BB8A',
    ],
    ['another country', signed('004000060000010103002021900021231231212000115102LA')],
    ['another service', signed('004000060000020103002021900021231231212000115102TH')],
    ['a bank that is no number', signed('0040000600000101030A2021900021231231212000115102TH')],
    ['a reference with other signs', signed('00400006000001010300202190002123123121200<>15102TH')],
    ['an element more', signed('004000060000010103002021900021231231212000115102TH6201X')],
    ['an element twice', signed('004000060000010103002021900021231231212000115102TH5102TH')],
    ['a length that goes too far', signed('009900060000010103002021900021231231212000115102TH')],
    ['signs of no alphabet', signed('004000060000010103002021900021231231ไทย00115102TH')],
    ['a flood of text', signed(`${'6299'.padEnd(103, 'x')}${'6399'.padEnd(103, 'x')}5102TH`)],
  ])('is not read from %s', (_, text) => {
    expect(readSlipQr(text)).toBeNull();
  });

  test('names the banks of the shop by their digits, and an unknown one by its digits', () => {
    const named = Array.from({ length: 1_000 }, (_, n) => String(n).padStart(3, '0'))
      .map((bank) => slipBankCode({ bank, reference: '1' }))
      .filter((code) => !/^[0-9]/.test(code));
    const banks = originBanks.map(({ code }) => code).filter((code) => code !== 'PROMPTPAY');
    expect(named.toSorted()).toEqual(banks.toSorted());
    expect(slipBankCode({ bank: '014', reference: '1' })).toBe('SCB');
    expect(slipBankCode({ bank: '999', reference: '1' })).toBe('999');
  });

  test('is kept as one text and read from it again', () => {
    const slip = { bank: '014', reference: '2026112012345678901234567' };
    expect(slipReferenceText(slip)).toBe('014:2026112012345678901234567');
    expect(readSlipReferenceText(slipReferenceText(slip))).toEqual(slip);
    expect(readSlipReferenceText('nonsense')).toBeNull();
  });
});
