import { expect, test } from 'vitest';
import { attemptOfReferences, scbReferences } from '../../../server/payments/scb/scbReferences.ts';

const attemptId = '019ac3f2-7b01-7c44-9e0d-5a1b2c3d4e5f';

test('references have at most 20 capitals and digits, and name the attempt again', () => {
  const references = scbReferences(attemptId, 'LANRIAN1');
  expect(references).toEqual({ ref1: '7C449E0D5A1B2C3D4E5F', ref3: 'LANRIAN1019AC3F27B01' });
  expect(attemptOfReferences(references, 'LANRIAN1')).toBe(attemptId);
});

test('references of another prefix or shape name none', () => {
  const { ref1, ref3 } = scbReferences(attemptId, 'SCB');
  expect(attemptOfReferences({ ref1, ref3 }, 'KTB')).toBeNull();
  expect(attemptOfReferences({ ref1: `${ref1}0`, ref3 }, 'SCB')).toBeNull();
  expect(attemptOfReferences({ ref1: 'ORDER0000123', ref3: 'SCB1' }, 'SCB')).toBeNull();
});
