import type { AnsweredFile } from '../../src/contract/orderDocument.ts';
import { documentByLink, mayHaveDocument, type OrderDocument } from '../../src/domain/orderDocument.ts';
import { boundedMap } from '../boundedMap.ts';
import { isRefusal, type Refusal, refuse } from '../http/failure.ts';
import { allOrRefused, bodyHashOf } from '../http/idempotency.ts';
import type { Caller } from '../http/session.ts';
import type { Db } from '../store/connection.ts';
import { findDocument } from '../store/documents.ts';
import { findOrderByToken } from '../store/orders.ts';
import { issueDocument } from './issueDocument.ts';

/** Of all that are kept together; one is 25 kB. */
const keptBytes = 4_000_000;

/**
 * The document of an order as a file: whole for its buyer and administrators, as the link shows it to whoever only has that.
 * It is issued now where the order was paid before there was a seller to name.
 */
export async function showDocument(
  db: Db,
  caller: Caller,
  token: string,
  now: number,
): Promise<AnsweredFile | Refusal> {
  const stored = await findOrderByToken(db, token);
  if (stored === null || !mayHaveDocument(stored.order)) return refuse('NOT_FOUND');
  const { id } = stored.order;
  const document = (await findDocument(db, id)) ?? (await allOrRefused(db, (tx) => issueDocument(tx, id, now)));
  if (isRefusal(document)) return document;
  const mayReadAll = caller.kind === 'person' && (caller.userId === stored.userId || caller.role === 'administrator');
  const shown = mayReadAll ? document : documentByLink(document);
  if (shown === null) return refuse('UNAUTHORIZED');
  return { name: `${titleOf(shown)}-${shown.number}.pdf`, bytes: await drawnOnce(shown) };
}

const titleOf = ({ kind }: OrderDocument): string => (kind === 'receipt' ? 'ใบเสร็จรับเงิน' : 'ใบกำกับภาษี');

const drawn = boundedMap<Buffer>(keptBytes, ({ length }) => length);
const drawing = new Map<string, Promise<Buffer>>();

/** The same words are the same file; those who ask meanwhile share one drawing. */
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

/** What draws is loaded with the first document. */
async function draw(document: OrderDocument): Promise<Buffer> {
  const { drawDocument } = await import('../documents/drawDocument.ts');
  return await drawDocument(document);
}
