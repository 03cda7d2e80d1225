import { expect, test } from 'vitest';
import { conversionPercent } from '../../../src/domain/site/visits.ts';

test('the conversion is purchases of a hundred views, and none without views', () => {
  expect(conversionPercent({ views: 300, purchases: 7 })).toBe(2.3);
  expect(conversionPercent({ views: 4, purchases: 4 })).toBe(100);
  expect(conversionPercent({ views: 0, purchases: 2 })).toBeNull();
});
