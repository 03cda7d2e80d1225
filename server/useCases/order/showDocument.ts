import type { AnsweredFile } from '../../../src/contract/order/orderDocument.ts';
import { hasRight } from '../../../src/domain/people/rights.ts';
import { documentByLink, mayHaveDocument, type OrderDocument } from '../../../src/domain/tax/orderDocument.ts';
import { boundedMap } from '../../base/boundedMap.ts';
import type { Caller } from '../../base/caller.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { allOrRefused, bodyHashOf } from '../../store/database/onceByKey.ts';
import { findDocument } from '../../store/order/documents.ts';
import { findOrderByToken, type StoredOrder } from '../../store/order/orders.ts';
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
  const mayReadAll = caller.kind === 'person' && (caller.userId === stored.userId || hasRight(caller.role, 'orders'));
  const shown = mayReadAll ? document : documentByLink(document);
  if (shown === null) return refuse('UNAUTHORIZED');
  return { name: `${titleOf(shown)}-${shown.number}.pdf`, bytes: await drawnOnce(shown) };
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
} satisfies Record<OrderDocument['kind'], string>;

const drawn = boundedMap<Buffer>(maxCachedBytes, ({ length }) => length);
const drawing = new Map<string, Promise<Buffer>>();

/** Equal content is one cached file; parallel requests share its rendering. */
async function drawnOnce(document: OrderDocument): Promise<Buffer> {
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
async function draw(document: OrderDocument): Promise<Buffer> {
  const { drawDocument } = await import('../../documents/drawDocument.ts');
  return await drawDocument(document);
}
