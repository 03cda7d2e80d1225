import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ItemKind } from '../../src/domain/course.ts';
import type { Currency } from '../../src/domain/currency.ts';
import type { Db } from './connection.ts';
import { type ListingRow, selectListings } from './items.ts';
import { categories, instructors, items, pricingPlans } from './schema/catalogue.ts';

export type ItemSorting = 'popular' | 'newest' | 'priceUp' | 'priceDown';

/** What is looked for. `words` are normalised and all of them must be found; none is no search. */
type ItemSearch = {
  readonly kind: ItemKind;
  /** Path of a category, or `null` for all. */
  readonly categoryPath: string | null;
  readonly words: readonly string[];
  readonly sorting: ItemSorting | null;
  readonly currency: Currency;
  readonly limit: number;
  readonly offset: number;
};

type ItemPage = { readonly rows: readonly ListingRow[]; readonly total: number };

/** How much of a mistyped question has to be found in a row (part of its trigrams). */
const likeness = 0.4;

/**
 * One page of a list and how many rows fit in all. Words are looked for in titles, summaries, instructors and
 * categories; where nothing has them all, rows that come near to what was typed are answered instead.
 */
export async function searchItems(db: Db, search: ItemSearch): Promise<ItemPage> {
  const where = and(eq(items.kind, search.kind), inCategory(search.categoryPath));
  if (search.words.length === 0) return await pageOf(db, where, [], search);

  const found = await pageOf(db, and(where, ...search.words.map(contains)), [desc(inTitle(search.words))], search);
  if (found.total > 0) return found;
  const typed = search.words.join(' ');
  const near = sql`word_similarity(${typed}, ${items.searchText})`;
  return await pageOf(db, and(where, sql`${near} >= ${likeness}`), [desc(near)], search);
}

async function pageOf(db: Db, where: SQL | undefined, best: readonly SQL[], search: ItemSearch): Promise<ItemPage> {
  const [counted] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(items)
    .innerJoin(categories, eq(categories.id, items.categoryId))
    .leftJoin(instructors, eq(instructors.id, items.instructorId))
    .where(and(sql`${items.deletedAt} is null`, where));
  const total = counted?.total ?? 0;
  if (search.offset >= total) return { rows: [], total };
  const order = search.sorting === null ? [...best, ...orderBy('popular', search)] : orderBy(search.sorting, search);
  return { rows: await selectListings(db, where, order, search), total };
}

const inCategory = (path: string | null): SQL | undefined =>
  path === null ? undefined : eq(categories.linkPath, path);

const patternOf = (word: string): string => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Whether the word stands anywhere in what a row shows. */
function contains(word: string): SQL {
  const pattern = patternOf(word);
  const beside = [instructors.nameTh, instructors.nameEn, categories.nameTh, categories.nameEn];
  return sql`(${items.searchText} like ${pattern} or ${sql.join(
    beside.map((column) => sql`${column} ilike ${pattern}`),
    sql` or `,
  )})`;
}

/** How many of the words stand in the title, which is worth more than the summary. */
const inTitle = (words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`(${items.titleTh} || ' ' || coalesce(${items.titleEn}, '') ilike ${patternOf(word)})::int`),
    sql` + `,
  );

function orderBy(sorting: ItemSorting, { currency }: ItemSearch): readonly SQL[] {
  const byRank = [asc(items.rank), asc(items.id)];
  if (sorting === 'popular') return byRank;
  // Ids are given in order, the newest last; the length first, so that 10 stands behind 9.
  if (sorting === 'newest') return [sql`length(${items.id}) desc`, desc(items.id)];
  const price = currency === 'USD' ? pricingPlans.priceUsd : pricingPlans.priceThb;
  // The price that the row shows: the plan chosen first for a guest.
  const shown = sql`(select ${price} from ${pricingPlans} where ${pricingPlans.itemId} = ${items.id} and ${pricingPlans.deletedAt} is null and ${pricingPlans.pricingType} = 'default' and ${pricingPlans.isShown} and ${pricingPlans.freeForOwnersOf} is null and ${pricingPlans.priceThb} is not null order by ${pricingPlans.membersOnly}, ${pricingPlans.isDefault} desc, ${pricingPlans.position}, ${pricingPlans.id} limit 1)`;
  return [sorting === 'priceUp' ? sql`${shown} asc nulls last` : sql`${shown} desc nulls last`, ...byRank];
}
