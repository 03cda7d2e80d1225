import { createHash } from 'node:crypto';
import { type Revisable, revisionHeader, revisionTag } from '../../src/contract/administration/revision.ts';
import { type Refusal, refuse } from '../base/refusal.ts';
import type { Tx } from '../store/database/connection.ts';
import { lockNamed } from '../store/database/lockNamed.ts';
import type { HttpContext } from './handle.ts';

/**
 * Saves unless the request names another revision than the stored value's. Saves of one path run one after another. A
 * request without a revision is not compared, and a missing value is left to `save`.
 */
export async function unlessStale<Value, Answer>(
  tx: Tx,
  { request }: Pick<HttpContext, 'request'>,
  { path, spell, read }: Revisable<Value> & { readonly read: () => Promise<Value | undefined> },
  save: () => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  await lockNamed(tx, path);
  const wanted = request.headers[revisionHeader];
  if (wanted === undefined) return await save();
  const stored = await read();
  if (stored !== undefined && revisionOf(spell(stored)) !== wanted) return refuse('CHANGED_MEANWHILE');
  return await save();
}

const revisionOf = (spelled: string): string => revisionTag(createHash('sha256').update(spelled).digest('hex'));
