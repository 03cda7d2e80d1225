import {
  documentFacts,
  documentKindOf,
  documentNumber,
  givesDocument,
  type OrderDocument,
  paidAtOf,
  seriesOf,
} from '../../../src/domain/tax/orderDocument.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import type { Tx } from '../../store/database/connection.ts';
import {
  type DrawNumber,
  drawNumber,
  findDocument,
  insertDocument,
  issuedBefore,
} from '../../store/order/documents.ts';
import { lockOrder } from '../../store/order/orderStatus.ts';
import { findOrder } from '../../store/order/orders.ts';
import { readSeller } from '../../store/order/seller.ts';

/**
 * The document of a paid order, issued now if it was not. Its number is drawn in the transaction that writes it, so
 * numbers have no gaps. Repeated and parallel calls answer the same one. `draw` is replaceable in tests.
 */
export async function issueDocument(
  tx: Tx,
  orderId: string,
  now: number,
  draw: DrawNumber = drawNumber,
): Promise<OrderDocument | Refusal> {
  await lockOrder(tx, orderId);
  const known = await findDocument(tx, orderId);
  if (known !== null) return known;
  const order = (await findOrder(tx, orderId))?.order;
  if (!order || !givesDocument(order)) return refuse('NOT_FOUND');
  const seller = await readSeller(tx);
  if (seller === null) return refuse('SELLER_UNKNOWN');

  const kind = documentKindOf(order);
  const series = seriesOf(kind, now);
  const running = await draw(tx, series);
  const facts = documentFacts(order, seller, paidAtOf(order) ?? now);
  // A later number never has an earlier date.
  const issuedAt = Math.max(now, (await issuedBefore(tx, series, running)) ?? now);
  const document = { kind, number: documentNumber(series, running), issuedAt, facts };
  await insertDocument(tx, { orderId, series, running }, document);
  return document;
}
