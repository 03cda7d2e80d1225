import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { parseSync } from 'vite';
import { isNode, listOf, type Node, nameOf } from '../../architecture/syntax.ts';

/** A text of the screens, e-mails, push messages or documents, with its file and key; `…` stands for filled in values. */
export type DictionaryText = { readonly where: string; readonly text: string };

const folder = 'src/i18n';
/** The words of payment methods stand in their descriptions. */
const methods = 'src/domain/order/paymentMethod.ts';

/** Every text of one language: those with a Thai letter, or those without. */
export function dictionaryTexts(language: 'th' | 'en'): DictionaryText[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const texts = [...files.map((name) => join(folder, name)), methods].flatMap(textsIn);
  return texts.filter(({ text }) => /[ก-๙]/.test(text) === (language === 'th'));
}

function textsIn(path: string): DictionaryText[] {
  const found: DictionaryText[] = [];
  const visit = (value: unknown, keys: readonly string[]) => {
    for (const node of Array.isArray(value) ? value : [value]) if (isNode(node)) read(node, keys);
  };
  const read = (node: Node, keys: readonly string[]) => {
    if (node.type.startsWith('TS') || node.type === 'ImportDeclaration' || isNamed(node)) return;
    const text = textOf(node);
    if (text !== undefined) found.push({ where: `${path} ${keys.join('.')}`, text });
    if (node.type === 'Property') return visit(node.value, [...keys, keyOf(node.key)]);
    for (const child of Object.values(node)) visit(child, keys);
  };
  visit(parseSync(path, readFileSync(path, 'utf8')).program, []);
  return found;
}

/** `dictionary('shell', shell)`: its text is a name. */
const isNamed = ({ type, callee }: Node): boolean => type === 'CallExpression' && nameOf(callee) === 'dictionary';

const keyOf = (key: unknown): string => nameOf(key) ?? (isNode(key) ? String(key.value) : '');

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  return listOf(node.quasis)
    .map((quasi) => (isNode(quasi) && isCooked(quasi.value) ? quasi.value.cooked : ''))
    .join('…');
}

const isCooked = (value: unknown): value is { readonly cooked: string } =>
  typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string';
