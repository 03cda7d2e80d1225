/** A node of a syntax tree, with its children by key. */
export type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

type Visit = (node: Node, parent: Node, key: string) => boolean | undefined;

/** Visits every node below `root`, except the children of nodes for which `visit` returns false. */
export function walk(root: unknown, visit: Visit): void {
  const waiting: { node: Node; parent: Node; key: string }[] = [];
  const add = (value: unknown, parent: Node, key: string) => {
    for (const node of Array.isArray(value) ? value : [value]) if (isNode(node)) waiting.push({ node, parent, key });
  };
  add(root, { type: 'File' }, 'program');
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (visit(next.node, next.parent, next.key) === false) continue;
    for (const [key, value] of Object.entries(next.node)) add(value, next.node, key);
  }
}

/** Whether a value of the tree is a node. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const isFunction = ({ type }: Node): boolean =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The name of an identifier. */
export function nameOf(value: unknown): string | undefined {
  return isNode(value) && typeof value.name === 'string' ? value.name : undefined;
}
