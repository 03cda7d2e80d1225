import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { DaySales, DeskWork, SoldItem } from '../../../src/domain/order/salesFigures.ts';
import type { Currency } from '../../../src/domain/pricing/currency.ts';
import { countUnanswered } from '../catalogue/comments.ts';
import { isShown } from '../catalogue/shownItems.ts';
import { cachedUntilChanged } from '../database/cachedUntilChanged.ts';
import type { Db } from '../database/connection.ts';
import { items } from '../schema/catalogue.ts';
import { progressIntervals } from '../schema/learning.ts';
import { orderEvents, orderLines, orders } from '../schema/orders.ts';
import { countMail } from '../site/mail.ts';
import { hasRefund } from './refunds.ts';
import { isInReview } from './reviews.ts';

const shownItems = 5;

/** Sales by days of Bangkok. The shift needs no table of time zones, which the embedded database may lack. */
const dayOfEvent = sql<string>`to_char(${orderEvents.at} at time zone 'UTC' + interval '7 hours', 'YYYY-MM-DD')`;
const isApproval = sql`${orderEvents.to} = 'approved'`;
/** An order that was paid back before its approval was no sale. */
const isRefund = sql`${orderEvents.to} = 'refunded' and ${orderEvents.from} = 'approved'`;
/** A change of the way to pay is an event without a transition. */
const isTransition = sql`${orderEvents.from} is distinct from ${orderEvents.to}`;

/** Sales of each day since an instant with any, in one currency. */
export const salesOfDays = cachedUntilChanged(
  [orderEvents, orders],
  async (db, currency: Currency, since: number): Promise<readonly DaySales[]> =>
    await db
      .select({
        day: dayOfEvent,
        sales: sql<number>`coalesce(sum(${orders.total}) filter (where ${isApproval}), 0)`.mapWith(Number),
        orders: sql<number>`count(*) filter (where ${isApproval})`.mapWith(Number),
        refunds: sql<number>`coalesce(sum(${orders.total}) filter (where ${isRefund}), 0)`.mapWith(Number),
      })
      .from(orderEvents)
      .innerJoin(orders, eq(orders.id, orderEvents.orderId))
      .where(
        and(
          ...[inArray(orderEvents.to, ['approved', 'refunded']), isTransition],
          ...[gte(orderEvents.at, since), eq(orders.currency, currency)],
        ),
      )
      // By its position: the expression's parameters would make it another one.
      .groupBy(sql`1`),
);

/** The published items that sold most or least since an instant, by their income; refunded orders do not count. */
export const soldItems = cachedUntilChanged([orderEvents, orders, items], readSoldItems);

async function readSoldItems(
  db: Db,
  currency: Currency,
  since: number,
  which: 'best' | 'worst',
): Promise<readonly SoldItem[]> {
  const sales = db
    .select({
      itemId: orderLines.itemId,
      quantity: sql<number>`sum(${orderLines.quantity})`.as('quantity'),
      income: sql<number>`sum(${orderLines.unitPrice} * ${orderLines.quantity} - ${orderLines.discount})`.as('income'),
    })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        ...[isApproval, isTransition, gte(orderEvents.at, since)],
        ...[eq(orders.currency, currency), eq(orders.status, 'approved')],
      ),
    )
    .groupBy(orderLines.itemId)
    .as('sales');
  const income = sql<number>`coalesce(${sales.income}, 0)`;
  const rows = await db
    .select({
      ...{ id: items.id, titleTh: items.titleTh, titleEn: items.titleEn },
      quantity: sql<number>`coalesce(${sales.quantity}, 0)`.mapWith(Number),
      income: income.mapWith(Number),
    })
    .from(items)
    .leftJoin(sales, eq(sales.itemId, items.id))
    .where(which === 'best' ? sql`${sales.income} > 0` : isShown)
    .orderBy(which === 'best' ? sql`${income} desc` : income, items.id)
    .limit(shownItems);
  return rows.map(({ titleTh, titleEn, ...row }) => ({ ...row, title: { th: titleTh, en: titleEn } }));
}

/** People who watched a lecture since an instant, and in the period before it. */
export const activeLearners = cachedUntilChanged([progressIntervals], readActiveLearners);

async function readActiveLearners(db: Db, since: number, beforeSince: number) {
  const { userId, recordedAt } = progressIntervals;
  const isNow = gte(recordedAt, since);
  const [counted] = await db
    .select({
      now: sql<number>`count(distinct ${userId}) filter (where ${isNow})`.mapWith(Number),
      before: sql<number>`count(distinct ${userId}) filter (where not (${isNow}))`.mapWith(Number),
    })
    .from(progressIntervals)
    .where(gte(recordedAt, beforeSince));
  return counted ?? { now: 0, before: 0 };
}

/** Orders that wait for the desk or for their buyer, questions without an answer and e-mails that did not go out. */
export async function deskWork(db: Db, areQuestionsShown: boolean): Promise<DeskWork> {
  const withStatus = (status: string) =>
    sql<number>`count(*) filter (where ${orders.status} = ${status})`.mapWith(Number);
  const [counted] = await db
    .select({
      slips: withStatus('pendingApproved'),
      unpaid: withStatus('notYetReceived'),
    })
    .from(orders)
    .where(inArray(orders.status, ['pendingApproved', 'notYetReceived']));
  return {
    ...{ slips: 0, unpaid: 0, ...counted },
    lateMoney: await db.$count(orders, isInReview),
    openRefunds: await db.$count(orders, hasRefund('open')),
    refusedRefunds: await db.$count(orders, hasRefund('refused')),
    questions: areQuestionsShown ? await countUnanswered(db) : 0,
    failedMail: await countMail(db, 'failed'),
  };
}
