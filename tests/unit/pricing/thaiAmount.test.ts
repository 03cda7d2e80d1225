import { expect, test } from 'vitest';
import { amountInThaiWords } from '../../../src/domain/tax/thaiAmount.ts';

test.each([
  [0, 'ศูนย์บาทถ้วน'],
  [1, 'หนึ่งสตางค์'],
  [11, 'สิบเอ็ดสตางค์'],
  [25, 'ยี่สิบห้าสตางค์'],
  [100, 'หนึ่งบาทถ้วน'],
  [1_000, 'สิบบาทถ้วน'],
  [1_100, 'สิบเอ็ดบาทถ้วน'],
  [2_100, 'ยี่สิบเอ็ดบาทถ้วน'],
  [10_100, 'หนึ่งร้อยเอ็ดบาทถ้วน'],
  [11_001, 'หนึ่งร้อยสิบบาทหนึ่งสตางค์'],
  [12_121, 'หนึ่งร้อยยี่สิบเอ็ดบาทยี่สิบเอ็ดสตางค์'],
  [100_000, 'หนึ่งพันบาทถ้วน'],
  [260_486, 'สองพันหกร้อยสี่บาทแปดสิบหกสตางค์'],
  [1_234_567_89, 'หนึ่งล้านสองแสนสามหมื่นสี่พันห้าร้อยหกสิบเจ็ดบาทแปดสิบเก้าสตางค์'],
  [1_000_001_00, 'หนึ่งล้านเอ็ดบาทถ้วน'],
  [21_000_000_00, 'ยี่สิบเอ็ดล้านบาทถ้วน'],
  [1_000_000_000_000_00, 'หนึ่งล้านล้านบาทถ้วน'],
])('%i satang', (minor, words) => {
  expect(amountInThaiWords(minor, 'THB')).toBe(words);
});

test('dollars have their own names', () => {
  expect(amountInThaiWords(3_000, 'USD')).toBe('สามสิบดอลลาร์สหรัฐถ้วน');
  expect(amountInThaiWords(3_050, 'USD')).toBe('สามสิบดอลลาร์สหรัฐห้าสิบเซนต์');
});

test('nothing less than nothing is spelt, and no part of a satang', () => {
  expect(() => amountInThaiWords(-1, 'THB')).toThrow(RangeError);
  expect(() => amountInThaiWords(1.5, 'THB')).toThrow(RangeError);
});
