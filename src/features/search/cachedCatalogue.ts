import {
  type CatalogueDelta,
  type CatalogueSum,
  type Category,
  type Listing,
  type ListingFacts,
  sumOfRows,
} from '../../domain/catalogue/course.ts';
import type { FilterCounts } from '../../domain/search/itemFilters.ts';
import { askCatalogueFeed, askCatalogueTexts } from '../../platform/store/catalogueFeed.ts';
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
 * Fetches changes from the feed and stores rows, words and removals. New rows have no texts yet. One tab at a time;
 * another tab's update counts too. Throws `ServerUnreachable`.
 */
export function updateCatalogue(now: () => number): Promise<CatalogueState> {
  const askedAt = now();
  return untilWritten(async (before) => {
    const askedElsewhere = before?.head.readAt ?? 0;
    // A clock that was set back has left an instant that is still to come.
    const isAsked = askedElsewhere > askedAt && askedElsewhere <= now();
    return before !== null && isAsked ? before : await takeIn(before, now);
  });
}

/** Fetches and stores the texts of rows that changed since their last texts. Throws `ServerUnreachable`. */
export const updateTexts = (): Promise<CatalogueState> =>
  untilWritten(async (before) => {
    if (before === null) throw new Error('No rows are cached for the texts');
    const { tag, texts } = before.head;
    return tag !== null && texts?.tag === tag ? before : await takeTexts(before);
  });

/** Works on the cached catalogue; again where another tab has written meanwhile (`null` of the work). */
function untilWritten(work: (before: Opened | null) => Promise<Opened | null>): Promise<CatalogueState> {
  return alone(async () => {
    for (let tries = 1; ; tries += 1) {
      const after = await work(await open());
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
  const found = await readParts(catalogue, partsWith(catalogue, new Set(ids)));
  if (found === null) return null;
  const byId = new Map([...found.values()].flat().map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const partsWith = ({ parts }: Opened, ids: { readonly has: (id: string) => boolean }): readonly number[] =>
  [...parts].flatMap(([part, rows]) => (rows.some(({ id }) => ids.has(id)) ? [part] : []));

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
  const changed = await changedParts(asked, before);
  if (changed === null) return null;
  if (!isMissing(asked, changed)) return await takeAnswer(asked, changed, now);
  const everything = await askFeed(null);
  const all = await changedParts(everything, before);
  return all && (await takeAnswer(everything, all, now));
}

/** Fetches and writes texts; `null` if another tab has written since. Texts of rows to come are asked for again. */
async function takeTexts(before: Opened): Promise<Opened | null> {
  const { head } = before;
  const { rows, asOf } = await askCatalogueTexts(head.texts?.asOf ?? null);
  const texts = new Map(rows.map((row) => [row.id, row]));
  const parts = await readParts(before, partsWith(before, texts));
  if (parts === null) return null;
  const after = new Map([...parts].map(([part, of]) => [part, of.map((row) => ({ ...row, ...texts.get(row.id) }))]));
  const place = { asOf: Math.min(asOf, head.asOf), tag: asOf === head.asOf ? head.tag : null };
  return await put(before, differing(after, parts), { ...head, texts: place });
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

/** Writes the feed's answer. Without a base, all texts are fetched again; the cached ones are used until then. */
const takeAnswer = (
  { base, delta, tag }: Asked,
  changed: ReadonlyMap<number, ChangedPart>,
  now: () => number,
): Promise<Opened | null> =>
  put(base, changed, {
    ...{ asOf: delta?.asOf ?? base?.head.asOf ?? 0, tag, readAt: now(), texts: base?.head.texts ?? null },
  });

/** Puts the changed parts in their places and writes them; `null` where somebody else has written since. */
async function put(
  base: Opened | null,
  changed: ReadonlyMap<number, ChangedPart>,
  told: Pick<CatalogueHead, 'asOf' | 'tag' | 'readAt' | 'texts'>,
): Promise<Opened | null> {
  const { asOf, tag, readAt, texts } = told;
  const parts = new Map(base?.parts);
  const packed = new Map(base?.unsaved);
  for (const [part, { rows }] of changed) {
    const columns = columnsOf(rows, parts.get(part) ?? [], thaiSegmenter);
    if (rows.length === 0) parts.delete(part);
    else parts.set(part, cachedRowsOf(columns));
    packed.set(
      part,
      rows.length === 0 ? null : { rows: await pack(JSON.stringify(rows)), words: await pack(writtenPart(columns)) },
    );
  }
  const isChanged = base === null || changed.size > 0;
  const revision = isChanged ? Math.max(readAt, (base?.head.revision ?? 0) + 1) : base.head.revision;
  const whole = wholeAfter(base, changed);
  const head = { revision, asOf, tag, texts, readAt, parts: parts.size, whole };
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
async function changedParts(
  { base, delta }: Asked,
  cached: Opened | null,
): Promise<ReadonlyMap<number, ChangedPart> | null> {
  if (base === null) {
    const known = cached && (await readParts(cached, [...cached.parts.keys()]).catch(() => null));
    return withBefore(partsOfRows(0, withTexts(delta?.rows ?? [], known ?? new Map())), new Map());
  }
  if (delta === null) return new Map();
  const partOf = new Map([...base.parts].flatMap(([part, rows]) => rows.map(({ id }) => [id, part] as const)));
  const last = Math.max(0, ...base.parts.keys());
  const touched = new Set(
    [...delta.rows.map(({ id }) => id), ...delta.removedIds].flatMap((id) => partOf.get(id) ?? []),
  );
  const isAnyAdded = delta.rows.some(({ id }) => !partOf.has(id));
  if (isAnyAdded && base.parts.has(last)) touched.add(last);
  const before = await readParts(base, [...touched]);
  if (before === null) return null;

  const rows = withTexts(delta.rows, before);
  const added = rows.filter(({ id }) => !partOf.has(id));
  const incoming = new Map(rows.map((row) => [row.id, row]));
  const removed = new Set(delta.removedIds.filter((id) => !incoming.has(id)));
  const after = new Map<number, readonly Listing[]>(
    [...before].map(([part, of]) => [
      part,
      of.flatMap((row) => (removed.has(row.id) ? [] : (incoming.get(row.id) ?? row))),
    ]),
  );
  const room = rowsOfPart - (after.get(last)?.length ?? 0);
  if (added.length > 0) after.set(last, [...(after.get(last) ?? []), ...added.slice(0, Math.max(0, room))]);
  for (const [part, more] of partsOfRows(last + 1, added.slice(Math.max(0, room)))) after.set(part, more);
  return differing(after, before);
}

const differing = (
  after: ReadonlyMap<number, readonly Listing[]>,
  before: ReadonlyMap<number, readonly Listing[]>,
): ReadonlyMap<number, ChangedPart> =>
  withBefore(
    new Map([...after].filter(([part, rows]) => JSON.stringify(rows) !== JSON.stringify(before.get(part)))),
    before,
  );

const noText = { th: '', en: null };

/** Rows with the texts of the cached ones, whatever their version; new rows have none yet. */
function withTexts(rows: readonly ListingFacts[], cached: ReadonlyMap<number, readonly Listing[]>): readonly Listing[] {
  const byId = new Map([...cached.values()].flat().map((row) => [row.id, row]));
  return rows.map((row) => {
    const { summary = noText, coverAlt = noText } = byId.get(row.id) ?? {};
    return { ...row, summary, coverAlt };
  });
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

const stateOf = ({ readAt, revision }: CatalogueHead): CatalogueState => ({ readAt, revision });

/** No other tab works on the cached catalogue meanwhile. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(lockName, work) : work();
