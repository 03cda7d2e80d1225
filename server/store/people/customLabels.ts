import { asc, sql } from 'drizzle-orm';
import type { CustomLabel } from '../../../src/domain/people/customLabel.ts';
import { cachedUntilChanged } from '../database/cachedUntilChanged.ts';
import type { Db, Tx } from '../database/connection.ts';
import { customLabels } from '../schema/shop.ts';

/** The shop's registration questions, in order. */
export async function readCustomLabels(db: Db): Promise<readonly CustomLabel[]> {
  const rows = await db.select().from(customLabels).orderBy(asc(customLabels.position), asc(customLabels.id));
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    label: { th: row.labelTh, en: row.labelEn },
    order: row.position,
    isRequired: row.isRequired,
    options: row.options,
  }));
}

/** Changes with every question; cached until then. */
export const customLabelsVersion = cachedUntilChanged([customLabels], async (db) =>
  JSON.stringify(await readCustomLabels(db)),
);

/** Replaces all questions. Stored answers keep their own text. */
export async function writeCustomLabels(tx: Tx, labels: readonly CustomLabel[]): Promise<void> {
  // Two saves run one after the other, so that no list is mixed.
  await tx.execute(sql`lock table ${customLabels} in share row exclusive mode`);
  await tx.delete(customLabels);
  if (labels.length === 0) return;
  await tx.insert(customLabels).values(
    labels.map(({ id, type, label, order, isRequired, options }) => ({
      ...{ id, type, isRequired, options, position: order },
      ...{ labelTh: label.th, labelEn: label.en },
    })),
  );
}
