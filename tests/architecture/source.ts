import { parseSync } from 'vite';
import { isNode, listOf, type Node, nameOf, walk } from './syntax.ts';

/** One import of a source file: `specifier` is null when it is computed, `erased` when nothing of it is left at run time. */
export type SourceImport = { readonly specifier: string | null; readonly erased: boolean };

export type Source = {
  readonly path: string;
  readonly imports: readonly SourceImport[];
  readonly hasDefaultExport: boolean;
  /** Every name in the file that is spelled with underscores, as the wire spells its fields. */
  readonly underscored: ReadonlySet<string>;
  /** Uses of the outside world: `fetch`, `Date.now`, `new Date()`, `.getHours`. */
  readonly uses: ReadonlySet<string>;
};

/** Reads a TypeScript file's imports, exports and uses from its syntax tree. */
export function readSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text);
  const [fault] = errors;
  if (fault) throw new Error(`${path} cannot be read: ${fault.message}`);

  const imports: SourceImport[] = [];
  const mentioned = new Set<string>();
  const declared = new Set<string>();
  const underscored = new Set<string>();
  let hasDefaultExport = false;

  walk(program, (node, parent, key) => {
    const imported = importOf(node);
    if (imported) imports.push(imported);
    if (isDefaultExport(node)) hasDefaultExport = true;
    for (const use of usesOf(node)) mentioned.add(use);
    if (node.type !== 'Identifier' || typeof node.name !== 'string') return;
    if (/^[a-z]\w*_\w/.test(node.name)) underscored.add(node.name);
    if (isDeclaration(parent, key)) declared.add(node.name);
    else if (!isMereName(parent, key)) mentioned.add(node.name);
  });

  const uses = new Set([...mentioned].filter((use) => !declared.has(use)));
  return { path, imports, hasDefaultExport, underscored, uses };
}

function importOf(node: Node): SourceImport | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
      return { specifier: literal(node.source), erased: node.importKind === 'type' };
    case 'ExportAllDeclaration':
      return { specifier: literal(node.source), erased: node.exportKind === 'type' };
    case 'ExportNamedDeclaration':
      return node.source ? { specifier: literal(node.source), erased: node.exportKind === 'type' } : undefined;
    case 'ImportExpression':
      return { specifier: literal(node.source), erased: false };
    case 'TSImportType':
      return { specifier: literal(node.source), erased: true };
    case 'NewExpression':
      return importOfUrl(node);
    default:
      return undefined;
  }
}

/** `new URL('./worker.ts', import.meta.url)` loads code as an import does. */
function importOfUrl(node: Node): SourceImport | undefined {
  const [target, base] = listOf(node.arguments);
  if (nameOf(node.callee) !== 'URL' || !isNode(base) || base.type !== 'MemberExpression') return undefined;
  const specifier = literal(target);
  const isCode = isNode(base.object) && base.object.type === 'MetaProperty' && /\.tsx?$/.test(specifier ?? '');
  return isCode ? { specifier, erased: false } : undefined;
}

function isDefaultExport(node: Node): boolean {
  if (node.type === 'ExportDefaultDeclaration') return true;
  return node.type === 'ExportSpecifier' && nameOf(node.exported) === 'default';
}

function usesOf(node: Node): string[] {
  if (node.type === 'MemberExpression') {
    const property = node.computed ? literal(node.property) : nameOf(node.property);
    return property ? [`.${property}`, `${nameOf(node.object) ?? '?'}.${property}`] : [];
  }
  const makesNow = nameOf(node.callee) === 'Date' && listOf(node.arguments).length === 0;
  if (makesNow && (node.type === 'NewExpression' || node.type === 'CallExpression')) return ['new Date()'];
  return [];
}

const declarations: Record<string, string[]> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  ImportSpecifier: ['local'],
  ImportNamespaceSpecifier: ['local'],
  ImportDefaultSpecifier: ['local'],
};

const isDeclaration = (parent: Node, key: string) => declarations[parent.type]?.includes(key) ?? false;

/** A name behind a dot, of a property or of a type is no use of a variable. */
function isMereName(parent: Node, key: string): boolean {
  if (parent.type === 'MemberExpression') return key === 'property' && !parent.computed;
  if (parent.type.startsWith('TS')) return key !== 'expression';
  return key === 'key' && !parent.computed && !parent.shorthand;
}

/** The text of a string or of a template without holes, else null. */
function literal(value: unknown): string | null {
  if (!isNode(value)) return null;
  if (value.type === 'TemplateLiteral') {
    const [quasi, ...rest] = listOf(value.quasis);
    if (rest.length > 0 || !isNode(quasi)) return null;
    const cooked = Object(quasi.value).cooked;
    return typeof cooked === 'string' ? cooked : null;
  }
  return typeof value.value === 'string' ? value.value : null;
}
