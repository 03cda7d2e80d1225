import { describe, expect, test } from 'vitest';
import { findViolations, floorOf, type Rule } from './findViolations.ts';
import { floors } from './floors.ts';
import { readFiles } from './projectFiles.ts';

const files = readFiles(['src', 'sw', 'server'], /\.(tsx?|css)$/);
const violations = findViolations(files);
const broken = (rule: Rule) =>
  violations.filter((violation) => violation.rule === rule).map(({ path, detail }) => `${path}: ${detail}`);

// A floor without a file would keep every rule.
test.each(Object.keys(floors))('%s has sources to look at', (floor) => {
  expect([...files.keys()].filter((path) => floorOf(path) === floor)).not.toEqual([]);
});

describe('the house keeps its rules', () => {
  test('imports go down only', () => expect(broken('direction')).toEqual([]));
  test('each floor uses its own packages only', () => expect(broken('package')).toEqual([]));
  test('an import names its file, and is never computed', () => expect(broken('file name in import')).toEqual([]));
  test('a feature uses only those before it', () => expect(broken('feature seam')).toEqual([]));
  test('no zod reaches the worker, no React the server', () => expect(broken('never loads')).toEqual([]));
  test('domain and contract touch nothing of the world', () => expect(broken('pure floor')).toEqual([]));
  test('no floor uses the time zone of the machine', () => expect(broken('local time')).toEqual([]));
  test('nothing is used that a browser it is built for lacks', () =>
    expect(broken('not in every browser')).toEqual([]));
  test('the spelling of the calls stays in the contract', () => expect(broken('wire spelling')).toEqual([]));
  test('nothing is exported without a name', () => expect(broken('default export')).toEqual([]));
  test('there are no barrels', () => expect(broken('barrel')).toEqual([]));
  test('no files of the server import each other in a circle', () => expect(broken('circle')).toEqual([]));
});
