import { resolve } from 'node:path';

/** Bytes of source that a page may load for nothing to save a request. */
const worthOfRequest = 12_000;
/** A page that most visits begin with pays for its bytes so many times. */
const weightOfFirst = 30;

/** The bundler's facts about a module. */
type ModuleFacts = {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly code: string | null;
};
type InfoOf = (id: string) => ModuleFacts | null;
/** Modules, their users (files that are loaded on their own) and the parts that they import, also indirectly. */
type Part = { readonly modules: string[]; users: Set<string>; bytes: number; needs: Set<Part> };

/** The price of a byte that a user loads for nothing. */
type WeightOf = (user: string) => number;

/**
 * Chunks of the modules that several files share besides the first screen. A chunk for each set of users would make 180
 * requests of one page: parts are merged while the requests saved are worth the bytes that some users load for nothing.
 * `firstPages`: files that most visits begin with.
 */
export function mergedChunks(entry: string, firstPages: readonly string[] = []) {
  const first = new Set(firstPages.map((page) => resolve(page)));
  const weightOf: WeightOf = (user) => (first.has(user) ? weightOfFirst : 1);
  let chunkOf: Map<string, string> | null = null;
  return {
    name: (id: string, context: { readonly getModuleInfo: InfoOf }) => {
      chunkOf ??= mergeParts(resolve(entry), (module) => context.getModuleInfo(module), weightOf);
      return chunkOf.get(id) ?? null;
    },
    includeDependenciesRecursively: false,
  };
}

function mergeParts(entry: string, infoOf: InfoOf, weightOf: WeightOf): Map<string, string> {
  const parts = new Set(sharedParts(entry, infoOf));
  let before: number;
  do {
    before = parts.size;
    for (const part of parts) mergeWithBest(parts, part, weightOf);
  } while (parts.size < before);
  return new Map([...parts].flatMap(({ modules }, at) => modules.map((id) => [id, `shared${at}`] as const)));
}

function mergeWithBest(parts: Set<Part>, part: Part, weightOf: WeightOf): void {
  let best: { readonly other: Part; readonly gain: number } | null = null;
  for (const other of parts) {
    if (other === part) continue;
    const gain = gainOf(part, other, weightOf, best?.gain ?? 0);
    if (gain > 0) best = { other, gain };
  }
  if (best) merge(parts, part, best.other);
}

/** Bytes that all users save together; 0 if it is not more than the best so far. */
function gainOf(one: Part, other: Part, weightOf: WeightOf, least: number): number {
  const both = [...one.users].filter((user) => other.users.has(user)).length;
  if (both * worthOfRequest <= least) return 0;
  // A part between the two would import their chunk and be imported by it.
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    for (const part of from.needs) if (part !== to && part.needs.has(to)) return 0;
  }
  const users = new Set([...one.users, ...other.users]);
  let gain = both * worthOfRequest;
  for (const part of new Set([one, other, ...one.needs, ...other.needs])) {
    for (const user of users) if (!part.users.has(user)) gain -= part.bytes * weightOf(user);
    if (gain <= least) return 0;
  }
  return gain;
}

function merge(parts: Set<Part>, one: Part, other: Part): void {
  one.modules.push(...other.modules);
  one.bytes += other.bytes;
  one.users = new Set([...one.users, ...other.users]);
  one.needs = new Set([...one.needs, ...other.needs].filter((part) => part !== one && part !== other));
  for (const part of one.needs) part.users = new Set([...part.users, ...one.users]);
  parts.delete(other);
  for (const part of parts) {
    if (!part.needs.has(one) && !part.needs.has(other)) continue;
    part.needs = new Set([...part.needs, one, ...one.needs].filter((need) => need !== other));
  }
}

/** The shared modules by their users. */
function sharedParts(entry: string, infoOf: InfoOf): Part[] {
  const reach = (from: string) => {
    const reached = new Set([from]);
    for (const id of reached) for (const next of infoOf(id)?.importedIds ?? []) reached.add(next);
    return reached;
  };
  const first = reach(entry);
  const roots = rootsFrom(first, infoOf);
  const usersOf = new Map<string, Set<string>>();
  for (const root of roots) {
    for (const id of reach(root)) usersOf.set(id, (usersOf.get(id) ?? new Set()).add(root));
  }
  const parts = new Map<string, Part>();
  const partOf = new Map<string, Part>();
  for (const [id, users] of usersOf) {
    if (users.size < 2 || first.has(id) || roots.has(id)) continue;
    const key = [...users].sort().join('\n');
    const part = parts.get(key) ?? { modules: [], users, bytes: 0, needs: new Set<Part>() };
    part.modules.push(id);
    part.bytes += infoOf(id)?.code?.length ?? 0;
    parts.set(key, part);
    partOf.set(id, part);
  }
  for (const [id, part] of partOf) {
    for (const needed of reach(id)) {
      const need = partOf.get(needed);
      if (need && need !== part) part.needs.add(need);
    }
  }
  return [...parts.values()];
}

/** The files that these and what they load import dynamically. */
function rootsFrom(first: ReadonlySet<string>, infoOf: InfoOf): Set<string> {
  const all = new Set(first);
  const roots = new Set<string>();
  for (const id of all) {
    const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(id) ?? {};
    for (const root of dynamicallyImportedIds) roots.add(root);
    for (const next of [...importedIds, ...dynamicallyImportedIds]) all.add(next);
  }
  return roots;
}
