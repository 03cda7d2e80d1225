import type { AnsweredFile, StreamedFile } from '../../../src/contract/order/orderDocument.ts';
import { csvLines, csvOf } from '../../../src/domain/csv.ts';
import type { Language } from '../../../src/domain/localText.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { maxExportedOrders, type OrderFilter } from '../../../src/domain/order/orderSearch.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { orderSheet, orderSheetName } from '../../documents/orderSheet.ts';
import { sheetBytes } from '../../documents/sheetBytes.ts';
import type { Db } from '../../store/database/connection.ts';
import { findOrders } from '../../store/order/orders.ts';
import { foundOrderIds } from '../../store/order/searchOrders.ts';

/** Orders that are read at once, so that other requests are answered meanwhile. */
const batchSize = 500;

type ExportOptions = { readonly language: Language; readonly now: number };

/**
 * The orders of a search as a CSV file in the administrator's language, sent while it is read. Which orders is decided
 * first: INPUT_ERROR if they are too many for one file.
 */
export async function exportOrdersCsv(
  db: Db,
  filter: OrderFilter,
  { language, now }: ExportOptions,
): Promise<StreamedFile | Refusal> {
  const ids = await exportedIds(db, filter);
  if (isRefusal(ids)) return ids;
  return { name: `${orderSheetName(language, now)}.csv`, chunks: csvChunks(inBatches(db, ids), language) };
}

/** The same as an Excel file, which is made whole. */
export async function exportOrdersXlsx(
  db: Db,
  filter: OrderFilter,
  { language, now }: ExportOptions,
): Promise<AnsweredFile | Refusal> {
  const ids = await exportedIds(db, filter);
  if (isRefusal(ids)) return ids;
  const orders: Order[] = [];
  for await (const batch of inBatches(db, ids)) orders.push(...batch);
  const bytes = await sheetBytes(orderSheet(orders, language), 'xlsx');
  return { name: `${orderSheetName(language, now)}.xlsx`, bytes };
}

async function exportedIds(db: Db, filter: OrderFilter): Promise<readonly string[] | Refusal> {
  const ids = await foundOrderIds(db, { ...filter, offset: 0, limit: maxExportedOrders + 1 });
  return ids.length > maxExportedOrders ? refuse('INPUT_ERROR', { fields: { from: 'invalid' } }) : ids;
}

async function* inBatches(db: Db, ids: readonly string[]): AsyncGenerator<readonly Order[]> {
  for (let at = 0; at < ids.length; at += batchSize) {
    const stored = await findOrders(db, ids.slice(at, at + batchSize));
    yield stored.map(({ order }) => order);
  }
}

/** The titles, which need no order, then a chunk for each batch. */
async function* csvChunks(batches: AsyncIterable<readonly Order[]>, language: Language): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvOf([orderSheet([], language).titles]));
  for await (const orders of batches) yield Buffer.from(csvLines(orderSheet(orders, language).rows));
}
