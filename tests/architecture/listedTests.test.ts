import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';
import { namesWithoutFile, withoutBraces } from './listedTests.ts';
import { readFiles } from './projectFiles.ts';

test.each(['abroad', 'embedded'])('every name in the list of "%s" is a test file', (name) => {
  const projects = config.test?.projects ?? [];
  const included = projects.flatMap((project) =>
    typeof project === 'object' && 'test' in project && project.test?.name === name ? (project.test.include ?? []) : [],
  );
  expect(included.length).toBeGreaterThan(0);
  expect(namesWithoutFile(included, readFiles(['tests'], /\.test\.tsx?$/).keys())).toEqual([]);
});

test('a name whose file has moved is found, with any extension', () => {
  const paths = ['tests/unit/a.test.ts', 'tests/unit/b.test.tsx'];
  expect(namesWithoutFile(['tests/unit/{a,b}.test.{ts,tsx}'], paths)).toEqual([]);
  expect(namesWithoutFile(['tests/unit/{a,c}.test.{ts,tsx}'], paths)).toEqual(['tests/unit/c.test']);
});

test('groups in braces are taken apart', () => {
  expect(withoutBraces('{a,b}/c.{d,e}')).toEqual(['a/c.d', 'a/c.e', 'b/c.d', 'b/c.e']);
});
