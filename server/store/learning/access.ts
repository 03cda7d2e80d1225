import { and, asc, count, desc, eq, isNull } from 'drizzle-orm';
import type { AccessGrant } from '../../../src/domain/learning/accessOfOrders.ts';
import { calendarEnd } from '../../../src/domain/learning/accessTime.ts';
import { durationOf } from '../catalogue/plans.ts';
import { cachedUntilChanged } from '../database/cachedUntilChanged.ts';
import type { Db, Tx } from '../database/connection.ts';
import { accessGrants } from '../schema/learning.ts';
import { orderLines, orders } from '../schema/orders.ts';

/** A grant with its course. `boughtAt`: when its order was placed, or the desk gave it. */
export type CourseGrant = AccessGrant & { readonly itemId: string; readonly boughtAt: number };

/** Grants the courses of an approved order, idempotently. */
export async function grantOrder(tx: Tx, orderId: string, userId: string, startsAt: number): Promise<void> {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.kind, 'course')))
    .orderBy(asc(orderLines.position));
  if (lines.length === 0) return;
  await tx
    .insert(accessGrants)
    .values(
      lines.map((line) => {
        const { planType, pricingType, termAmount, termUnit, extensionAmount, extensionUnit } = line;
        const terms = {
          type: planType,
          term: durationOf(termAmount, termUnit),
          extension: durationOf(extensionAmount, extensionUnit),
        };
        return {
          id: `${orderId}-${line.itemId}`,
          ...{ userId, orderId, itemId: line.itemId, startsAt, planType, pricingType },
          ...{ termAmount, termUnit, extensionAmount, extensionUnit },
          endsAt: calendarEnd(terms, startsAt),
        };
      }),
    )
    .onConflictDoNothing();
}

/** Ends the grants of one order; others stay (decisions: plans and access). */
export async function revokeOrder(tx: Tx, orderId: string, at: number): Promise<void> {
  await tx
    .update(accessGrants)
    .set({ revokedAt: at })
    .where(and(eq(accessGrants.orderId, orderId), isNull(accessGrants.revokedAt)));
}

/** All grants to a person that the desk did not take, for one course or all, the oldest first. */
export async function grantsOf(db: Db, userId: string, itemId?: string): Promise<readonly CourseGrant[]> {
  const rows = await db
    .select({ grant: accessGrants, status: orders.status, placedAt: orders.placedAt })
    .from(accessGrants)
    .leftJoin(orders, eq(orders.id, accessGrants.orderId))
    .where(
      and(
        eq(accessGrants.userId, userId),
        isNull(accessGrants.revokedAt),
        itemId === undefined ? undefined : eq(accessGrants.itemId, itemId),
      ),
    )
    .orderBy(asc(accessGrants.startsAt), asc(accessGrants.id));
  return rows.map(({ grant, status, placedAt }) => ({
    itemId: grant.itemId,
    orderId: grant.orderId,
    status: status ?? 'approved',
    type: grant.planType,
    pricingType: grant.pricingType,
    term: durationOf(grant.termAmount, grant.termUnit),
    extension: durationOf(grant.extensionAmount, grant.extensionUnit),
    startedAt: grant.startsAt,
    boughtAt: placedAt ?? grant.startsAt,
  }));
}

/** Changes whenever the number of a course's learners may; cached until then. */
export const grantsVersion = cachedUntilChanged([accessGrants], async (db) => {
  const [row] = await db.select({ all: count(), taken: count(accessGrants.revokedAt) }).from(accessGrants);
  return `${row?.all ?? 0} ${row?.taken ?? 0}`;
});

type AccessByHand = {
  readonly id: string;
  readonly userId: string;
  readonly itemId: string;
  /** `null`: without an end. */
  readonly days: number | null;
  readonly reason: string;
};

/** Gives access to a course without an order. */
export async function insertAccessByHand(tx: Tx, { id, userId, itemId, days, reason }: AccessByHand, startsAt: number) {
  const term = days === null ? null : ({ amount: days, unit: 'day' } as const);
  await tx.insert(accessGrants).values({
    ...{ id, userId, itemId, orderId: null, startsAt, planType: 'period', pricingType: 'default' },
    ...{ termAmount: term?.amount ?? null, termUnit: term?.unit ?? null },
    endsAt: calendarEnd({ type: 'period', term, extension: null }, startsAt),
    givenReason: reason,
  });
}

/** Takes one access of a person. `false` if there is none that is given. */
export async function takeGrant(
  tx: Tx,
  { id, userId, reason }: { readonly id: string; readonly userId: string; readonly reason: string },
  at: number,
): Promise<boolean> {
  const taken = await tx
    .update(accessGrants)
    .set({ revokedAt: at, takenReason: reason })
    .where(and(eq(accessGrants.id, id), eq(accessGrants.userId, userId), isNull(accessGrants.revokedAt)))
    .returning({ id: accessGrants.id });
  return taken.length > 0;
}

/** Every access that a person ever had, the newest first. */
export async function accessHistory(db: Db, userId: string) {
  return await db
    .select()
    .from(accessGrants)
    .where(eq(accessGrants.userId, userId))
    .orderBy(desc(accessGrants.startsAt), desc(accessGrants.id));
}
