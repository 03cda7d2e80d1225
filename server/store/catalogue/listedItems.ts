import { asc, gte, inArray, or } from 'drizzle-orm';
import type { PlacedCategory } from '../../../src/domain/catalogue/pathsWithin.ts';
import type { Db } from '../database/connection.ts';
import { categories, items } from '../schema/catalogue.ts';
import { type ListingRow, selectListings } from './items.ts';
import { isShown } from './shownItems.ts';

/** The facts that tell whether an item's row has changed. */
export type ListedItem = {
  readonly id: string;
  readonly updatedAt: number;
  readonly seatsTaken: number;
  readonly isShown: boolean;
};

/** All items, or those changed or removed at or after an instant. */
export const listedItems = (db: Db, since: number | null): Promise<readonly ListedItem[]> =>
  db
    .select({
      ...{ id: items.id, updatedAt: items.updatedAt, seatsTaken: items.seatsTaken },
      isShown: isShown.mapWith(Boolean),
    })
    .from(items)
    .where(since === null ? undefined : or(gte(items.updatedAt, since), gte(items.deletedAt, since)));

/** The sums of `catalogueVersion` over these rows. */
export function sumsOf(listed: Iterable<ListedItem>): string {
  let [count, instants, seats] = [0, 0n, 0];
  for (const { updatedAt, seatsTaken } of listed) {
    count += 1;
    instants += BigInt(updatedAt);
    seats += seatsTaken;
  }
  return `${count} ${instants} ${seats}`;
}

/** The visible rows with these ids. */
export const listingsOfIds = (db: Db, ids: readonly string[]): Promise<readonly ListingRow[]> =>
  selectListings(db, inArray(items.id, [...ids]), [asc(items.id)]);

/** A category as lists use it: its place in the tree, and its names in both languages. */
export type ListedCategory = PlacedCategory & { readonly names: string };

/** All categories by id. */
export async function listedCategories(db: Db): Promise<readonly ListedCategory[]> {
  const { id, linkPath, parentId, nameTh, nameEn } = categories;
  const rows = await db.select({ id, linkPath, parentId, nameTh, nameEn }).from(categories).orderBy(asc(id));
  return rows.map(({ nameTh: th, nameEn: en, ...placed }) => ({ ...placed, names: `${th} ${en ?? ''}` }));
}
