import {
  type CatalogueDelta,
  type CatalogueSum,
  type Category,
  type Listing,
  sumOfRows,
} from '../../domain/catalogue/course.ts';
import type { FilterCounts } from '../../domain/search/itemFilters.ts';
import { normaliseSearchText } from '../../domain/search/search.ts';
import { bothOf } from '../../domain/search/searchedTexts.ts';
import { askCatalogueFeed } from '../../platform/store/catalogueFeed.ts';
import {
  type CatalogueHead,
  type CatalogueRowsPart,
  clearCachedCatalogue,
  pack,
  readHead,
  readRows,
  readWords,
  unpack,
  writeParts,
} from '../../platform/store/catalogueStore.ts';
import { mayPass } from '../../platform/store/openStore.ts';
import { type CachedRow, cachedRowsOf, columnsOf } from './catalogueParts.ts';
import { readPart, writtenPart } from './partText.ts';
import { type CatalogueQuestion, type Named, nameRows, type Searchable, searchable, searchRows } from './searchRows.ts';
import { thaiSegmenter } from './thaiSegmenter.ts';

/** When the server was last asked, and a number that changes with the rows. */
export type CatalogueState = { readonly readAt: number; readonly revision: number };

/** A page of the cached rows; `foundAs` and `nearWords` as it is said of `FoundIds`. */
export type CachedAnswer = {
  readonly rows: readonly Listing[];
  readonly total: number;
  readonly counts: FilterCounts;
  readonly foundAs?: string;
  readonly nearWords?: readonly string[];
  readonly readAt: number;
};

type Opened = {
  readonly head: CatalogueHead;
  readonly parts: ReadonlyMap<number, readonly CachedRow[]>;
  /** The store's revision at reading; `null`: empty or unreadable. */
  readonly stored: number | null;
  /** Parts that the device could not take; `isWhole`: all of them. */
  readonly unsaved: ReadonlyMap<number, CatalogueRowsPart | null>;
  readonly isWhole: boolean;
  searched: { readonly named: Named; readonly searchable: Searchable } | null;
};

/** A change of a row rewrites its part: small enough for that, large enough to compress well. */
const rowsOfPart = 128;
/** A second tab may write between our reading and our writing; then it is done once more. */
const mostTries = 4;
const lockName = 'lanrian-catalogue';

let opened: Opened | null = null;
let opening: Promise<Opened | null> | null = null;
let lastNamed: { readonly categories: string; readonly named: Named } | null = null;

/**
 * Fetches changes from the feed and stores rows, words and removals. One tab at a time; another tab's update counts
 * too. Throws `ServerUnreachable`.
 */
export function updateCatalogue(now: () => number): Promise<CatalogueState> {
  const askedAt = now();
  return alone(async () => {
    for (let tries = 1; ; tries += 1) {
      const before = await open();
      const askedElsewhere = before?.head.readAt ?? 0;
      // A clock that was set back has left an instant that is still to come.
      if (before !== null && askedElsewhere > askedAt && askedElsewhere <= now()) return stateOf(before.head);
      const after = await takeIn(before, now);
      if (after !== null) {
        opened = after;
        return stateOf(after.head);
      }
      if (tries === mostTries) throw new Error('The cached catalogue was written by others all the time');
    }
  });
}

/** Answers a list from the cached catalogue; `null` where nothing is. */
export const searchCatalogue = (
  question: CatalogueQuestion,
  categories: readonly Category[],
): Promise<CachedAnswer | null> => {
  // While the disk is read, there is nothing else to do.
  void open();
  const named = namedBy(categories);
  return withRows(async (catalogue) => {
    if (catalogue.searched?.named !== named) {
      const rows = [...catalogue.parts.values()].flat();
      catalogue.searched = { named, searchable: searchable(rows, named, thaiSegmenter) };
    }
    const { ids, ...found } = searchRows(catalogue.searched.searchable, question, thaiSegmenter);
    const rows = await listingsOf(catalogue, ids);
    return rows && { rows, ...found, readAt: catalogue.head.readAt };
  });
};

/** The cached rows among these ids, in their order. */
export const cachedListings = (ids: readonly string[]): Promise<readonly Listing[] | null> =>
  withRows((catalogue) => listingsOf(catalogue, ids));

/** The current names and tree of the shop's categories. Cutting names into words takes as long as reading the disk. */
function namedBy(categories: readonly Category[]): Named {
  const known = JSON.stringify(categories.map(({ id, linkPath, parentId, name }) => [id, linkPath, parentId, name]));
  if (lastNamed?.categories !== known) lastNamed = { categories: known, named: nameRows(categories, thaiSegmenter) };
  return lastNamed.named;
}

/** Opens the cached catalogue and works on it; again where another tab has written meanwhile (`null` of the work). */
async function withRows<T>(work: (catalogue: Opened) => Promise<T | null>): Promise<T | null> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const catalogue = await open();
    if (catalogue === null) return null;
    try {
      const answer = await work(catalogue);
      if (answer !== null) return answer;
    } catch (fault) {
      if (isSilence(fault)) return null;
      await dropBroken();
    }
  }
  return null;
}

/**
 * The persisted catalogue, read again only after another tab has written. Broken data, or a hanging database, count as
 * nothing.
 */
function open(): Promise<Opened | null> {
  opening ??= reopen().finally(() => {
    opening = null;
  });
  return opening;
}

async function reopen(): Promise<Opened | null> {
  if (opened === null) return await openStored();
  // The database does not answer, so the catalogue in memory is used.
  const head = await readHead().catch(() => undefined);
  if (head === undefined) return opened;
  if (opened.stored !== (head?.revision ?? null)) return await openStored();
  // Another tab may have asked the server since, and met nothing new.
  if (head !== null && opened.unsaved.size === 0) opened = { ...opened, head };
  return opened;
}

async function openStored(): Promise<Opened | null> {
  try {
    opened = await readStore();
  } catch (fault) {
    opened = null;
    if (!isSilence(fault)) await dropBroken();
  }
  return opened;
}

async function readStore(): Promise<Opened | null> {
  const found = await readWords();
  if (found === null) return null;
  const { head, words } = found;
  const parts = [...words].map(async ([part, bytes]) => [part, cachedRowsOf(readPart(await unpack(bytes)))] as const);
  return {
    ...{ head, stored: head.revision, parts: new Map(await Promise.all(parts)) },
    ...{ unsaved: new Map(), isWhole: false, searched: null },
  };
}

/**
 * Whether an error says nothing about the data: a database that hangs or is closing. `UnknownError` on every connection
 * means that the rows are lost.
 */
const isSilence = (fault: unknown): boolean =>
  mayPass(fault) && !(fault instanceof DOMException && fault.name === 'UnknownError');

/** Drops unreadable data, so that the next answer of the feed is complete. */
async function dropBroken(): Promise<void> {
  opened = null;
  await clearCachedCatalogue().catch(() => {});
}

/** The rows in the order of their ids; `null` where somebody has written since. */
async function listingsOf(catalogue: Opened, ids: readonly string[]): Promise<readonly Listing[] | null> {
  const wanted = new Set(ids);
  const found = await readParts(
    catalogue,
    [...catalogue.parts].flatMap(([part, rows]) => (rows.some(({ id }) => wanted.has(id)) ? [part] : [])),
  );
  if (found === null) return null;
  const byId = new Map([...found.values()].flat().map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Whole rows of some parts; `null` where somebody has written since. Throws where a part is not whole. */
async function readParts(
  { stored, unsaved }: Pick<Opened, 'stored' | 'unsaved'>,
  parts: readonly number[],
): Promise<ReadonlyMap<number, readonly Listing[]> | null> {
  const saved = parts.filter((part) => !unsaved.has(part));
  const read = stored === null || saved.length === 0 ? new Map<number, ArrayBuffer>() : await readRows(stored, saved);
  if (read === null) return null;
  const rows = parts.map(async (part) => {
    const bytes = unsaved.get(part)?.rows ?? read.get(part);
    if (bytes === undefined) throw new Error(`Part ${part} of the cached catalogue is missing`);
    return [part, JSON.parse(await unpack(bytes)) as readonly Listing[]] as const;
  });
  return new Map(await Promise.all(rows));
}

/** Fetches and writes changes; `null` if another tab has written since. */
async function takeIn(before: Opened | null, now: () => number): Promise<Opened | null> {
  const asked = await askFeed(before);
  const changed = await changedParts(asked);
  if (changed === null) return null;
  if (!isMissing(asked, changed)) return await takeAnswer(asked, changed, now);
  const everything = await askFeed(null);
  const all = await changedParts(everything);
  return all && (await takeAnswer(everything, all, now));
}

/** The new and the former rows of a part. */
type ChangedPart = { readonly rows: readonly Listing[]; readonly before: readonly Listing[] };

/** A change that was written long after its date is in no answer about what changed since; the sums tell of it. */
const isMissing = ({ base, delta }: Asked, changed: ReadonlyMap<number, ChangedPart>): boolean => {
  if (base === null || delta === null || delta.whole === null) return false;
  const whole = wholeAfter(base, changed);
  return whole.count !== delta.whole.count || whole.changes !== delta.whole.changes;
};

/** The sum of the cached rows with these changes. */
function wholeAfter(base: Opened | null, changed: ReadonlyMap<number, ChangedPart>): CatalogueSum {
  const start = base === null ? sumOfRows([]) : base.head.whole;
  const parts = [...changed.values()];
  const added = sumOfRows(parts.flatMap(({ rows }) => rows));
  const taken = sumOfRows(parts.flatMap(({ before }) => before));
  return {
    count: start.count + added.count - taken.count,
    changes: start.changes + added.changes - taken.changes,
  };
}

/** Puts the changed parts in their places and writes them; `null` where somebody else has written since. */
async function takeAnswer(
  { base, delta, tag }: Asked,
  changed: ReadonlyMap<number, ChangedPart>,
  now: () => number,
): Promise<Opened | null> {
  const parts = new Map(base?.parts);
  const packed = new Map(base?.unsaved);
  for (const [part, { rows }] of changed) {
    const columns = columnsOf(rows, sameTexts(parts.get(part) ?? []), thaiSegmenter);
    if (rows.length === 0) parts.delete(part);
    else parts.set(part, cachedRowsOf(columns));
    packed.set(
      part,
      rows.length === 0 ? null : { rows: await pack(JSON.stringify(rows)), words: await pack(writtenPart(columns)) },
    );
  }
  const readAt = now();
  const isChanged = base === null || changed.size > 0;
  const revision = isChanged ? Math.max(readAt, (base?.head.revision ?? 0) + 1) : base.head.revision;
  const whole = wholeAfter(base, changed);
  const asOf = delta?.asOf ?? base?.head.asOf ?? 0;
  const head = { revision, asOf, tag, readAt, parts: parts.size, whole };
  const searched = isChanged ? null : base.searched;
  return await write({
    head,
    parts,
    stored: base?.stored ?? null,
    unsaved: packed,
    isWhole: base?.isWhole ?? true,
    searched,
  });
}

type Asked = { readonly base: Opened | null; readonly delta: CatalogueDelta | null; readonly tag: string | null };

/** The feed's answer and the catalogue that it is added to. A server whose data went back in time is asked for everything. */
async function askFeed(before: Opened | null): Promise<Asked> {
  const answer = await askCatalogueFeed(before?.head ?? null);
  if (answer === null) return { base: before, delta: null, tag: before?.head.tag ?? null };
  if (before !== null && answer.delta.asOf < before.head.asOf) return await askFeed(null);
  return { base: before, ...answer };
}

/** Tries to keep it. A device that is full or broken only costs the copy: it stays in memory. */
async function write(made: Opened): Promise<Opened | null> {
  try {
    const isWritten = await writeParts(made.isWhole ? 'whole' : made.stored, made.head, made.unsaved);
    return isWritten ? { ...made, stored: made.head.revision, unsaved: new Map(), isWhole: false } : null;
  } catch {
    const there = await readHead().catch(() => null);
    return made.isWhole ? { ...made, stored: there?.revision ?? null } : made;
  }
}

/** The new rows of each part that the answer changes. `null`: somebody has written since. */
async function changedParts({ base, delta }: Asked): Promise<ReadonlyMap<number, ChangedPart> | null> {
  if (base === null) return withBefore(partsOfRows(0, delta?.rows ?? []), new Map());
  if (delta === null) return new Map();
  const partOf = new Map([...base.parts].flatMap(([part, rows]) => rows.map(({ id }) => [id, part] as const)));
  const added = delta.rows.filter(({ id }) => !partOf.has(id));
  const last = Math.max(0, ...base.parts.keys());
  const touched = new Set(
    [...delta.rows.map(({ id }) => id), ...delta.removedIds].flatMap((id) => partOf.get(id) ?? []),
  );
  if (added.length > 0 && base.parts.has(last)) touched.add(last);
  const before = await readParts(base, [...touched]);
  if (before === null) return null;

  const incoming = new Map(delta.rows.map((row) => [row.id, row]));
  const removed = new Set(delta.removedIds.filter((id) => !incoming.has(id)));
  const after = new Map<number, readonly Listing[]>(
    [...before].map(([part, rows]) => [
      part,
      rows.flatMap((row) => (removed.has(row.id) ? [] : (incoming.get(row.id) ?? row))),
    ]),
  );
  const room = rowsOfPart - (after.get(last)?.length ?? 0);
  if (added.length > 0) after.set(last, [...(after.get(last) ?? []), ...added.slice(0, Math.max(0, room))]);
  for (const [part, rows] of partsOfRows(last + 1, added.slice(Math.max(0, room)))) after.set(part, rows);
  const changed = [...after].filter(([part, rows]) => JSON.stringify(rows) !== JSON.stringify(before.get(part)));
  return withBefore(new Map(changed), before);
}

const withBefore = (
  parts: ReadonlyMap<number, readonly Listing[]>,
  before: ReadonlyMap<number, readonly Listing[]>,
): ReadonlyMap<number, ChangedPart> =>
  new Map([...parts].map(([part, rows]) => [part, { rows, before: before.get(part) ?? [] }]));

/** Rows in parts, numbered from here. */
const partsOfRows = (first: number, rows: readonly Listing[]): ReadonlyMap<number, readonly Listing[]> =>
  new Map(
    Array.from({ length: Math.ceil(rows.length / rowsOfPart) }, (_, place) => [
      first + place,
      rows.slice(place * rowsOfPart, (place + 1) * rowsOfPart),
    ]),
  );

/** Finds the row of before whose words need not be cut again. */
function sameTexts(rows: readonly CachedRow[]): (row: Listing) => CachedRow | undefined {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ({ id, title, instructorName, summary }) => {
    const before = byId.get(id);
    const isSame =
      before?.title.text === normaliseSearchText(bothOf(title)) &&
      before.instructor.text === normaliseSearchText(bothOf(instructorName)) &&
      before.summary.text === normaliseSearchText(bothOf(summary));
    return isSame ? before : undefined;
  };
}

const stateOf = ({ readAt, revision }: CatalogueHead): CatalogueState => ({ readAt, revision });

/** No other tab works on the cached catalogue meanwhile. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(lockName, work) : work();
