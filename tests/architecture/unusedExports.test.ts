import { describe, expect, test } from 'vitest';
import { findUnusedExports } from './findUnusedExports.ts';
import { readFiles } from './projectFiles.ts';

/** Files that the build names: the server's drawing of pages, and its calls without a network. */
const ofTheBuild = ['src/app/draw.tsx', 'src/app/callInProcess.ts'];

test('every export is used by the product, or by a test besides its own file', () => {
  const product = readFiles(['src', 'server', 'sw'], /\.tsx?$/);
  for (const [path, text] of readFiles(['.'], /^vite\.config\.ts$/, { deep: false })) product.set(path, text);
  const faults = findUnusedExports(product, readFiles(['tests'], /\.tsx?$/));
  expect(faults.filter((fault) => !ofTheBuild.some((path) => fault.startsWith(path)))).toEqual([]);
});

const faultsOf = (text: string, others: Record<string, string> = {}, tests: Record<string, string> = {}) =>
  findUnusedExports(new Map(Object.entries({ 'src/a.ts': text, ...others })), new Map(Object.entries(tests)));

const usingTest = { 'tests/a.test.ts': "import { sum } from '../src/a.ts';" };

describe('is found', () => {
  test.each([
    ['a value that only a test uses', 'export const sum = 1;', usingTest],
    ['a value that only its own file uses', 'export const sum = 1; print(sum);', {}],
    ['a type without any use', 'export type sum = 1;', {}],
  ])('%s', (_, text, tests) => expect(faultsOf(text, {}, tests)).toEqual(['src/a.ts: sum']));
});

describe('is fine', () => {
  test.each([
    ['a value of another file', "import { type other, sum as total } from './a.ts';"],
    ['a whole file', "import * as sums from './a.ts';"],
    ['a lazy file', "const later = () => import('./a.ts');"],
  ])('%s', (_, text) => expect(faultsOf('export const sum = 1;', { 'src/b.ts': text })).toEqual([]));

  test('a part of the product that a test also asks', () => {
    expect(faultsOf('export const sum = 1;\nprint(sum);', {}, usingTest)).toEqual([]);
  });
});
