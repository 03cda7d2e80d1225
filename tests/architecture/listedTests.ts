import { posix } from 'node:path';

/** The texts that a pattern's `{a,b}` groups stand for. */
export function withoutBraces(pattern: string): string[] {
  const group = /\{([^{}]*)\}/.exec(pattern);
  if (group === null) return [pattern];
  const [braces, inside = ''] = group;
  return inside.split(',').flatMap((one) => withoutBraces(pattern.replace(braces, () => one)));
}

/** The listed names that no test file has. A pattern's choice of extensions, as `.test.{ts,tsx}`, needs one of them. */
export function namesWithoutFile(patterns: readonly string[], paths: Iterable<string>): string[] {
  const known = new Set([...paths].map(withoutExtension));
  return [...new Set(patterns.flatMap(withoutBraces).map(withoutExtension))].filter((name) => !known.has(name));
}

const withoutExtension = (path: string): string => path.slice(0, path.length - posix.extname(path).length);
