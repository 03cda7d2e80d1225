import { basename, dirname, join } from 'node:path/posix';
import {
  featureOrder,
  floors,
  foreignSpellings,
  impureUses,
  loadsBuilds,
  localTimeUses,
  waysRound,
  wireSpellings,
  youngStyles,
  youngUses,
} from './floors.ts';
import { readSource, type Source, type SourceImport } from './source.ts';

export type Rule =
  | 'direction'
  | 'package'
  | 'file name in import'
  | 'feature seam'
  | 'never loads'
  | 'pure floor'
  | 'local time'
  | 'not in every browser'
  | 'wire spelling'
  | 'default export'
  | 'barrel'
  | 'circle';

/** A broken rule, with the file and what in it breaks it. */
export type Violation = { readonly rule: Rule; readonly path: string; readonly detail: string };

/** Holds the sources (path from the project's root → text) against the floors; answers every broken rule. */
export function findViolations(files: ReadonlyMap<string, string>): Violation[] {
  const texts = [...files].filter(([path]) => floorOf(path));
  const sources = texts.filter(([path]) => /\.tsx?$/.test(path)).map(([path, text]) => readSource(path, text));
  const byPath = new Map(sources.map((source) => [source.path, source]));

  return [
    ...sources.flatMap((source) => source.imports.flatMap((imported) => faultsOfImport(source, imported))),
    ...sources.flatMap(faultsOfFile),
    ...texts.flatMap(([path, text]) => faultsOfSpelling(path, text)),
    ...texts.flatMap(([path, text]) => faultsOfStyles(path, text)),
    ...sources.flatMap(faultsOfNames),
    ...sources.flatMap((source) => loadedInSecret(source, byPath)),
    ...circles(sources.filter(({ path }) => isWithin(path, 'server'))),
  ];
}

/** The floor of a path: the longest that matches. */
export const floorOf = (path: string): string | undefined =>
  Object.keys(floors)
    .filter((floor) => path.startsWith(`${floor}/`))
    .toSorted((one, other) => other.length - one.length)[0];

const isWithin = (path: string, folder: string) => path.startsWith(`${folder}/`);
const isRelative = (specifier: string) => specifier.startsWith('.');
const resolveFrom = (path: string, specifier: string) => join(dirname(path), specifier.replace(/\?.*$/, ''));

function faultsOfImport(source: Source, { specifier }: SourceImport): Violation[] {
  const { path } = source;
  if (specifier === null && loadsBuilds.includes(path)) return [];
  if (specifier === null) return [{ rule: 'file name in import', path, detail: 'import() of a computed name' }];
  if (!isRelative(specifier))
    return mayUsePackage(path, specifier) ? [] : [{ rule: 'package', path, detail: specifier }];

  const target = resolveFrom(path, specifier);
  const faults: Violation[] = [];
  if (!/\.\w+$/.test(specifier)) faults.push({ rule: 'file name in import', path, detail: specifier });
  if (!mayReach(path, target)) faults.push({ rule: 'direction', path, detail: target });
  if (crossesFeatures(path, target)) faults.push({ rule: 'feature seam', path, detail: target });
  return faults;
}

function mayReach(path: string, target: string): boolean {
  const own = floorOf(path);
  const reached = floorOf(target);
  if (!own || !reached) return false;
  if (floors[reached]?.ownProcess && own !== reached) return false;
  return (
    own === reached || (floors[own]?.mayImport ?? []).some((below) => below === reached || isWithin(reached, below))
  );
}

function mayUsePackage(path: string, specifier: string): boolean {
  const floor = floors[floorOf(path) ?? ''];
  if (!floor) return false;
  const special = (floor.packagesIn ?? []).filter(({ file }) => file.test(basename(path)));
  const allowed = [...floor.packages, ...special.flatMap(({ packages }) => packages)];
  return allowed.some((name) =>
    name === 'node:' ? specifier.startsWith(name) : specifier === name || isWithin(specifier, name),
  );
}

/** Whether a feature imports one that does not precede it in their order. */
function crossesFeatures(path: string, target: string): boolean {
  const featureOf = (file: string) => file.match(/^src\/features\/([^/]+)\//)?.[1];
  const [own, other] = [featureOf(path), featureOf(target)];
  if (!own || !other || own === other) return false;
  const [ownPlace, otherPlace] = [featureOrder.indexOf(own), featureOrder.indexOf(other)];
  return ownPlace < 0 || otherPlace < 0 || otherPlace > ownPlace;
}

function faultsOfFile(source: Source): Violation[] {
  const { path, uses } = source;
  const faults: Violation[] = [];
  if (floors[floorOf(path) ?? '']?.pure) {
    for (const use of impureUses) if (uses.has(use)) faults.push({ rule: 'pure floor', path, detail: use });
  }
  for (const use of localTimeUses) if (uses.has(use)) faults.push({ rule: 'local time', path, detail: use });
  if (!isWithin(path, 'server') && !waysRound.includes(path)) {
    for (const use of youngUses) if (uses.has(use)) faults.push({ rule: 'not in every browser', path, detail: use });
  }
  if (source.hasDefaultExport) faults.push({ rule: 'default export', path, detail: 'default' });
  if (/^index\.tsx?$/.test(basename(path)) && path !== 'sw/index.ts') {
    faults.push({ rule: 'barrel', path, detail: basename(path) });
  }
  return faults;
}

function faultsOfSpelling(path: string, text: string): Violation[] {
  if (floorOf(path) === 'src/contract') return [];
  const lowered = foreignSpellings.reduce((rest, name) => rest.replaceAll(name, ''), text.toLowerCase());
  return wireSpellings
    .filter((spelling) => lowered.includes(spelling))
    .map((detail) => ({ rule: 'wire spelling', path, detail }));
}

function faultsOfStyles(path: string, text: string): Violation[] {
  const found = path.endsWith('.css') ? youngStyles.filter((style) => text.includes(style)) : [];
  return found.map((detail) => ({ rule: 'not in every browser', path, detail }));
}

/** Fields of the wire have underscores and nothing inside has, but for what other libraries want. */
function faultsOfNames({ path, underscored }: Source): Violation[] {
  const floor = floorOf(path) ?? '';
  if (floor === 'src/contract' || floors[floor]?.foreignWire) return [];
  return [...underscored]
    .filter((name) => !foreignSpellings.includes(name))
    .map((detail) => ({ rule: 'wire spelling', path, detail }));
}

/** Follows the runtime imports, and returns each chain that ends in a forbidden package. */
function loadedInSecret(start: Source, byPath: ReadonlyMap<string, Source>): Violation[] {
  const banned = floors[floorOf(start.path) ?? '']?.neverLoads ?? [];
  if (banned.length === 0) return [];
  const faults: Violation[] = [];
  const seen = new Set([start.path]);
  const waiting: { source: Source; chain: string }[] = [{ source: start, chain: start.path }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { source, chain } = next;
    for (const { specifier, erased } of source.imports) {
      if (erased || specifier === null) continue;
      if (banned.some((name) => specifier === name || isWithin(specifier, name))) {
        faults.push({ rule: 'never loads', path: start.path, detail: `${chain} → ${specifier}` });
      }
      const target = isRelative(specifier) ? byPath.get(resolveFrom(source.path, specifier)) : undefined;
      if (!target || seen.has(target.path)) continue;
      seen.add(target.path);
      waiting.push({ source: target, chain: `${chain} → ${target.path}` });
    }
  }
  return faults;
}

/** Each file that reaches itself by imports, with the shortest way round. Types count: a circle of types is one, too. */
function circles(sources: readonly Source[]): Violation[] {
  const paths = new Set(sources.map(({ path }) => path));
  const importsOf = new Map(
    sources.map((source) => [source.path, reachedBy(source).filter((path) => paths.has(path))]),
  );
  return sources.flatMap(({ path }): Violation[] => {
    const way = wayBack(path, importsOf);
    return way === null ? [] : [{ rule: 'circle', path, detail: way.join(' → ') }];
  });
}

const reachedBy = ({ path, imports }: Source): string[] =>
  imports.flatMap(({ specifier }) =>
    specifier !== null && isRelative(specifier) ? [resolveFrom(path, specifier)] : [],
  );

/** The files between a file and its own import of itself; `null` where there is no such way. */
function wayBack(start: string, importsOf: ReadonlyMap<string, readonly string[]>): string[] | null {
  const seen = new Set<string>();
  const waiting = (importsOf.get(start) ?? []).map((path) => [path]);
  for (const way of waiting) {
    const last = way.at(-1) ?? '';
    if (last === start) return way;
    if (seen.has(last)) continue;
    seen.add(last);
    for (const next of importsOf.get(last) ?? []) waiting.push([...way, next]);
  }
  return null;
}
