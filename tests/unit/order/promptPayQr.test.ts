import { describe, expect, test } from 'vitest';
import {
  checksum,
  type PromptPayTarget,
  promptPayPayload,
  readPromptPayId,
} from '../../../src/domain/order/promptPayQr.ts';

/** The elements of a payload by id; libraries order the last ones differently. */
function elementsOf(payload: string): Record<string, string> {
  const elements: Record<string, string> = {};
  for (let at = 0; at < payload.length; ) {
    const end = at + 4 + Number(payload.slice(at + 2, at + 4));
    elements[payload.slice(at, at + 2)] = payload.slice(at + 4, end);
    at = end;
  }
  return elements;
}

const withoutChecksum = (payload: string) => {
  const { 63: _, ...elements } = elementsOf(payload);
  return elements;
};

const biller = (
  billerId: string,
  reference1: string,
  reference2: string | null = null,
  reference3: string | null = null,
): PromptPayTarget => ({ kind: 'biller', billerId, reference1, reference2, reference3 });

test('the checksum of the standard text is 29B1, and a small one keeps its zeros', () => {
  expect(checksum('123456789')).toBe('29B1');
  expect(checksum('11')).toBe('0DD9');
});

const vectors: [string, PromptPayTarget, number | null, string][] = [
  [
    'a phone',
    { kind: 'phone', tel: '0801234567' },
    null,
    '00020101021129370016A000000677010111011300668012345675802TH530376463046197',
  ],
  [
    'a phone, 4.22',
    { kind: 'phone', tel: '0801234567' },
    422,
    '00020101021229370016A000000677010111011300668012345675802TH530376454044.22630444FE',
  ],
  [
    'a phone, 100.00',
    { kind: 'phone', tel: '0812345678' },
    10_000,
    '00020101021229370016A000000677010111011300668123456785802TH53037645406100.006304BB8A',
  ],
  [
    'a citizen id',
    { kind: 'thaiId', id: '1111111111111' },
    null,
    '00020101021129370016A000000677010111021311111111111115802TH530376463047B5A',
  ],
  [
    'a tax id, 1500.50',
    { kind: 'thaiId', id: '0105540087061' },
    150_050,
    '00020101021229370016A000000677010111021301055400870615802TH530376454071500.506304463A',
  ],
  [
    'an e-wallet',
    { kind: 'eWallet', id: '012345678901234' },
    null,
    '00020101021129390016A00000067701011103150123456789012345802TH530376463049781',
  ],
];

test.each(vectors)('%s is the published payload', (_, target, amount, payload) => {
  expect(promptPayPayload(target, amount)).toBe(payload);
});

const billers: [string, PromptPayTarget, number | null, string][] = [
  [
    'one reference',
    biller('099999999999990', '111222333444'),
    null,
    '00020101021130550016A0000006770101120115099999999999990021211122233344453037645802TH63043EE7',
  ],
  [
    'two references, 1500.50',
    biller('099400016550100', 'ORDER00000123', '20261120'),
    150_050,
    '00020101021230680016A00000067701011201150994000165501000213ORDER0000012303082026112053037645802TH54071500.5063045C1E',
  ],
  [
    'three references, 100.00',
    biller('123456789012345', 'REFERENCE1', 'REFERENCE2', 'SCB'),
    10_000,
    '00020101021230670016A00000067701011201151234567890123450210REFERENCE10310REFERENCE253037645802TH5406100.0062070703SCB63049D56',
  ],
];

test.each(billers)(
  'a biller with %s has the published elements, and a checksum in its own order',
  (_, target, amount, payload) => {
    const made = promptPayPayload(target, amount) ?? '';
    expect(withoutChecksum(made)).toEqual(withoutChecksum(payload));
    expect(made.slice(-4)).toBe(checksum(made.slice(0, -4)));
    expect(checksum(payload.slice(0, -4))).toBe(payload.slice(-4));
  },
);

describe('nothing is made', () => {
  test.each<[string, PromptPayTarget]>([
    ['a short phone', { kind: 'phone', tel: '021234567' }],
    ['an id of 12 digits', { kind: 'thaiId', id: '111111111111' }],
    ['a short e-wallet', { kind: 'eWallet', id: '1234' }],
    ['a short biller', biller('123', 'REF')],
    ['a reference in Thai', biller('123456789012345', 'อ้างอิง')],
    ['an empty reference', biller('123456789012345', 'REF', '')],
  ])('for %s', (_, target) => {
    expect(promptPayPayload(target, null)).toBeNull();
  });

  test.each([0, -1, 0.5, 1e12])('for an amount of %s satang', (amount) => {
    expect(promptPayPayload({ kind: 'phone', tel: '0801234567' }, amount)).toBeNull();
  });
});

test('an id is read as its owner types it', () => {
  expect(readPromptPayId('081-234-5678')).toEqual({ kind: 'phone', tel: '0812345678' });
  expect(readPromptPayId('0 1055 40087 06 1')).toEqual({ kind: 'thaiId', id: '0105540087061' });
  expect(readPromptPayId('012345678901234')).toEqual({ kind: 'eWallet', id: '012345678901234' });
  expect(readPromptPayId('12345')).toBeNull();
  expect(readPromptPayId('')).toBeNull();
});
