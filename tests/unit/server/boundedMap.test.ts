import { expect, test } from 'vitest';
import { boundedMap } from '../../../server/base/boundedMap.ts';

test('above its limit a map evicts the oldest entry', () => {
  const map = boundedMap<string>(6, (value) => value.length);
  map.set('one', 'aaa');
  map.set('two', 'bbb');
  map.set('three', 'c');
  expect([map.get('one'), map.get('two'), map.get('three')]).toEqual([undefined, 'bbb', 'c']);
});

test('a value in the place of another one counts alone', () => {
  const map = boundedMap<string>(6, (value) => value.length);
  for (const value of ['aaa', 'bbbb', 'cccccc']) map.set('one', value);
  expect(map.get('one')).toBe('cccccc');
  map.clear();
  map.set('two', 'dddddd');
  expect([map.get('one'), map.get('two')]).toEqual([undefined, 'dddddd']);
});
