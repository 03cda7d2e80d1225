import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { mergedChunks } from '../../../server/build/mergedChunks.ts';

type Module = { readonly imports?: string[]; readonly lazy?: string[]; readonly bytes?: number };

const entry = resolve('main.ts');

/** The chunk of each module of a small app by module id; modules that stay where they are used have none. */
function chunksOf(
  modules: Readonly<Record<string, Module>>,
  firstPages: readonly string[] = [],
): Record<string, string> {
  const getModuleInfo = (id: string) => {
    const { imports = [], lazy = [], bytes = 100 } = modules[id] ?? {};
    return { importedIds: imports, dynamicallyImportedIds: lazy, code: 'x'.repeat(bytes) };
  };
  const { name } = mergedChunks('main.ts', firstPages);
  const entries = Object.keys(modules).map((id) => [id, name(id, { getModuleInfo })] as const);
  return Object.fromEntries(entries.flatMap(([id, chunk]) => (chunk === null ? [] : [[id, chunk]])));
}

const pages = ['one', 'two', 'three'];

test('the first screen, pages and parts of one page stay; small parts of several pages share a chunk', () => {
  const chunks = chunksOf({
    [entry]: { imports: ['frame'], lazy: pages },
    frame: {},
    one: { imports: ['frame', 'ofAll', 'ofTwo', 'ofOne'] },
    two: { imports: ['frame', 'ofAll', 'ofTwo'] },
    three: { imports: ['ofAll'] },
    ofAll: {},
    ofTwo: {},
    ofOne: {},
  });
  expect(Object.keys(chunks)).toEqual(['ofAll', 'ofTwo']);
  expect(new Set(Object.values(chunks)).size).toBe(1);
});

test('a page that most visits begin with loads hardly anything for nothing', () => {
  const one = resolve('one');
  const modules = {
    [entry]: { lazy: [one, 'two', 'three'] },
    [one]: { imports: ['ofAll'] },
    two: { imports: ['ofAll', 'ofTwo'] },
    three: { imports: ['ofAll', 'ofTwo'] },
    ofAll: {},
    ofTwo: { bytes: 5_000 },
  };
  const isOneChunk = ({ ofAll, ofTwo }: Record<string, string>) => ofAll === ofTwo;
  expect(isOneChunk(chunksOf(modules))).toBe(true);
  expect(isOneChunk(chunksOf(modules, ['one']))).toBe(false);
});

test('a page loads no large part for nothing', () => {
  const { ofAll, ofTwo } = chunksOf({
    [entry]: { lazy: pages },
    one: { imports: ['ofAll', 'ofTwo'] },
    two: { imports: ['ofAll', 'ofTwo'] },
    three: { imports: ['ofAll'] },
    ofAll: {},
    ofTwo: { bytes: 1_000_000 },
  });
  expect([ofAll, ofTwo].every(Boolean)).toBe(true);
  expect(ofAll).not.toBe(ofTwo);
});
