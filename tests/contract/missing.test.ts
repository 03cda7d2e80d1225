import { expect, test } from 'vitest';
import { allCalls } from '../../server/routes/all.ts';
import { missingCalls, specificationCalls } from './specificationCalls.ts';

const table = allCalls;
const withoutNames = (call: string): string => call.replaceAll(/\{[^}]+\}/g, '{}');
const ours = table.map((call) => ({ call, address: withoutNames(`${call.method} ${call.path}`) }));

test('exactly these calls of the specification are still missing', () => {
  const known = new Set(ours.map(({ address }) => address));
  expect(specificationCalls.filter((call) => !known.has(withoutNames(call)))).toEqual(missingCalls);
});

test('what the specification does not name is marked as an addition, and the other way round', () => {
  const named = new Set(specificationCalls.map(withoutNames));
  const wrong = ours.filter(({ call, address }) => named.has(address) !== (call.origin === 'specification'));
  expect(wrong.map(({ call }) => call.name)).toEqual([]);
});
