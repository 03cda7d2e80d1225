import {
  creditNoteFacts,
  type DocumentFacts,
  type DocumentReference,
  documentFacts,
  documentKindOf,
  documentNumber,
  givesDocument,
  isTaxInvoice,
  type OrderDocument,
  type PaperKind,
  paidAtOf,
  seriesOf,
} from '../../../src/domain/tax/orderDocument.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import type { Tx } from '../../store/database/connection.ts';
import {
  type DrawNumber,
  drawNumber,
  findCreditNote,
  findDocument,
  insertDocument,
  issuedBefore,
} from '../../store/order/documents.ts';
import { lockOrder } from '../../store/order/orderStatus.ts';
import { findOrder } from '../../store/order/orders.ts';
import { readSeller } from '../../store/order/seller.ts';

type Issuing = {
  /** The cancelled document that the new one replaces. */
  readonly replaces?: DocumentReference;
  /** Replaceable in tests. */
  readonly draw?: DrawNumber;
};

/** The document of a paid order, issued now if it was not. Repeated and parallel calls answer the same one. */
export async function issueDocument(
  tx: Tx,
  orderId: string,
  now: number,
  { replaces, draw }: Issuing = {},
): Promise<OrderDocument | Refusal> {
  await lockOrder(tx, orderId);
  const known = await findDocument(tx, orderId);
  if (known !== null) return known;
  const order = (await findOrder(tx, orderId))?.order;
  if (!order || !givesDocument(order)) return refuse('NOT_FOUND');
  const seller = await readSeller(tx);
  if (seller === null) return refuse('SELLER_UNKNOWN');

  const facts = documentFacts(order, seller, paidAtOf(order) ?? now);
  const paper = {
    orderId,
    kind: documentKindOf(order),
    facts: replaces === undefined ? facts : { ...facts, replaces },
  };
  return await issuePaper(tx, paper, now, draw);
}

/**
 * The credit note of a refunded order, in the transaction of the refund; `null` if the order has no tax invoice.
 * Repeated calls answer the same one.
 */
export async function issueCreditNote(
  tx: Tx,
  orderId: string,
  reason: string | null,
  now: number,
): Promise<OrderDocument | null> {
  await lockOrder(tx, orderId);
  const known = await findCreditNote(tx, orderId);
  if (known !== null) return known;
  const invoice = await findDocument(tx, orderId);
  if (invoice === null || !isTaxInvoice(invoice.kind)) return null;
  return await issuePaper(tx, { orderId, kind: 'creditNote', facts: creditNoteFacts(invoice, reason) }, now);
}

type NewPaper = { readonly orderId: string; readonly kind: PaperKind; readonly facts: DocumentFacts };

/** The number is drawn in the transaction that writes the paper, so numbers have no gaps. */
async function issuePaper(
  tx: Tx,
  { orderId, kind, facts }: NewPaper,
  now: number,
  draw: DrawNumber = drawNumber,
): Promise<OrderDocument> {
  const series = seriesOf(kind, now);
  const running = await draw(tx, series);
  // A later number never has an earlier date.
  const issuedAt = Math.max(now, (await issuedBefore(tx, series, running)) ?? now);
  const document = { kind, number: documentNumber(series, running), issuedAt, facts };
  await insertDocument(tx, { orderId, series, running }, document);
  return document;
}
