import fc from 'fast-check';
import './fixedSeed.ts';
import { expect, test } from 'vitest';
import { isTel, normaliseTel } from '../../src/domain/people/contactFormat.ts';
import { readDate, readTime } from '../../src/domain/typedEntry.ts';
import { onlyAmount, readTransferAmount } from '../../src/features/bankTransfer/typedTransfer.ts';

const zero = '๐'.charCodeAt(0);
const inThaiDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
const typed = (signs: string) => fc.string({ unit: fc.constantFrom(...signs), maxLength: 14 });

const dates = fc.oneof(
  typed('0123456789-/. กพ'),
  fc
    .tuple(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2400, max: 2700 }))
    .map((parts) => parts.join('/')),
);
const times = fc.oneof(
  typed('0123456789:. น'),
  fc.tuple(fc.integer({ min: 0, max: 24 }), fc.integer({ min: 10, max: 60 })).map((parts) => parts.join(':')),
);

test.each([
  ['a date', dates, readDate],
  ['a time', times, readTime],
  ['an amount', typed('0123456789,. '), readTransferAmount],
  ['what comes into the amount', typed('0123456789,.฿x'), onlyAmount],
  ['a telephone', typed('0123456789+-() '), (text: string) => [normaliseTel(text), isTel(normaliseTel(text))]],
] as const)('%s in Thai digits is the same as in Arabic ones', (_, texts, read) => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(read(inThaiDigits(text))).toEqual(read(text));
    }),
  );
});
