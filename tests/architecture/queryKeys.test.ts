import { expect, test } from 'vitest';
import { readFiles } from './projectFiles.ts';

/** A key written where it is used, such as `queryKey: ['site']` or `queryKey: [...deviceKey, 'outbox']`. */
const literalKey = /queryKey:\s*\[(['"`]|\.\.\.)/;

test('every query key comes from the key factory of its feature', () => {
  const files = readFiles(['src'], /\.tsx?$/);
  expect([...files].flatMap(([path, text]) => (literalKey.test(text) ? [path] : []))).toEqual([]);
});

test.each(["queryKey: ['site'],", 'queryKey: [...deviceKey, name]'])('a literal key is found: %s', (text) => {
  expect(literalKey.test(text)).toBe(true);
});

test.each(['queryKey: siteKeys.site', 'const { queryKey: [beginning] } = query'])('%s is none', (text) => {
  expect(literalKey.test(text)).toBe(false);
});
