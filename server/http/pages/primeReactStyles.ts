import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Style sheets that PrimeReact injects although unstyled, found by opening each used part: the base sheet always; the
 * virtual scroller's with tables; and the empty sheet, because elements are inserted empty.
 */
const SHEETS = [
  { file: 'componentbase/componentbase.esm.js', variable: 'baseStyle' },
  { file: 'virtualscroller/virtualscroller.esm.js', variable: 'styles' },
];

const packageFolder = dirname(createRequire(import.meta.url).resolve('primereact/package.json'));

/**
 * Quoted `'sha256-…'` sources for `style-src`, computed from the pinned package. A version with other sheets stops the
 * server at start.
 */
export const primeReactStyleHashes: readonly string[] = ['', ...SHEETS.map(textOfSheet)].map(
  (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
);

function textOfSheet({ file, variable }: (typeof SHEETS)[number]): string {
  const source = readFileSync(join(packageFolder, file), 'utf8');
  const literal = new RegExp(`^var ${variable} = ("(?:[^"\\\\]|\\\\.)*");`, 'm').exec(source)?.[1];
  if (literal === undefined) throw new Error(`PrimeReact keeps no style sheet "${variable}" in ${file} any more.`);
  const text: unknown = JSON.parse(literal);
  return String(text);
}
