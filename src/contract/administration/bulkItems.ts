import * as z from 'zod/mini';
import type { ChangedPrice, PriceChange } from '../../domain/catalogue/priceChange.ts';
import type { LocalText } from '../../domain/localText.ts';
import { defineCall } from '../call.ts';
import { type Codec, field, object, type Table } from '../field.ts';
import { dataOf, flag, idSchema, list, localText } from '../primitives.ts';

/** Most items of one change. */
export const bulkMaximum = 100;
const ids: Codec<readonly string[]> = z.array(idSchema).check(z.minLength(1), z.maxLength(bulkMaximum));

const path = '/api/admin/bulk-items';

/** The result of publishing many: the number that changed, and the titles of those that lack something. */
export type BulkPublished = { readonly changed: number; readonly incomplete: readonly LocalText[] };

export const bulkPublication = defineCall('bulkPublication', `PUT ${path}/publication`, 'content', {
  idempotent: true,
  summary: 'Publishes many items, or makes them drafts. Incomplete ones are left as they are and named.',
  body: object<{ readonly ids: readonly string[]; readonly isPublished: boolean }>({
    ids: field('ids', ids),
    isPublished: field('is_published', flag),
  }),
  response: dataOf(
    object<BulkPublished>({ changed: field('changed', z.int()), incomplete: field('incomplete', list(localText)) }),
  ),
});

const change = object<PriceChange>({
  currency: field('currency', z.enum(['THB', 'USD'])),
  kind: field('kind', z.enum(['percent', 'amount'])),
  by: field('by', z.int()),
});
type Asked = { readonly ids: readonly string[]; readonly change: PriceChange };
const askedTable: Table<Asked> = { ids: field('ids', ids), change: field('change', change) };

const changedPrice: Codec<ChangedPrice> = object<ChangedPrice>({
  itemId: field('course_id', z.string()),
  planId: field('priecingplan_id', z.string()),
  title: field('title', localText),
  planName: field('name', localText),
  before: field('before', z.int()),
  after: field('after', z.int()),
});
/** The prices of a change with a revision that says whether they are still the same. */
export type PricePreview = { readonly prices: readonly ChangedPrice[]; readonly revision: string };
const preview = dataOf(
  object<PricePreview>({ prices: field('prices', list(changedPrice)), revision: field('revision', z.string()) }),
);

export const previewPrices = defineCall('previewPrices', `POST ${path}/prices/preview`, 'content', {
  savesNothing: true,
  summary: 'The prices of many items before and after a change in percent or by an amount.',
  body: object(askedTable),
  response: preview,
  failures: ['INPUT_ERROR'],
});

export const changePrices = defineCall('changePrices', `PUT ${path}/prices`, 'content', {
  idempotent: true,
  summary: 'Changes the prices that the preview showed. CHANGED_MEANWHILE if they are others now.',
  body: object<Asked & { readonly revision: string }>({ ...askedTable, revision: field('revision', z.string()) }),
  response: preview,
  failures: ['INPUT_ERROR', 'CHANGED_MEANWHILE'],
});
