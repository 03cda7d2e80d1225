import { expect, test } from 'vitest';
import { boundedMap } from '../../../server/base/boundedMap.ts';

test('beyond its limit a map forgets what it has kept longest', () => {
  const kept = boundedMap<string>(6, (value) => value.length);
  kept.set('one', 'aaa');
  kept.set('two', 'bbb');
  kept.set('three', 'c');
  expect([kept.get('one'), kept.get('two'), kept.get('three')]).toEqual([undefined, 'bbb', 'c']);
});

test('a value in the place of another one counts alone', () => {
  const kept = boundedMap<string>(6, (value) => value.length);
  for (const value of ['aaa', 'bbbb', 'cccccc']) kept.set('one', value);
  expect(kept.get('one')).toBe('cccccc');
  kept.clear();
  kept.set('two', 'dddddd');
  expect([kept.get('one'), kept.get('two')]).toEqual([undefined, 'dddddd']);
});
