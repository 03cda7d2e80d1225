import { getTableName, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../database/connection.ts';
import { instructors, items, lectures } from '../schema/catalogue.ts';
import { pagePictures } from '../schema/customPages.ts';
import { uploads } from '../schema/files.ts';
import { media, mediaSubtitles } from '../schema/media.ts';
import { orderLines } from '../schema/orders.ts';
import { bankAccounts, paymentMethods } from '../schema/paymentMethods.ts';

/** Every column with a file name, or with a film's base name. New ones belong here. */
const wholeNames: readonly PgColumn[] = [
  uploads.name,
  uploads.displayName,
  items.coverName,
  items.facebookImageName,
  items.twitterImageName,
  instructors.pictureName,
  orderLines.coverName,
  bankAccounts.promptPayImageName,
  paymentMethods.qrImageName,
  pagePictures.name,
  media.storedName,
  media.posterName,
  mediaSubtitles.storedName,
];
const baseNames: readonly PgColumn[] = [items.teaserName, lectures.videoName];

/** SQL for the names of all files that rows name, as JSON texts. Base names are left out: they name several files. */
export const fileNameQueries: readonly string[] = wholeNames.map(
  ({ name, table }) =>
    `select distinct to_jsonb("${name}")::text as line from "${getTableName(table)}" where "${name}" is not null`,
);

const baseOf = (name: string): string => name.split('.', 1)[0] ?? '';

/** The given files that no row names. */
export async function filesWithoutRow(db: Db, names: readonly string[]): Promise<readonly string[]> {
  const known = new Set<unknown>();
  const note = async (column: PgColumn, among: readonly string[]) => {
    const rows = await db
      .selectDistinct({ name: column })
      .from(column.table)
      .where(inArray(column, [...among]));
    for (const { name } of rows) known.add(name);
  };
  for (const column of wholeNames) await note(column, names);
  for (const column of baseNames) await note(column, names.map(baseOf));
  return names.filter((name) => !known.has(name) && !known.has(baseOf(name)));
}
