import { expect, test } from 'vitest';
import { isEmail, isTel, mailboxOf, normaliseEmail, normaliseTel } from '../../../src/domain/people/contactFormat.ts';

test.each(['name@example.com', 'a.b_c%d+e-f@sub.example.co.th', 'N1@x-y.io'])('%s is an address', (email) => {
  expect(isEmail(email)).toBe(true);
});

test.each([
  'name',
  'name@',
  '@example.com',
  'name@example',
  'name@example.c',
  'name@example..com',
  'na me@example.com',
  'name@example.com ',
  'ชื่อ@example.com',
  'a@b@example.com',
  'name@example.c0m',
  `${'a'.repeat(250)}@example.com`,
])('"%s" is no address', (email) => {
  expect(isEmail(email)).toBe(false);
});

test('a very long wrong address is refused at once', () => {
  expect(isEmail(`a@${'a-'.repeat(50_000)}`)).toBe(false);
});

test('the part after a + belongs to the same mailbox', () => {
  expect([' Suda@Example.com', 'suda+shop@example.com', 'SUDA+a+b@example.com'].map(mailboxOf)).toEqual(
    Array.from({ length: 3 }, () => 'suda@example.com'),
  );
  expect(mailboxOf('s.uda@example.com')).toBe('s.uda@example.com');
});

test('a phone number has nine or ten digits', () => {
  expect(['021234567', '0812345678'].every(isTel)).toBe(true);
  expect(['02123456', '08123456789', '081234567a', ''].some(isTel)).toBe(false);
});

test.each([
  ['081-234 5678', '0812345678'],
  ['(02) 123.4567', '021234567'],
  ['+66 81 234 5678', '0812345678'],
  ['+66 (0)81 234 5678', '0812345678'],
  ['๐๘๑-๒๓๔ ๕๖๗๘', '0812345678'],
  ['0812345678 ต่อ 2', '0812345678ต่อ2'],
])('%s is kept as %s', (typed, kept) => {
  expect(normaliseTel(typed)).toBe(kept);
});

test('an address is kept in small letters', () => {
  expect(normaliseEmail(' Somjai@Example.COM ')).toBe('somjai@example.com');
});
