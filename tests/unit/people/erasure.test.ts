import { expect, test } from 'vitest';
import { confirmsErasure, papersKeptSince } from '../../../src/domain/people/erasure.ts';

test('papers of a sale are kept for five full years after their own, by the calendar of Bangkok', () => {
  expect(papersKeptSince(Date.UTC(2026, 5, 1))).toBe(Date.UTC(2020, 11, 31, 17));
  // New Year in Bangkok is seven hours earlier.
  expect(papersKeptSince(Date.UTC(2026, 11, 31, 16, 59))).toBe(Date.UTC(2020, 11, 31, 17));
  expect(papersKeptSince(Date.UTC(2026, 11, 31, 17))).toBe(Date.UTC(2021, 11, 31, 17));
});

test('the e-mail confirms an erasure, and the name where there is none', () => {
  const person = { email: 'manee@example.com', name: 'มานี ใจดี' };
  expect(confirmsErasure(' Manee@Example.com ', person)).toBe(true);
  expect(confirmsErasure('มานี ใจดี', person)).toBe(false);
  expect(confirmsErasure('', person)).toBe(false);
  expect(confirmsErasure('มานี ใจดี', { ...person, email: '' })).toBe(true);
  expect(confirmsErasure(' ', { email: '', name: '' })).toBe(false);
});
