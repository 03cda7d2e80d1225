import { setImmediate as breathe } from 'node:timers/promises';
import type { ItemKind, WeaveKind } from '../../../src/domain/catalogue/course.ts';
import { isShowingOver } from '../../../src/domain/pricing/saleEnd.ts';
import { holdingListings } from '../../catalogue/cachedListings.ts';
import { byPlace, type ImportContent, type ImportEntry, type RowFault } from '../../import/importEntry.ts';
import type { ImportOutcome, ImportProgress } from '../../import/importOutcome.ts';
import { type Named, namedBy } from '../../import/namedItems.ts';
import { CatalogueChanged } from '../../store/catalogue/catalogueChanged.ts';
import {
  addCategories,
  addInstructors,
  type CategoryRow,
  countSoldOf,
  findInstructors,
  findKinds,
  findStoredItems,
  findStoredPlans,
  forgetImport,
  forgetLostImports,
  groupsComingBack,
  holdKinds,
  type ImportedItem,
  type ImportedPlan,
  type InstructorRow,
  type ItemRow,
  isStoredSo,
  lastRank,
  listStoredCategories,
  putInPlace,
  type SaidItem,
  type StagedRow,
  type Staging,
  type StoredPlan,
  stageRows,
  takeOverUnsaid,
  unsaidOfItem,
  unsaidOfPlan,
} from '../../store/catalogue/importRows.ts';
import { refreshStatistics } from '../../store/catalogue/refreshStatistics.ts';
import type { Db, Tx } from '../../store/database/connection.ts';
import { newId } from '../../store/database/newId.ts';
import { transaction } from '../../store/database/transaction.ts';
import { uncountedUnits } from '../../store/order/seatHolds.ts';
import { holdGroup, readUserGroups } from '../../store/people/userGroups.ts';

/** Rows of one statement and of one transaction. Small, because the embedded database blocks other work meanwhile. */
const batchSize = 50;
/** An older import was killed (ms). */
const lostAfterMs = 6 * 3_600_000;
const weaves: readonly WeaveKind[] = ['khit', 'khluen', 'san', 'phikun', 'kit', 'mi'];

export type ImportOptions = {
  readonly clock: () => number;
  readonly randomBytes: (count: number) => Buffer;
  readonly total: number;
  /** Checks and counts without changes. */
  readonly isDryRun: boolean;
  /** Awaited. What is reported as written stays written, also if the import fails later. */
  readonly onProgress: (progress: ImportProgress) => void | Promise<void>;
  /** The client is gone: nothing is written any more. */
  readonly signal?: AbortSignal;
};

/** The state of a running import. */
type Import = {
  readonly db: Db;
  readonly id: string;
  readonly mint: () => string;
  readonly categories: Map<string, CategoryRow>;
  readonly groupIds: ReadonlySet<string>;
  /** The kind of each row so far; `null` for a removal. */
  readonly told: Map<string, ItemKind | null>;
  /** By Thai name. */
  readonly newInstructors: Map<string, InstructorRow>;
  nextRank: number;
  readonly batches: Batch[];
  readonly count: { created: number; changed: number; unchanged: number; removed: number };
  readonly faults: RowFault[];
};

/** A checked batch. Its number of staged rows, and what is written before them or must still exist then. */
type Batch = {
  staged: number;
  readonly newCategories: CategoryRow[];
  readonly newInstructors: InstructorRow[];
  /** Groups that limit new rows. */
  readonly usedGroupIds: Set<string>;
  /** Other things that rows name, with their lines. */
  readonly named: (Named & Pick<RowFault, 'line' | 'row'>)[];
};

/**
 * Imports rows: all are checked and staged in small batches, and without a fault each batch is written in its own
 * transaction. The same rows again write what is missing. A row replaces the whole item except fields without a column
 * (cover, lectures, sold seats).
 */
export async function importCatalogue(
  db: Db,
  batches: AsyncIterable<readonly ImportEntry[]> | Iterable<readonly ImportEntry[]>,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const work = await begin(db, options);
  try {
    let done = 0;
    for await (const entries of batches) {
      for (let start = 0; start < entries.length; start += batchSize) {
        options.signal?.throwIfAborted();
        const part = entries.slice(start, start + batchSize);
        await takeBatch(work, part, options);
        done += part.length;
        await options.onProgress({ step: 'checked', done, total: options.total });
        await breathe();
      }
    }
    if (done !== options.total) throw new Error(`${done} of ${options.total} rows came`);
    refuseRemovedFurtherDown(work);
    if (work.faults.length === 0 && !options.isDryRun)
      await holdingListings(db, () => putEverythingInPlace(work, options));
  } finally {
    await forgetImport(db, work.id);
  }
  return {
    ...work.count,
    faults: work.faults.toSorted(byPlace),
    newCategories: work.batches.flatMap(({ newCategories }) => newCategories.map(({ linkPath }) => linkPath)),
    newInstructors: [...work.newInstructors.keys()],
  };
}

async function begin(db: Db, { clock, randomBytes }: ImportOptions): Promise<Import> {
  await forgetLostImports(db, clock() - lostAfterMs);
  const mint = () => newId(clock(), randomBytes);
  const stored = await listStoredCategories(db);
  return {
    ...{ db, mint, id: mint(), newInstructors: new Map(), told: new Map(), batches: [], faults: [] },
    groupIds: new Set((await readUserGroups(db)).map((group) => group.id)),
    categories: new Map(stored.map((category) => [category.linkPath, category])),
    nextRank: (await lastRank(db)) + 1,
    count: { created: 0, changed: 0, unchanged: 0, removed: 0 },
  };
}

/** A row may name only what exists in the end. */
function refuseRemovedFurtherDown({ batches, told, faults }: Import): void {
  for (const { by, id, line, row } of batches.flatMap(({ named }) => named)) {
    if (told.get(id) !== null) continue;
    faults.push({
      line,
      ...(row !== undefined && { row }),
      reason: `${by}: ${id} is removed further down in the file.`,
    });
  }
}

/** The catalogue's data about the rows of one batch. */
type Known = {
  readonly items: ReadonlyMap<string, ItemRow>;
  readonly plans: readonly StoredPlan[];
  /** Units sold without a limit, of rows that set one. */
  readonly uncounted: ReadonlyMap<string, number>;
  /** Kinds of the other named items. */
  readonly kinds: ReadonlyMap<string, ItemKind>;
  readonly instructors: readonly InstructorRow[];
};

async function takeBatch(work: Import, entries: readonly ImportEntry[], { clock }: ImportOptions): Promise<void> {
  const known = await readKnown(work.db, entries);
  const batch: Batch = { staged: 0, newCategories: [], newInstructors: [], usedGroupIds: new Set(), named: [] };
  work.batches.push(batch);
  const rows = entries.flatMap((entry) => takeEntry(work, batch, entry, known, clock()) ?? []);
  if (work.faults.length > 0) return;
  await stageRows(work.db, rows, { importId: work.id, batch: work.batches.length - 1, now: clock() });
  batch.staged = rows.length;
}

async function readKnown(db: Db, entries: readonly ImportEntry[]): Promise<Known> {
  const ids = entries.map(({ id }) => id);
  const planIds = entries.flatMap(({ content }) => content?.plans.map(({ id }) => id) ?? []);
  const names = entries.flatMap(({ content }) => content?.instructor?.nameTh ?? []);
  const namedIds = entries.flatMap(({ content }) => namedBy(content).map((named) => named.id));
  const limited = entries.flatMap(({ id, content }) => (content === null || content.seats === null ? [] : [id]));
  const stored = await findStoredItems(db, ids);
  return {
    items: new Map(stored.map((item) => [item.id, item])),
    plans: await findStoredPlans(db, ids, planIds),
    uncounted: await uncountedUnits(db, limited),
    kinds: await findKinds(db, [...new Set(namedIds)]),
    instructors: await findInstructors(db, [...new Set(names)]),
  };
}

/** The staged row of one entry; `null` if unchanged, or refused with all its reasons. */
function takeEntry(work: Import, batch: Batch, entry: ImportEntry, known: Known, now: number): StagedRow | null {
  const { line, row: place, id, kind, content } = entry;
  const item = known.items.get(id);
  work.told.set(id, content === null ? null : kind);
  const reasons = reasonsAgainst(work, entry, known);
  const category = content === null ? { id: '' } : categoryFor(work, batch, content, kind);
  const instructor = content === null ? { id: null } : instructorFor(work, batch, content, known);
  for (const found of [category, instructor]) if ('reason' in found) reasons.push(found.reason);
  work.faults.push(...reasons.map((reason) => ({ line, ...(place !== undefined && { row: place }), reason })));
  if (entry.isFaulty || 'reason' in category || 'reason' in instructor || reasons.length > 0) return null;

  for (const named of namedBy(content))
    batch.named.push({ ...named, line, ...(place !== undefined && { row: place }) });
  if (content === null) {
    const isThere = item?.deletedAt === null;
    work.count[isThere ? 'removed' : 'unchanged'] += 1;
    return isThere ? { line, id, item: null } : null;
  }
  const placed = { id, kind, content, categoryId: category.id, instructorId: instructor.id };
  const found = itemOf(work, placed, item);
  // The same rule as the job that ends publishing.
  const row = isShowingOver(found.publishEndsAt, now) ? { ...found, isPublished: false } : found;
  const ownPlans = known.plans.filter((plan) => plan.itemId === id);
  const plans = content.plans.map((plan, position) => {
    const before = ownPlans.find((each) => each.id === plan.id);
    return planOf(id, plan, position, before);
  });
  if (item !== undefined && isStoredSo(row, plans, { item, plans: ownPlans })) {
    work.count.unchanged += 1;
    return null;
  }
  work.count[item === undefined ? 'created' : 'changed'] += 1;
  for (const groupId of groupsToHold(content, item)) batch.usedGroupIds.add(groupId);
  const said = content.plans.map(({ pricingType, isShown, needsApproval, membersOnly, freeForOwnersOf }) => ({
    ...{ pricingType, isShown, needsApproval, membersOnly, freeForOwnersOf },
  }));
  return {
    ...{ line, id, item: saidOf(row, content) },
    plans: plans.map((plan, position) => ({ ...plan, ...said[position] })),
  };
}

/** Removing a group detaches it from existing items, so only groups new to an item count. */
const groupsToHold = (content: ImportContent, before: ItemRow | undefined): readonly string[] =>
  content.userGroupIds ?? (before?.deletedAt == null ? [] : before.userGroupIds);

/** The reasons against a row, from its stored item, its plans and the groups. */
function reasonsAgainst(work: Import, { id, kind, content }: ImportEntry, known: Known): string[] {
  const item = known.items.get(id);
  const reasons: string[] = [];
  if (item !== undefined && item.kind !== kind) reasons.push(`${id} is a ${item.kind} and not a ${kind}.`);
  if (content === null) {
    if (item === undefined && id !== '') reasons.push(`There is no ${kind} ${id} to be removed.`);
    return reasons;
  }
  const own = new Set(content.plans.map((plan) => plan.id));
  for (const plan of known.plans) {
    if (plan.itemId !== id && own.has(plan.id)) reasons.push(`The plan ${plan.id} belongs to ${plan.itemId}.`);
  }
  const sold = (item?.seatsTaken ?? 0) + (known.uncounted.get(id) ?? 0);
  if (content.seats !== null && content.seats < sold) reasons.push(`seats is ${content.seats}, but ${sold} are sold.`);
  for (const { by, id: named, kind: wanted } of namedBy(content)) {
    const found = work.told.has(named) ? work.told.get(named) : known.kinds.get(named);
    if (found === wanted) continue;
    const isOther = found === 'course' || found === 'product';
    reasons.push(
      isOther
        ? `${by}: ${named} is a ${found} and not a ${wanted}.`
        : `${by}: there is no ${wanted} ${named} in the catalogue or further up in the file.`,
    );
  }
  for (const groupId of groupsToHold(content, item)) {
    if (work.groupIds.has(groupId)) continue;
    const isSaid = content.userGroupIds !== undefined;
    const remedy = isSaid ? '.' : ', for which it is reserved; the column user_groups changes who sees it.';
    reasons.push(`There is no user group ${groupId}${remedy}`);
  }
  return reasons;
}

/** A named thing, or the reason why there is none. */
type Found<Id> = { readonly id: Id } | { readonly reason: string };

/** An existing category stays unchanged; a new one is created if the row names it. */
function categoryFor(work: Import, batch: Batch, { category }: ImportContent, kind: ItemKind): Found<string> {
  // An unreadable path was reported before.
  if (category.path === '') return { id: '' };
  const known = work.categories.get(category.path);
  if (known !== undefined) {
    if (known.kind === kind) return known;
    return { reason: `The category ${category.path} is for ${known.kind}s.` };
  }
  if (category.nameTh === null) {
    return { reason: `There is no category ${category.path}; category_name_th would make it.` };
  }
  const position = work.categories.size;
  const made: CategoryRow = {
    ...{
      id: work.mint(),
      kind,
      linkPath: category.path,
      nameTh: category.nameTh,
      nameEn: category.nameEn,
      parentId: null,
    },
    ...{ weave: weaves[position % weaves.length] ?? 'khit', position },
  };
  work.categories.set(category.path, made);
  batch.newCategories.push(made);
  return made;
}

function instructorFor(work: Import, batch: Batch, { instructor }: ImportContent, known: Known): Found<string | null> {
  if (instructor === null) return { id: null };
  const { nameTh, nameEn } = instructor;
  const named = known.instructors.filter((each) => each.nameTh === nameTh);
  if (named.length > 1) return { reason: `There are ${named.length} teachers named ${nameTh}.` };
  const [found = work.newInstructors.get(nameTh)] = named;
  if (found !== undefined) return found;
  const unsaid = { headlineTh: null, headlineEn: null, aboutTh: null, aboutEn: null, pictureName: null, userId: null };
  const made: InstructorRow = { id: work.mint(), nameTh, nameEn, ...unsaid };
  work.newInstructors.set(nameTh, made);
  batch.newInstructors.push(made);
  return made;
}

type Placed = {
  readonly id: string;
  readonly kind: ItemKind;
  readonly content: ImportContent;
  readonly categoryId: string;
  readonly instructorId: string | null;
};

function itemOf(work: Import, placed: Placed, before: ItemRow | undefined): ImportedItem {
  const { id, kind, content, categoryId, instructorId } = placed;
  const { slugWords, category: _, instructor: __, plans: ___, seats, rank, outcomes, freeBook, ...same } = content;
  const { isLocked, isPublished, publishEndsAt, userGroupIds } = same;
  const slug =
    slugWords === null ? (before?.slug ?? `${id}-${wordsOf(content.titleEn) || kind}`) : `${id}-${slugWords}`;
  return {
    ...{ ...same, id, kind, slug, categoryId, instructorId, outcomes, seatsTotal: seats },
    rank: rank ?? before?.rank ?? work.nextRank++,
    level: content.level === undefined ? (before ?? unsaidOfItem).level : content.level,
    isLocked: isLocked ?? (before ?? unsaidOfItem).isLocked,
    isPublished: isPublished ?? (before ?? unsaidOfItem).isPublished,
    publishEndsAt: publishEndsAt === undefined ? (before ?? unsaidOfItem).publishEndsAt : publishEndsAt,
    userGroupIds: userGroupIds ?? (before ?? unsaidOfItem).userGroupIds,
    ...(freeBook === undefined ? unchangedBook(before ?? unsaidOfItem) : bookColumns(freeBook)),
  };
}

type BookColumns = Pick<ImportedItem, 'freeBookId' | 'freeBookType'>;
const unchangedBook = ({ freeBookId, freeBookType }: BookColumns): BookColumns => ({ freeBookId, freeBookType });
const bookColumns = (book: ImportContent['freeBook']): BookColumns => ({
  ...{ freeBookId: book?.id ?? null, freeBookType: book?.delivery ?? null },
});

/** The fields that the file has. */
const saidOf = (row: ImportedItem, said: ImportContent): SaidItem => ({
  ...row,
  ...{ level: said.level, isLocked: said.isLocked, isPublished: said.isPublished },
  ...{ publishEndsAt: said.publishEndsAt, userGroupIds: said.userGroupIds },
  ...(said.freeBook === undefined ? { freeBookId: undefined, freeBookType: undefined } : bookColumns(said.freeBook)),
});

const longestSlugWords = 80;
const wordsOf = (title: string | null): string =>
  (title?.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-').slice(0, longestSlugWords).replace(/-$/, '');

const planOf = (
  itemId: string,
  plan: ImportContent['plans'][number],
  position: number,
  before: StoredPlan | undefined,
): ImportedPlan => {
  const { term, extension, ...same } = plan;
  return {
    ...{ ...same, itemId, position },
    ...{ termAmount: term?.amount ?? null, termUnit: term?.unit ?? null },
    ...{ extensionAmount: extension?.amount ?? null, extensionUnit: extension?.unit ?? null },
    pricingType: plan.pricingType ?? (before ?? unsaidOfPlan).pricingType,
    isShown: plan.isShown ?? (before ?? unsaidOfPlan).isShown,
    needsApproval: plan.needsApproval ?? (before ?? unsaidOfPlan).needsApproval,
    membersOnly: plan.membersOnly ?? (before ?? unsaidOfPlan).membersOnly,
    freeForOwnersOf:
      plan.freeForOwnersOf === undefined ? (before ?? unsaidOfPlan).freeForOwnersOf : plan.freeForOwnersOf,
  };
};

/** A course limited to a removed group would be open to everybody. */
async function holdGroups(tx: Tx, groupIds: ReadonlySet<string>): Promise<void> {
  for (const groupId of [...groupIds].toSorted()) {
    if (!(await holdGroup(tx, groupId))) throw new CatalogueChanged(`The user group ${groupId} was removed meanwhile`);
  }
}

/** A visible row requires the rows that it refers to, such as its book. */
async function holdNamed(tx: Tx, named: readonly Named[]): Promise<void> {
  const kinds = await holdKinds(tx, [...new Set(named.map(({ id }) => id))]);
  for (const { id, kind } of named) {
    if (kinds.get(id) !== kind) throw new CatalogueChanged(`The ${kind} ${id} was removed meanwhile`);
  }
}

/** Writes the batches in their order, and lets visitors have a turn after each. */
async function putEverythingInPlace(work: Import, { clock, onProgress, signal }: ImportOptions): Promise<void> {
  const total = work.batches.reduce((sum, { staged }) => sum + staged, 0);
  let done = 0;
  for (const [batch, checked] of work.batches.entries()) {
    if (checked.staged === 0) continue;
    signal?.throwIfAborted();
    await transaction(work.db, (tx) => putBatch(tx, checked, { importId: work.id, batch, now: clock() }));
    done += checked.staged;
    await onProgress({ step: 'written', done, total });
    await breathe();
  }
  await refreshStatistics(work.db);
}

/** Makes a batch visible. A group or item that disappeared meanwhile rolls it back. */
async function putBatch(tx: Tx, { newCategories, newInstructors, usedGroupIds, named }: Batch, staging: Staging) {
  await holdGroups(tx, usedGroupIds);
  await addCategories(tx, newCategories);
  await addInstructors(tx, newInstructors);
  await takeOverUnsaid(tx, staging);
  await countSoldOf(tx, staging);
  await holdGroups(tx, await groupsComingBack(tx, staging));
  await putInPlace(tx, staging);
  await holdNamed(tx, named);
}
