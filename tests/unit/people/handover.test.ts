import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  handoverStart,
  handoverTokenBytes,
  handoverTokenOf,
  isHandoverToken,
  readHandoverToken,
  spellHandoverToken,
} from '../../../src/domain/people/handover.ts';

const tokens = fc
  .uint8Array({ minLength: handoverTokenBytes, maxLength: handoverTokenBytes })
  .map((bytes) => handoverTokenOf(bytes));

test('a token survives being spelled, typed carelessly and pasted as a link', () => {
  fc.assert(
    fc.property(tokens, (token) => {
      expect(isHandoverToken(token)).toBe(true);
      expect(readHandoverToken(spellHandoverToken(token))).toBe(token);
      expect(readHandoverToken(` ${spellHandoverToken(token).toLowerCase().replaceAll('-', ' ')}\n`)).toBe(token);
      expect(readHandoverToken(token.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(token);
      expect(readHandoverToken(`https://shop.example${handoverStart(token)}`)).toBe(token);
    }),
  );
});

test('every bit of chance is in it', () => {
  expect(handoverTokenOf(new Uint8Array(10))).toBe('0000000000000000');
  expect(handoverTokenOf(new Uint8Array(10).fill(255))).toBe('ZZZZZZZZZZZZZZZZ');
  expect(handoverTokenOf(Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 1))).toBe('0000000000000001');
  expect(spellHandoverToken('0123456789ABCDEF')).toBe('0123-4567-89AB-CDEF');
});

test('anything else is no token', () => {
  for (const typed of [
    '',
    'hello',
    '0123-4567-89AB',
    '0123-4567-89AB-CDEFG',
    'U'.repeat(16),
    'https://shop.example/',
  ]) {
    expect(readHandoverToken(typed)).toBeNull();
  }
});
