import { describe, expect, test } from 'vitest';
import { faultOfDocstring, faultsOfDocstrings } from './findComments.ts';
import { readFiles } from './projectFiles.ts';

const folders = ['src', 'sw', 'server', 'tests'];

test('the docstrings of the configurations are short and begin with a noun', () => {
  const files = readFiles(['.'], /\.config\.ts$/, { deep: false });
  expect(files.size).toBeGreaterThan(2);
  expect(faultsOfDocstrings(files)).toEqual([]);
});

test.each(folders)('the docstrings of %s are short and begin with a noun', (folder) => {
  const files = readFiles([folder], /\.(tsx?|css|mjs)$/);
  expect(files.size).toBeGreaterThan(0);
  expect(faultsOfDocstrings(files)).toEqual([]);
});

describe('a docstring is refused', () => {
  test.each([
    'What a cart holds.',
    'Whoever asks first gets the seat.',
    'By it a line is told from another.',
    'Where it was moved, it was put right.',
    'It counts the seats.',
    'Its owner may read it.',
    'Those that wait.',
    'One that waits.',
    'This is the cart.',
    'Nobody waits longer than this.',
    'Nothing runs.',
    'Everything that the bank holds.',
    'All that came in.',
    'Both lists are known.',
    'One of the three dialogs.',
    'Of which lecture the preview is open.',
  ])('for its opening: %s', (words) => {
    expect(faultsOfDocstrings(new Map([['a.ts', `/** ${words} */\nconst a = 1;`]]))).toHaveLength(1);
  });

  test('for more than 60 words, counted over its lines', () => {
    const line = ` * ${'word '.repeat(10)}`;
    const textOf = (lines: number) => `/**\n${Array(lines).fill(line).join('\n')}\n */`;
    expect(faultsOfDocstrings(new Map([['a.ts', textOf(7)]]))).toEqual([expect.stringContaining('has 70 words')]);
    expect(faultsOfDocstrings(new Map([['a.ts', textOf(6)]]))).toEqual([]);
    const table = `/**\n * Columns:\n${' * | name | words |\n'.repeat(40)} */`;
    expect(faultsOfDocstrings(new Map([['a.ts', table]]))).toEqual([]);
    const union = `/**\n${' * `a | b` words\n'.repeat(20)} */`;
    expect(faultsOfDocstrings(new Map([['a.ts', union]]))).toEqual([expect.stringContaining('has 80 words')]);
  });
});

describe('a docstring is plain', () => {
  test.each(['Whether the seat is free.', 'Items of a cart.', 'Whole satang.'])('%s', (words) =>
    expect(faultOfDocstring(words)).toBeNull(),
  );

  test('an ordinary comment may say what it likes', () => {
    expect(faultsOfDocstrings(new Map([['a.ts', '// It is late.\n/* What now? */']]))).toEqual([]);
  });
});
