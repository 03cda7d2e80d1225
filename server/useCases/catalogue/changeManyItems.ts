import type { BulkPublished, PricePreview } from '../../../src/contract/administration/bulkItems.ts';
import { isPriceChange, type PriceChange, priceAfter } from '../../../src/domain/catalogue/priceChange.ts';
import { lacksOf, publicationColumns } from '../../../src/domain/catalogue/publication.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { revisionOf } from '../../base/revisionOf.ts';
import { pricesOfItems, writePrice } from '../../store/catalogue/plans.ts';
import { findStoredItem, lockItem, updateItem } from '../../store/catalogue/storedItems.ts';
import type { Db, Tx } from '../../store/database/connection.ts';
import { readSettings } from '../../store/site/settings.ts';

type Asked = { readonly ids: readonly string[]; readonly change: PriceChange };

/** In a fixed order, so that two editors do not deadlock. */
async function lockItems(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted()) await lockItem(tx, id);
}

/** Publishes items, or makes them drafts. Missing ones and those that already are so do not count. */
export async function publishMany(
  tx: Tx,
  { ids, isPublished }: { readonly ids: readonly string[]; readonly isPublished: boolean },
  now: number,
): Promise<BulkPublished> {
  await lockItems(tx, ids);
  const incomplete: BulkPublished['incomplete'][number][] = [];
  const { currency } = await readSettings(tx);
  let changed = 0;
  for (const id of ids) {
    const item = await findStoredItem(tx, id);
    if (item === null || item.isPublished === isPublished) continue;
    if (isPublished && lacksOf(item, item.plans, currency).length > 0) {
      incomplete.push(item.title);
      continue;
    }
    // An end that has passed would hide it again at once.
    const { endsAt } = item.publication;
    const publication = {
      ...item.publication,
      state: isPublished ? ('published' as const) : ('draft' as const),
      endsAt: isPublished && endsAt !== null && endsAt <= now ? null : endsAt,
    };
    await updateItem(tx, id, null, publicationColumns(publication, now), now);
    changed += 1;
  }
  return { changed, incomplete };
}

/** The prices of these items before and after a change. Free plans, and those not sold in the currency, are left out. */
export async function showPriceChange(db: Db, { ids, change }: Asked): Promise<PricePreview | Refusal> {
  if (!isPriceChange(change)) return refuse('INPUT_ERROR', { fields: { by: 'price.change.invalid' } });
  const prices = await pricesOfItems(db, ids, change.currency);
  return {
    prices: prices.map((price) => ({ ...price, after: priceAfter(price.before, change) })),
    revision: revisionOf(prices.map(({ planId, before }) => [planId, before])),
  };
}

/** Changes the prices that were shown; refused if they are others now. */
export async function changeManyPrices(
  tx: Tx,
  { revision, ...asked }: Asked & { readonly revision: string },
  now: number,
): Promise<PricePreview | Refusal> {
  await lockItems(tx, asked.ids);
  const shown = await showPriceChange(tx, asked);
  if (isRefusal(shown)) return shown;
  if (shown.revision !== revision) return refuse('CHANGED_MEANWHILE');
  for (const { planId, after } of shown.prices) await writePrice(tx, planId, asked.change.currency, after);
  for (const itemId of new Set(shown.prices.map((price) => price.itemId))) await updateItem(tx, itemId, null, {}, now);
  return shown;
}
