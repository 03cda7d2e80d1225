import { describe, expect, test } from 'vitest';
import { findLongFunctions, maxFunctionLines } from './findLongFunctions.ts';
import { readFiles } from './projectFiles.ts';

test('no function of a screen is too long', () => {
  const files = [...readFiles(['src/features', 'src/pages'], /\.tsx?$/)];
  expect(files.flatMap(([path, text]) => findLongFunctions(path, text))).toEqual([]);
});

const tooMany = `${'\n  // A reason.\n\n  draw();'.repeat(maxFunctionLines / 3)}\n`;

describe('too many lines are found, also blank ones and comments', () => {
  test.each([
    ['Card', `export function Card() {${tooMany}}`],
    ['useCard', `const useCard = () => {${tooMany}};`],
    ['a function', `const form = { save: async () => {${tooMany}} };`],
  ])('%s', (name, text) =>
    expect(findLongFunctions('a.tsx', text)).toEqual([`a.tsx:1 ${name} ${maxFunctionLines + 2}`]),
  );
});

test('as many lines as are allowed are fine', () => {
  const text = `function Card() {${'\n  draw();'.repeat(maxFunctionLines - 2)}\n}`;
  expect(findLongFunctions('a.tsx', text)).toEqual([]);
  expect(findLongFunctions('a.tsx', text.replace('{', '{\n'))).toEqual([`a.tsx:1 Card ${maxFunctionLines + 1}`]);
});
