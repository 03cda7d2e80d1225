import { expect, test } from 'vitest';
import { readFiles } from './projectFiles.ts';

/** A key written where it is used, such as `queryKey: ['site']`, or beside it, such as `const siteKey = ['site']`. */
const literalKey = /queryKey:\s*\[(?![^\]]*\] \}(:| =|\) =))|^(export )?const \w*Key = \[/m;
/** A key, or the beginning of several, in a file of its own, which the factories use. */
const keyFile = /Key\.ts$/;

test('every query key comes from the key factory of its feature', () => {
  const files = readFiles(['src'], /\.tsx?$/);
  expect([...files].flatMap(([path, text]) => (!keyFile.test(path) && literalKey.test(text) ? [path] : []))).toEqual(
    [],
  );
});

test.each([
  "queryKey: ['site'],",
  'queryKey: [...deviceKey, name]',
  'client.invalidateQueries({ queryKey: [name] })',
  "\nconst siteKey = ['site'] as const;",
])('a literal key is found: %s', (text) => {
  expect(literalKey.test(text)).toBe(true);
});

test.each([
  'queryKey: siteKeys.site',
  'const { queryKey: [beginning] } = query',
  'const isIt = ({ queryKey: [beginning] }: Query): boolean => true',
])('%s is none', (text) => {
  expect(literalKey.test(text)).toBe(false);
});
