import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { ItemKind } from '../../../src/domain/catalogue/course.ts';
import type { ItemFields } from '../../../src/domain/catalogue/itemFields.ts';
import { type ItemText, type ItemTexts, mapTexts } from '../../../src/domain/catalogue/itemTexts.ts';
import { type PublicationState, publicationOf } from '../../../src/domain/catalogue/publication.ts';
import type {
  ItemFilter,
  ItemRevisions,
  ListedItem,
  StoredItem,
  StoredItemDetail,
} from '../../../src/domain/catalogue/storedItem.ts';
import { coverUrl, publicFileUrl } from '../../base/fileAddresses.ts';
import { revisionOf } from '../../base/revisionOf.ts';
import { cachedUntilChanged } from '../database/cachedUntilChanged.ts';
import type { Db, Tx } from '../database/connection.ts';
import { fromNearerEnd } from '../database/nearerEnd.ts';
import { uncountedUnits } from '../order/seatHolds.ts';
import { categories, items } from '../schema/catalogue.ts';
import { pagePictures } from '../schema/customPages.ts';
import { planSums } from './listingColumns.ts';
import { storedPlansOf } from './plans.ts';
import { sharingOf } from './sharingOf.ts';

type ItemRow = typeof items.$inferSelect;
/** The item fields that an administrator writes. */
export type ItemChanges = Partial<typeof items.$inferInsert>;

type DeskFilter = ItemFilter & {
  /** Limited to this group. */
  readonly groupId: string | null;
  /** Part of the title, or the whole id; '' finds all. */
  readonly keyword: string;
};
type ItemSearch = DeskFilter & { readonly offset: number; readonly limit: number };

/** Courses and products, also hidden ones, in the shop's order. */
export async function searchItems(
  db: Db,
  { offset, limit, ...filter }: ItemSearch,
): Promise<{ readonly rows: readonly ListedItem[]; readonly total: number }> {
  const { kind, state, categoryId, groupId, keyword } = filter;
  const total = await countFound(db, kind ?? '', state ?? '', categoryId ?? '', groupId ?? '', keyword);
  const part = fromNearerEnd({ offset, limit }, total);
  const inOrder = [asc(items.kind), asc(items.rank), asc(items.id)];
  const reversed = [desc(items.kind), desc(items.rank), desc(items.id)];
  // The ids first, so that the rows before the page are not read.
  const ids = db
    .select({ id: items.id })
    .from(items)
    .where(conditionOf(filter))
    .orderBy(...(part.isReversed ? reversed : inOrder))
    .offset(part.offset)
    .limit(part.limit);
  return { rows: await listedItems(db, inArray(items.id, ids), inOrder), total };
}

async function listedItems(db: Db, condition: SQL, inOrder: readonly SQL[]): Promise<readonly ListedItem[]> {
  const { nameTh, nameEn } = categories;
  const plans = planSums(db);
  const { fromThb, fromUsd, toThb, toUsd } = plans;
  const rows = await db
    .select({ item: items, nameTh, nameEn, fromThb, fromUsd, toThb, toUsd })
    .from(items)
    .innerJoin(categories, eq(categories.id, items.categoryId))
    .leftJoinLateral(plans, sql`true`)
    .where(condition)
    .orderBy(...inOrder);
  return rows.map((row) => ({
    ...storedItemOf(row.item),
    categoryName: { th: row.nameTh, en: row.nameEn },
    fromPrices: { THB: row.fromThb, USD: row.fromUsd },
    toPrices: { THB: row.toThb, USD: row.toUsd },
  }));
}

/** The domain's `publicationOf` in SQL. */
const isInState: Readonly<Record<PublicationState, SQL | undefined>> = {
  published: eq(items.isPublished, true),
  archived: and(not(items.isPublished), isNotNull(items.archivedAt)),
  scheduled: and(not(items.isPublished), isNull(items.archivedAt), isNotNull(items.publishStartsAt)),
  draft: and(not(items.isPublished), isNull(items.archivedAt), isNull(items.publishStartsAt)),
};

const countFound = cachedUntilChanged(
  [items],
  (db, kind: ItemKind | '', state: PublicationState | '', categoryId: string, groupId: string, keyword: string) => {
    const ids = { categoryId: categoryId || null, groupId: groupId || null };
    return db.$count(items, conditionOf({ kind: kind || null, state: state || null, ...ids, keyword }));
  },
);

const conditionOf = ({ kind, state, categoryId, groupId, keyword }: DeskFilter): SQL | undefined =>
  and(
    isNull(items.deletedAt),
    kind === null ? undefined : eq(items.kind, kind),
    state === null ? undefined : isInState[state],
    categoryId === null ? undefined : eq(items.categoryId, categoryId),
    groupId === null ? undefined : arrayContains(items.userGroupIds, [groupId]),
    matches(keyword),
  );

function matches(keyword: string): SQL | undefined {
  if (keyword === '') return undefined;
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return or(eq(items.id, keyword), ilike(items.titleTh, pattern), ilike(items.titleEn, pattern));
}

const storedItemOf = (row: ItemRow): StoredItem => ({
  id: row.id,
  kind: row.kind,
  title: { th: row.titleTh, en: row.titleEn },
  coverUrl: coverUrl(row.coverName),
  isPublished: row.isPublished,
  state: publicationOf(row).state,
  groupIds: row.userGroupIds,
});

/** One item with its editable fields, or `null`. */
export async function findStoredItem(db: Db, id: string): Promise<StoredItemDetail | null> {
  const row = await findRow(db, id);
  if (row === null) return null;
  const item = {
    ...storedItemOf(row),
    ...{ fields: fieldsOf(row), publication: publicationOf(row), plans: await storedPlansOf(db, id) },
    seatsTaken: row.seatsTaken + ((await uncountedUnits(db, [id])).get(id) ?? 0),
    coverAlt: { th: row.coverAltTh, en: row.coverAltEn },
    sharing: sharingOf(row),
    texts: mapTexts((name) => {
      const th = row[`${name}Th`];
      return th ? { th, en: row[`${name}En`] } : null;
    }),
    product:
      row.kind !== 'product'
        ? null
        : { pictures: row.pictures.map(({ name, alt }) => ({ url: publicFileUrl(name), alt })), facts: row.facts },
  };
  return { ...item, revisions: revisionsOf(item) };
}

/** The revision of each part, from the values that its form saves. */
const revisionsOf = (item: Omit<StoredItemDetail, 'revisions'>): ItemRevisions => ({
  fields: revisionOf(item.fields),
  publication: revisionOf(item.publication),
  plans: revisionOf(item.plans),
  cover: revisionOf([item.coverUrl, item.coverAlt]),
  gallery: revisionOf(item.product?.pictures ?? []),
  words: revisionOf([item.texts, item.product?.facts ?? []]),
  sharing: revisionOf(item.sharing),
});

const fieldsOf = (row: ItemRow): ItemFields => ({
  title: { th: row.titleTh, en: row.titleEn },
  summary: row.summaryTh === '' ? null : { th: row.summaryTh, en: row.summaryEn },
  slugWords: row.slug.slice(row.id.length + 1),
  categoryId: row.categoryId,
  seatsTotal: row.seatsTotal,
  teaserMediumId: row.teaserMediumId,
  rank: row.rank,
  courseType: row.courseType,
  description:
    row.kind === 'product' || row.descriptionTh === '' ? null : { th: row.descriptionTh, en: row.descriptionEn },
  outcomes: row.outcomes,
  instructorId: row.instructorId,
  level: row.level,
  taughtIn: row.taughtIn,
  isRecertification: row.isRecertification,
  schedule: {
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    registrationOpensAt: row.registrationOpensAt,
    registrationClosesAt: row.registrationClosesAt,
    venue: row.venueTh === null ? null : { th: row.venueTh, en: row.venueEn },
  },
  layout: row.layout,
  groupIds: row.userGroupIds,
  freeBook:
    row.freeBookId === null || row.freeBookType === null
      ? null
      : { itemId: row.freeBookId, delivery: row.freeBookType },
});

/** The columns of an item's fields. Those that only a course has are left out for a product. */
export const columnsOfFields = (id: string, kind: ItemKind, fields: ItemFields): ItemChanges => ({
  ...{ titleTh: fields.title.th, titleEn: fields.title.en },
  ...{ summaryTh: fields.summary?.th ?? '', summaryEn: fields.summary?.en ?? null },
  ...{ slug: `${id}-${fields.slugWords}`, categoryId: fields.categoryId },
  ...{ seatsTotal: fields.seatsTotal, rank: fields.rank, teaserMediumId: fields.teaserMediumId },
  ...(kind === 'product' ? {} : courseColumns(fields)),
});

const courseColumns = ({ schedule, ...fields }: ItemFields): ItemChanges => ({
  ...{ courseType: fields.courseType, instructorId: fields.instructorId, outcomes: fields.outcomes },
  ...{ descriptionTh: fields.description?.th ?? '', descriptionEn: fields.description?.en ?? null },
  ...{
    level: fields.level,
    taughtIn: fields.taughtIn,
    isRecertification: fields.isRecertification,
    layout: fields.layout,
  },
  ...{ startsAt: schedule.startsAt, endsAt: schedule.endsAt },
  ...{ registrationOpensAt: schedule.registrationOpensAt, registrationClosesAt: schedule.registrationClosesAt },
  ...{ venueTh: schedule.venue?.th ?? null, venueEn: schedule.venue?.en ?? null },
  userGroupIds: [...fields.groupIds],
  ...{ freeBookId: fields.freeBook?.itemId ?? null, freeBookType: fields.freeBook?.delivery ?? null },
});

/** Locks an item against orders and other editors until the transaction ends. */
export async function lockItem(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: items.id }).from(items).where(eq(items.id, id)).for('update');
}

/** Makes a draft that only the desk sees, behind all other items. */
export async function insertItem(
  tx: Tx,
  {
    id,
    kind,
    fields,
    now,
  }: { readonly id: string; readonly kind: ItemKind; readonly fields: ItemFields; readonly now: number },
): Promise<void> {
  const columns = columnsOfFields(id, kind, fields);
  await tx.insert(items).values({
    ...{ descriptionTh: '', coverAltTh: '' },
    ...columns,
    ...{ id, kind, isPublished: false, createdAt: now, updatedAt: now },
  } as typeof items.$inferInsert);
}

/** The columns of some texts. A missing text is empty where its column cannot be null. */
export const columnsOfTexts = (names: readonly ItemText[], texts: ItemTexts): ItemChanges =>
  Object.fromEntries(
    names.flatMap((name) => [
      [`${name}Th`, texts[name]?.th ?? (items[`${name}Th`].notNull ? '' : null)],
      [`${name}En`, texts[name]?.en ?? null],
    ]),
  );

async function findRow(db: Db, id: string): Promise<ItemRow | null> {
  const [row] = await db
    .select()
    .from(items)
    .where(and(eq(items.id, id), isNull(items.deletedAt)));
  return row ?? null;
}

/** Writes the given fields and sets the item's times of change. `false` without an item of this kind. */
export async function updateItem(
  tx: Tx,
  id: string,
  kind: ItemKind | null,
  changes: ItemChanges,
  now: number,
): Promise<boolean> {
  const ofKind = kind === null ? undefined : eq(items.kind, kind);
  const changed = await tx
    .update(items)
    .set({ ...changes, updatedAt: now, revisedAt: now })
    .where(and(eq(items.id, id), isNull(items.deletedAt), ofKind))
    .returning({ id: items.id });
  return changed.length > 0;
}

/** The given public files that this item shows already or an administrator uploaded. */
export async function picturesToUse(db: Db, itemId: string, names: readonly string[]): Promise<ReadonlySet<string>> {
  const row = await findRow(db, itemId);
  const gallery = (row?.pictures ?? []).map(({ name }) => name);
  const own = [row?.coverName, row?.facebookImageName, row?.twitterImageName, ...gallery];
  const sent = await db
    .select({ name: pagePictures.name })
    .from(pagePictures)
    .where(inArray(pagePictures.name, [...names]));
  return new Set([...own.filter((name) => name != null), ...sent.map(({ name }) => name)]);
}
