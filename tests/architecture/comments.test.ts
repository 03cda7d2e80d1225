import { describe, expect, test } from 'vitest';
import { faultOfDocstring, faultsOfDocstrings } from './findComments.ts';
import { readFiles } from './projectFiles.ts';

const floors = [
  'src/domain',
  'src/contract',
  'src/platform',
  'src/i18n',
  'src/ui',
  'src/features',
  'src/pages',
  'src/app',
];

/** Folders that are still to be rewritten. The list only shrinks. */
const exceptions = ['src/contract/'];

test.each([...floors, 'sw', 'server', 'tests'])('the docstrings of %s are short and begin with a noun', (floor) => {
  const files = readFiles([floor], /\.(tsx?|css)$/);
  expect(files.size).toBeGreaterThan(0);
  const finished = new Map([...files].filter(([path]) => !exceptions.some((start) => path.startsWith(start))));
  expect(faultsOfDocstrings(finished)).toEqual([]);
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
  ])('for its opening: %s', (words) => {
    expect(faultsOfDocstrings(new Map([['a.ts', `/** ${words} */\nconst a = 1;`]]))).toHaveLength(1);
  });

  test('for more than 60 words, counted over its lines', () => {
    const line = ` * ${'word '.repeat(10)}`;
    const textOf = (lines: number) => `/**\n${Array(lines).fill(line).join('\n')}\n */`;
    expect(faultsOfDocstrings(new Map([['a.ts', textOf(7)]]))).toEqual([expect.stringContaining('has 70 words')]);
    expect(faultsOfDocstrings(new Map([['a.ts', textOf(6)]]))).toEqual([]);
  });
});

describe('a docstring is plain', () => {
  test.each(['Whether the seat is free.', 'Items of a cart.', 'Whole satang.', `Columns: ${'| a | b '.repeat(40)}`])(
    '%s',
    (words) => expect(faultOfDocstring(words)).toBeNull(),
  );

  test('an ordinary comment may say what it likes', () => {
    expect(faultsOfDocstrings(new Map([['a.ts', '// It is late.\n/* What now? */']]))).toEqual([]);
  });
});
