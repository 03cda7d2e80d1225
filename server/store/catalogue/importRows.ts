import { and, eq, getTableColumns, inArray, isNull, lt, max, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ItemKind } from '../../../src/domain/catalogue/course.ts';
import type { Db, Tx } from '../database/connection.ts';
import { countSold } from '../order/seatHolds.ts';
import { categories, instructors, items, pricingPlans } from '../schema/catalogue.ts';
import { importRows } from '../schema/importRows.ts';
import { CatalogueChanged } from './catalogueChanged.ts';

export type CategoryRow = typeof categories.$inferSelect;
export type InstructorRow = typeof instructors.$inferSelect;
export type ItemRow = typeof items.$inferSelect;
export type StoredPlan = typeof pricingPlans.$inferSelect;

/** The item fields that an import leaves as they are; it writes all others. */
const leftFields = [
  ...(['coverName', 'coverAltTh', 'coverAltEn', 'pictures', 'facts', 'teaserName', 'teaserMediumId'] as const),
  ...([
    'seatsTaken',
    'facebookImageName',
    'twitterImageName',
    'createdAt',
    'updatedAt',
    'revisedAt',
    'deletedAt',
  ] as const),
  ...(['publishStartsAt', 'archivedAt', 'starCounts'] as const),
] satisfies readonly (keyof ItemRow)[];
export type ImportedItem = Omit<ItemRow, (typeof leftFields)[number]>;

const keyFields: readonly string[] = ['id', 'kind', ...leftFields];
const itemFields = (Object.keys(getTableColumns(items)) as (keyof ImportedItem)[]).filter(
  (field) => !keyFields.includes(field),
);
const planFields = [
  ...([
    'type',
    'pricingType',
    'nameTh',
    'nameEn',
    'termAmount',
    'termUnit',
    'extensionAmount',
    'extensionUnit',
  ] as const),
  ...([
    'priceThb',
    'priceUsd',
    'isShown',
    'isDefault',
    'needsApproval',
    'membersOnly',
    'freeForOwnersOf',
    'position',
  ] as const),
] satisfies readonly (keyof StoredPlan)[];

export type ImportedPlan = Pick<StoredPlan, 'id' | 'itemId' | (typeof planFields)[number]>;

/** Fields that a file may omit, with a new row's default; an existing row keeps its value. */
export const unsaidOfItem = {
  level: null,
  isLocked: false,
  isPublished: true,
  publishEndsAt: null,
  userGroupIds: [],
  freeBookId: null,
  freeBookType: null,
};
export const unsaidOfPlan = {
  pricingType: 'default',
  isShown: true,
  needsApproval: false,
  membersOnly: false,
  freeForOwnersOf: null,
} as const;
type Said<Row, Unsaid> = Omit<Row, keyof Unsaid> & {
  readonly [Field in keyof Unsaid & keyof Row]: Row[Field] | undefined;
};
export type SaidItem = Said<ImportedItem, typeof unsaidOfItem>;
export type SaidPlan = Said<ImportedPlan, typeof unsaidOfPlan>;

/** A staged row: an item with its plans, or a removal. */
export type StagedRow = { readonly line: number; readonly id: string } & (
  | { readonly item: SaidItem; readonly plans: readonly SaidPlan[] }
  | { readonly item: null }
);

/** Whether the catalogue already holds exactly this. */
export function isStoredSo(
  item: ImportedItem,
  plans: readonly ImportedPlan[],
  stored: { readonly item: ItemRow; readonly plans: readonly StoredPlan[] },
): boolean {
  const { item: before } = stored;
  const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
  if (before.deletedAt !== null || !itemFields.every((field) => same(sorted(before[field]), sorted(item[field]))))
    return false;
  const storedPlans = new Map(
    stored.plans.flatMap((plan) => (plan.deletedAt === null ? [[plan.id, plan] as const] : [])),
  );
  return (
    storedPlans.size === plans.length &&
    plans.every((plan) => planFields.every((field) => same(storedPlans.get(plan.id)?.[field], plan[field])))
  );
}

/** The database has its own order of JSON keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, inner]) => [name, sorted(inner)]);
}

export const listStoredCategories = (db: Db): Promise<CategoryRow[]> => db.select().from(categories);

export const findInstructors = (db: Db, namesTh: readonly string[]): Promise<InstructorRow[]> =>
  db
    .select()
    .from(instructors)
    .where(inArray(instructors.nameTh, [...namesTh]));

/** The items with these ids, including removed ones. */
export const findStoredItems = (db: Db, ids: readonly string[]): Promise<ItemRow[]> =>
  db
    .select()
    .from(items)
    .where(inArray(items.id, [...ids]));

/** The kinds of those of these items that exist. */
export const findKinds = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, ItemKind>> =>
  ids.length === 0 ? new Map() : kindsIn(await kindRows(db, ids));

/** The kinds, locked against removal until the transaction ends. */
export const holdKinds = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, ItemKind>> =>
  ids.length === 0 ? new Map() : kindsIn(await kindRows(tx, ids).for('share'));

/** A fixed order, so that two transactions do not deadlock. */
const kindRows = (db: Db | Tx, ids: readonly string[]) =>
  db
    .select({ id: items.id, kind: items.kind })
    .from(items)
    .where(and(inArray(items.id, [...ids]), isNull(items.deletedAt)))
    .orderBy(items.id);

const kindsIn = (rows: readonly { readonly id: string; readonly kind: ItemKind }[]) =>
  new Map(rows.map(({ id, kind }) => [id, kind]));

/** The plans of these items, and the plans with these ids of any item. */
export const findStoredPlans = (db: Db, itemIds: readonly string[], ids: readonly string[]): Promise<StoredPlan[]> =>
  db
    .select()
    .from(pricingPlans)
    .where(or(inArray(pricingPlans.itemId, [...itemIds]), inArray(pricingPlans.id, [...ids])));

export async function lastRank(db: Db): Promise<number> {
  const [row] = await db.select({ last: max(items.rank) }).from(items);
  return row?.last ?? 0;
}

/** A batch of an import. */
export type Staging = { readonly importId: string; readonly batch: number; readonly now: number };

/** Stages rows outside of the catalogue. */
export async function stageRows(db: Db, rows: readonly StagedRow[], { importId, batch, now }: Staging): Promise<void> {
  if (rows.length === 0) return;
  await db.insert(importRows).values(
    rows.map(({ line, id, ...row }) => ({
      ...{ importId, batch, line, stagedAt: now },
      item: row.item === null ? { id, removed: true } : inColumns(items, row.item),
      plans: row.item === null ? [] : row.plans.map((plan) => inColumns(pricingPlans, plan)),
    })),
  );
}

export const forgetImport = (db: Db, importId: string) =>
  db.delete(importRows).where(eq(importRows.importId, importId));

/** Removes staged rows of an import that was killed. */
export const forgetLostImports = (db: Db, stagedBefore: number) =>
  db.delete(importRows).where(lt(importRows.stagedAt, stagedBefore));

export async function addCategories(tx: Tx, rows: readonly CategoryRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(categories).values([...rows]);
}

export async function addInstructors(tx: Tx, rows: readonly InstructorRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(instructors).values([...rows]);
}

const itemColumns = namesOf(items, itemFields);
const planColumns = namesOf(pricingPlans, planFields);

/**
 * Locks the items of a batch until the transaction ends and copies the fields that the file omits, as they are now.
 * Ended items stay unpublished.
 */
export async function takeOverUnsaid(tx: Tx, staging: Staging): Promise<void> {
  const ofBatch = isOfBatch(staging);
  await tx.execute(sql`
    select id from items where id in (select staged.item ->> 'id' from import_rows staged where ${ofBatch})
    order by id for update`);
  await tx.execute(sql`
    update import_rows staged
    set item = ${asNew(items, unsaidOfItem)} || ${asStored(items, unsaidOfItem, sql`staged.item`)} || staged.item,
      plans = (
        select coalesce(jsonb_agg(${asNew(pricingPlans, unsaidOfPlan)} || ${asStored(pricingPlans, unsaidOfPlan, sql`plan`)} || plan), '[]')
        from jsonb_array_elements(staged.plans) plan)
    where ${ofBatch} and ${stays}`);
  await tx.execute(sql`
    update import_rows staged set item = staged.item || '{"is_published": false}'
    where ${ofBatch} and ${stays} and (staged.item ->> 'publish_ends_at')::timestamptz <= ${instant(staging.now)}`);
}

/** Counts units that were sold without a limit towards a new limit. After `takeOverUnsaid`, before `putInPlace`. */
export const countSoldOf = (tx: Tx, staging: Staging): Promise<void> =>
  countSold(
    tx,
    sql`(select staged.item ->> 'id' from import_rows staged
      where ${isOfBatch(staging)} and staged.item ->> 'seats_total' is not null)`,
  );

/**
 * The groups of removed rows that a batch restores: removing a group passes over such rows. A deadlock with another
 * row's lock is retried. After `takeOverUnsaid`.
 */
export async function groupsComingBack(tx: Tx, staging: Staging): Promise<ReadonlySet<string>> {
  const found = await tx
    .select({ groupId: sql<string>`group_id` })
    .from(sql`import_rows staged join ${items} on ${items.id} = staged.item ->> 'id'
      cross join lateral jsonb_array_elements_text(staged.item -> 'user_group_ids') group_id`)
    .where(sql`${isOfBatch(staging)} and ${stays} and ${items.deletedAt} is not null`);
  return new Set(found.map(({ groupId }) => groupId));
}

const isOfBatch = ({ importId, batch }: Staging): SQL =>
  sql`staged.import_id = ${importId} and staged.batch = ${batch}`;
const stays = sql`(staged.item ->> 'removed') is null`;
const instant = (at: number): SQL => sql`${new Date(at).toISOString()}::timestamptz`;

const asNew = (table: PgTable, unsaid: Readonly<Record<string, unknown>>): SQL =>
  sql`${JSON.stringify(inColumns(table, unsaid))}::jsonb`;

/** The columns of the existing row with the id of `row`. */
function asStored(table: PgTable, unsaid: Readonly<Record<string, unknown>>, row: SQL): SQL {
  const pairs = namesOf(table, Object.keys(unsaid)).map((column) => `'${column}', stored.${column}`);
  const known = sql.raw(`jsonb_build_object(${pairs.join(', ')})`);
  return sql`coalesce((select ${known} from ${table} stored where stored.id = ${row} ->> 'id'), '{}')`;
}

/** Writes one staged batch into the catalogue. Plans that an item no longer has are removed. */
export async function putInPlace(tx: Tx, staging: Staging): Promise<void> {
  const { now } = staging;
  const ofBatch = isOfBatch(staging);
  const staged = sql`from import_rows staged cross join lateral jsonb_populate_record(null::items, staged.item) item
    where ${ofBatch}`;
  const at = instant(now);
  await tx.execute(sql`
    insert into items (id, kind, cover_alt_th, created_at, updated_at, revised_at, ${list(itemColumns)})
    select item.id, item.kind, '', ${at}, ${at}, ${at}, ${list(itemColumns, 'item')} ${staged} and ${stays}
    on conflict (id) do update
      set updated_at = excluded.updated_at, revised_at = excluded.revised_at, deleted_at = null, ${overwrite(itemColumns)}`);
  await tx.execute(sql`
    update pricing_plans plan set deleted_at = ${at}
    ${staged} and ${stays} and plan.item_id = item.id and plan.deleted_at is null
      and not exists (select 1 from jsonb_array_elements(staged.plans) known where known ->> 'id' = plan.id)`);
  await tx.execute(sql`
    insert into pricing_plans (id, item_id, ${list(planColumns)})
    select plan.id, plan.item_id, ${list(planColumns, 'plan')}
    from import_rows staged cross join lateral jsonb_populate_recordset(null::pricing_plans, staged.plans) plan
    where ${ofBatch}
    on conflict (id) do update set deleted_at = null, ${overwrite(planColumns)}
      where pricing_plans.item_id = excluded.item_id`);
  const [lost] = await tx
    .select({ id: pricingPlans.id, itemId: pricingPlans.itemId })
    .from(pricingPlans)
    .innerJoin(
      sql`(select plan ->> 'id' id, plan ->> 'item_id' item_id
        from import_rows staged cross join lateral jsonb_array_elements(staged.plans) plan
        where ${ofBatch}) given`,
      sql`given.id = ${pricingPlans.id} and given.item_id <> ${pricingPlans.itemId}`,
    )
    .limit(1);
  if (lost) throw new CatalogueChanged(`The plan ${lost.id} was given to ${lost.itemId} by another import meanwhile`);
  await tx
    .update(items)
    .set({ deletedAt: now, updatedAt: now })
    .where(
      and(
        isNull(items.deletedAt),
        sql`${items.id} in (select item.id ${staged} and (staged.item ->> 'removed') is not null)`,
      ),
    );
}

const list = (columns: readonly string[], of?: string): SQL =>
  sql.raw(columns.map((column) => (of === undefined ? column : `${of}.${column}`)).join(', '));
const overwrite = (columns: readonly string[]): SQL =>
  sql.raw(columns.map((column) => `${column} = excluded.${column}`).join(', '));

function namesOf(table: PgTable, fields: readonly string[]): readonly string[] {
  const columns = getTableColumns(table);
  return fields.map((field) => columnOf(columns, field).name);
}

/** A row in the database's spelling, with its instants; `undefined` fields are left out. */
function inColumns(table: PgTable, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(row).flatMap(([field, value]) => {
      if (value === undefined) return [];
      const column = columnOf(columns, field);
      const isInstant = column.getSQLType().startsWith('timestamp') && value !== null;
      return [[column.name, isInstant ? column.mapToDriverValue(value) : value]];
    }),
  );
}

function columnOf(columns: ReturnType<typeof getTableColumns<PgTable>>, field: string) {
  const column = columns[field];
  if (column === undefined) throw new Error(`There is no column ${field}`);
  return column;
}
