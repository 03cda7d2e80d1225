import { isDeskReason } from '../../../src/domain/people/deskPerson.ts';
import { writtenText } from '../../../src/domain/writtenText.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import type { Tx } from '../../store/database/connection.ts';
import { insertAccessByHand, takeGrant } from '../../store/learning/access.ts';
import { findCourses } from '../../store/learning/curriculum.ts';
import { lockAccount } from '../../store/people/deskPeople.ts';

type Given = {
  readonly id: string;
  readonly userId: string;
  readonly courseId: string;
  readonly days: number | null;
  readonly reason: string;
};

const withoutReason = (): Refusal => refuse('INPUT_ERROR', { fields: { reason: 'deskReason.required' } });

/** Gives a person a course without an order. Other accesses stay, and the longest counts. */
export async function giveByHand(tx: Tx, { courseId, reason, ...given }: Given, now: number): Promise<Refusal | null> {
  if (!isDeskReason(reason)) return withoutReason();
  const [course] = await findCourses(tx, [courseId]);
  if (!course || (await lockAccount(tx, given.userId)) === null) return refuse('NOT_FOUND');
  await insertAccessByHand(tx, { ...given, itemId: courseId, reason: writtenText(reason) }, now);
  return null;
}

type Taken = { readonly id: string; readonly userId: string; readonly reason: string };

/** Takes one access, whether an order or the desk gave it. Its order stays as it is. */
export async function takeByHand(tx: Tx, taken: Taken, now: number): Promise<Refusal | null> {
  if (!isDeskReason(taken.reason)) return withoutReason();
  const isTaken = await takeGrant(tx, { ...taken, reason: writtenText(taken.reason) }, now);
  return isTaken ? null : refuse('NOT_FOUND');
}
