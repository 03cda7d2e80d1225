import { dirname, join } from 'node:path/posix';

const imports = /(?:import|export)\s+(?:type\s+)?(\{[^}]*\}|\* as \w+|\w+)\s+from\s+'(\.[^']+)'/g;
const lazyImports = /import\('(\.[^']+)'\)/g;
const exports = /^export (?:async )?(const|function\*?|class|type|interface) (\w+)/gm;

type Files = ReadonlyMap<string, string>;

/**
 * Exports of the product that no other file of it imports, as `path: name`: values that only tests use, or that need no
 * export, and types without any use.
 */
export function findUnusedExports(product: Files, tests: Files): string[] {
  const [inProduct, inTests] = [importsOf(product), importsOf(tests)];
  return [...product].flatMap(([path, text]) =>
    [...text.matchAll(exports)]
      .filter(([, kind = '', name = '']) => {
        const key = `${path}: ${name}`;
        if (inProduct.has(key) || inProduct.has(`${path}: *`)) return false;
        const isAlone = text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length === 1;
        const isType = kind === 'type' || kind === 'interface';
        return isAlone || (!isType && !inTests.has(key));
      })
      .map(([, , name]) => `${path}: ${name}`),
  );
}

/** The imported names as `path: name`; `path: *` for a whole file. */
function importsOf(files: Files): Set<string> {
  const found = new Set<string>();
  for (const [path, text] of files) {
    const target = (from: string) => join(dirname(path), from);
    for (const [, names = '', from = ''] of text.matchAll(imports)) {
      for (const name of names.replace(/[{}]/g, '').split(',')) {
        found.add(`${target(from)}: ${nameIn(name)}`);
      }
    }
    for (const [, from = ''] of text.matchAll(lazyImports)) found.add(`${target(from)}: *`);
  }
  return found;
}

const nameIn = (text: string): string =>
  text.startsWith('*')
    ? '*'
    : (text
        .trim()
        .replace(/^type /, '')
        .split(' as ')[0] ?? '');
