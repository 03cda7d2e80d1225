import { parseSync } from 'vite';
import { isFunction, isNode, listOf, type Node, nameOf, walk } from './syntax.ts';

const drawsOrHooks = /^(use)?[A-Z]/;

/** The refs that a component or hook writes and the state that it sets while it renders, each as `path: deed`. */
export function findRenderFaults(path: string, text: string): string[] {
  const faults: string[] = [];
  walk(parseSync(path, text).program, (node, parent) => {
    const name = nameOf(node.id) ?? (parent.type === 'VariableDeclarator' ? nameOf(parent.id) : undefined);
    if (isFunction(node) && drawsOrHooks.test(name ?? '')) {
      faults.push(...deedsOf(node).map((deed) => `${path}: ${name} ${deed}`));
    }
    return undefined;
  });
  return faults;
}

/** The effects of a function's own body, without nested functions. */
function deedsOf({ body }: Node): string[] {
  const setters = new Set<string>();
  const called: string[] = [];
  const deeds: string[] = [];
  walk(body, (node) => {
    if (isFunction(node)) return false;
    const setter = setterOf(node);
    if (setter !== undefined) setters.add(setter);
    const target = node.type === 'AssignmentExpression' ? node.left : node.argument;
    const writes = node.type === 'AssignmentExpression' || node.type === 'UpdateExpression';
    if (writes && isNode(target) && target.type === 'MemberExpression' && nameOf(target.property) === 'current') {
      deeds.push(`writes ${nameOf(target.object) ?? 'a ref'}.current`);
    }
    if (node.type === 'CallExpression') called.push(nameOf(node.callee) ?? '');
    return undefined;
  });
  return [...deeds, ...called.filter((name) => setters.has(name)).map((name) => `calls ${name}`)];
}

/** The second name of `const [state, setState] = useState(…)`, or of `useReducer`. */
function setterOf({ type, id, init }: Node): string | undefined {
  if (type !== 'VariableDeclarator' || !isNode(id) || !isNode(init) || init.type !== 'CallExpression') return undefined;
  if (!['useState', 'useReducer'].includes(nameOf(init.callee) ?? '')) return undefined;
  return nameOf(listOf(id.elements)[1]);
}
