import type { AnsweredFile } from '../../../src/contract/order/orderDocument.ts';
import type { OrderAtDesk } from '../../../src/domain/order/order.ts';
import { hasRight } from '../../../src/domain/people/rights.ts';
import { documentByLink, mayHaveDocument, type OrderDocument } from '../../../src/domain/tax/orderDocument.ts';
import { boundedMap } from '../../base/boundedMap.ts';
import type { Caller } from '../../base/caller.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import type { DrawnPaper } from '../../documents/drawDocument.ts';
import { allOrRefused, bodyHashOf } from '../../store/database/onceByKey.ts';
import { findCreditNote, findDocument, findPaper } from '../../store/order/documents.ts';
import { findOrder, findOrderByToken, type StoredOrder } from '../../store/order/orders.ts';
import type { AppParts } from '../appParts.ts';
import { announceOrder } from './announceOrder.ts';
import { issueDocument } from './issueDocument.ts';

type Parts = Pick<AppParts, 'db' | 'realtime'>;

/** Size of the cache; one document is 25 kB. */
const maxCachedBytes = 4_000_000;

/**
 * The document of an order as a file: whole for its buyer and the order desk, reduced for holders of the link. It is
 * issued now if the order was paid before there was a seller.
 */
export async function showDocument(
  parts: Parts,
  caller: Caller,
  token: string,
  now: number,
): Promise<AnsweredFile | Refusal> {
  const stored = await findOrderByToken(parts.db, token);
  if (stored === null || !mayHaveDocument(stored.order)) return refuse('NOT_FOUND');
  const document = (await findDocument(parts.db, stored.order.id)) ?? (await issueNow(parts, stored, now));
  if (isRefusal(document)) return document;
  return await fileFor(caller, stored, document);
}

/** The credit note of a refunded order as a file, for the same readers. */
export async function showCreditNote(
  { db }: Pick<Parts, 'db'>,
  caller: Caller,
  token: string,
): Promise<AnsweredFile | Refusal> {
  const stored = await findOrderByToken(db, token);
  const note = stored && (await findCreditNote(db, stored.order.id));
  return stored === null || note === null ? refuse('NOT_FOUND') : await fileFor(caller, stored, note);
}

/** Any paper as a file for the desk; a cancelled one is marked. */
export async function showPaper({ db }: Pick<Parts, 'db'>, number: string): Promise<AnsweredFile | Refusal> {
  const paper = await findPaper(db, number);
  if (paper === null) return refuse('NOT_FOUND');
  return await fileOf(paper.isCancelled ? { ...paper.document, isCancelled: true } : paper.document);
}

async function fileFor(caller: Caller, stored: StoredOrder, document: OrderDocument): Promise<AnsweredFile | Refusal> {
  const mayReadAll = caller.kind === 'person' && (caller.userId === stored.userId || hasRight(caller.role, 'orders'));
  const shown = mayReadAll ? document : documentByLink(document);
  return shown === null ? refuse('UNAUTHORIZED') : await fileOf(shown);
}

const fileOf = async (paper: DrawnPaper): Promise<AnsweredFile> => ({
  name: `${titleOf(paper)}-${paper.number}.pdf`,
  bytes: await drawnOnce(paper),
});

/** The order with its document, issued now if it had none. */
export async function issueForDesk(parts: Parts, orderId: string, now: number): Promise<OrderAtDesk | Refusal> {
  const stored = await findOrder(parts.db, orderId);
  if (stored === null || !mayHaveDocument(stored.order)) return refuse('NOT_FOUND');
  if (stored.order.document !== null) return stored.order;
  const issued = await issueNow(parts, stored, now);
  return isRefusal(issued) ? issued : ((await findOrder(parts.db, orderId))?.order ?? stored.order);
}

/** The order then shows it, also on open screens. */
async function issueNow(parts: Parts, stored: StoredOrder, now: number): Promise<OrderDocument | Refusal> {
  const issued = await allOrRefused(parts.db, (tx) => issueDocument(tx, stored.order.id, now));
  if (!isRefusal(issued)) announceOrder(parts, { stored, seatsMovedOf: [] });
  return issued;
}

const titleOf = ({ kind }: OrderDocument): string => fileTitles[kind];
const fileTitles = {
  receipt: 'ใบเสร็จรับเงิน',
  fullTaxInvoice: 'ใบกำกับภาษี',
  abbreviatedTaxInvoice: 'ใบกำกับภาษีอย่างย่อ',
  creditNote: 'ใบลดหนี้',
} satisfies Record<OrderDocument['kind'], string>;

const drawn = boundedMap<Buffer>(maxCachedBytes, ({ length }) => length);
const drawing = new Map<string, Promise<Buffer>>();

/** Equal content is one cached file; parallel requests share its rendering. */
async function drawnOnce(document: DrawnPaper): Promise<Buffer> {
  const key = bodyHashOf(document);
  const known = drawn.get(key) ?? drawing.get(key);
  if (known !== undefined) return await known;
  const running = draw(document);
  drawing.set(key, running);
  try {
    const bytes = await running;
    drawn.set(key, bytes);
    return bytes;
  } finally {
    drawing.delete(key);
  }
}

/** The renderer is loaded with the first document. */
async function draw(document: DrawnPaper): Promise<Buffer> {
  const { drawDocument } = await import('../../documents/drawDocument.ts');
  return await drawDocument(document);
}
