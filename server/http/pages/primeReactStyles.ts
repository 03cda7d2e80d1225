import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The style sheets that PrimeReact writes into the page although every part is used unstyled. Found by opening each part
 * we use in a browser: the base sheet comes with every part; the virtual scroller's with tables; and every element is
 * inserted empty before its text is set (some stay empty), so the empty sheet counts too.
 */
const SHEETS = [
  { file: 'componentbase/componentbase.esm.js', variable: 'baseStyle' },
  { file: 'virtualscroller/virtualscroller.esm.js', variable: 'styles' },
];

const packageFolder = dirname(createRequire(import.meta.url).resolve('primereact/package.json'));

/**
 * `'sha256-…'` sources for `style-src`, quotes included, computed from the pinned package's own text. A version that
 * moves its sheets stops the server at start, by name, instead of breaking dialogs in the browser.
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
