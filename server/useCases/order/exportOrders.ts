import type { AnsweredFile } from '../../../src/contract/order/orderDocument.ts';
import type { Language } from '../../../src/domain/localText.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { maxExportedOrders, type OrderFilter } from '../../../src/domain/order/orderSearch.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { orderSheet, orderSheetName } from '../../documents/orderSheet.ts';
import { sheetBytes } from '../../documents/sheetBytes.ts';
import type { Db } from '../../store/database/connection.ts';
import { findOrders } from '../../store/order/orders.ts';
import { foundOrderIds } from '../../store/order/searchOrders.ts';

/** Orders that are read at once, so that other requests are answered meanwhile. */
const batchSize = 500;

type ExportOptions = { readonly media: 'csv' | 'xlsx'; readonly language: Language; readonly now: number };

/** The orders of a search as a file in the administrator's language; INPUT_ERROR if they are too many for one. */
export async function exportOrders(
  db: Db,
  filter: OrderFilter,
  { media, language, now }: ExportOptions,
): Promise<AnsweredFile | Refusal> {
  const ids = await foundOrderIds(db, { ...filter, offset: 0, limit: maxExportedOrders + 1 });
  if (ids.length > maxExportedOrders) return refuse('INPUT_ERROR', { fields: { from: 'invalid' } });
  const orders: Order[] = [];
  for (let at = 0; at < ids.length; at += batchSize) {
    const stored = await findOrders(db, ids.slice(at, at + batchSize));
    orders.push(...stored.map(({ order }) => order));
  }
  const bytes = await sheetBytes(orderSheet(orders, language), media);
  return { name: `${orderSheetName(language, now)}.${media}`, bytes };
}
