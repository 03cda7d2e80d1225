import { asc, gte, inArray, or } from 'drizzle-orm';
import type { Db } from '../database/connection.ts';
import { categories, items } from '../schema/catalogue.ts';
import { type ListingRow, selectListings } from './items.ts';
import { isShown } from './shownItems.ts';

/** What tells whether the row of an item has changed. */
export type ListedItem = {
  readonly id: string;
  readonly updatedAt: number;
  readonly seatsTaken: number;
  readonly isShown: boolean;
};

/** All items, or those that were changed or taken out at or after an instant. */
export const listedItems = (db: Db, since: number | null): Promise<readonly ListedItem[]> =>
  db
    .select({
      ...{ id: items.id, updatedAt: items.updatedAt, seatsTaken: items.seatsTaken },
      isShown: isShown.mapWith(Boolean),
    })
    .from(items)
    .where(since === null ? undefined : or(gte(items.updatedAt, since), gte(items.deletedAt, since)));

/** The same sums that `catalogueVersion` takes of the whole table. */
export function sumsOf(listed: Iterable<ListedItem>): string {
  let [count, instants, seats] = [0, 0n, 0];
  for (const { updatedAt, seatsTaken } of listed) {
    count += 1;
    instants += BigInt(updatedAt);
    seats += seatsTaken;
  }
  return `${count} ${instants} ${seats}`;
}

/** The rows of these ids that are shown. */
export const listingsOfIds = (db: Db, ids: readonly string[]): Promise<readonly ListingRow[]> =>
  selectListings(db, inArray(items.id, [...ids]), [asc(items.id)]);

/** The names of each category in both languages, by its path. */
export async function categoryNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ path: categories.linkPath, th: categories.nameTh, en: categories.nameEn })
    .from(categories);
  return new Map(rows.map(({ path, th, en }) => [path, `${th} ${en ?? ''}`]));
}
