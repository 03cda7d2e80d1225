import { parseSync } from 'vite';
import { isFunction, nameOf, walk } from './syntax.ts';

/** The most lines of a function of a screen, from its first to its last, with blank lines and comments. */
export const maxFunctionLines = 90;

/** The functions of a file that are too long, each as `path:line name lines`. */
export function findLongFunctions(path: string, text: string): string[] {
  const faults: string[] = [];
  const lineAt = (offset: unknown) => text.slice(0, Number(offset)).split('\n').length;
  walk(parseSync(path, text).program, (node, parent) => {
    if (!isFunction(node)) return undefined;
    const [first, last] = [lineAt(node.start), lineAt(node.end)];
    const lines = last - first + 1;
    const name = nameOf(node.id) ?? nameOf(parent.id) ?? 'a function';
    if (lines > maxFunctionLines) faults.push(`${path}:${first} ${name} ${lines}`);
    return undefined;
  });
  return faults;
}
