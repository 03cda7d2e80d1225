import { expect, test } from 'vitest';
import { shopFigures } from '../../../src/contract/administration/shopFigures.ts';
import { countVisitCall } from '../../../src/contract/site/visits.ts';
import type { VisitKind } from '../../../src/domain/site/visits.ts';
import { formatBangkokDate } from '../../../src/domain/time.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';

const dayMs = 24 * 3_600_000;
const hourMs = 3_600_000;

onOrderShop('the figures of the desk', (opened) => {
  test('are the sums of the orders, by days of Bangkok', async () => {
    const { shop, buying, administrator, clock } = opened();
    const figures = (step: 'day' | 'week' | 'month') =>
      shop.call(shopFigures, { query: { step } }, { as: administrator });
    const sell = async () => {
      const buyer = await shop.signedIn();
      const { order } = await buying.reported(buyer, { items: ['101'] });
      return await buying.decide(administrator, order, 'approved');
    };

    const long = await sell();
    await shop.call(countVisitCall, { body: { kind: 'view' } });
    clock.forward(31 * dayMs);
    // 23:30 and 00:30 in Bangkok: both the same day in UTC.
    clock.forward(11 * hourMs + hourMs / 2);
    const evening = await sell();
    const eveningDay = formatBangkokDate(clock.now);
    clock.forward(hourMs);
    const night = await sell();
    const visit = (kind: VisitKind) => shop.call(countVisitCall, { body: { kind } });
    for (const kind of ['view', 'view', 'view', 'purchase'] as const) await visit(kind);
    const waiting = await buying.reported(await shop.signedIn(), { items: ['101'] });
    expect(waiting.order.status).toBe('pendingApproved');

    const byDay = await figures('day');
    const [yesterday, today] = byDay.steps.slice(-2);
    expect(yesterday).toMatchObject({ day: eveningDay, sales: evening.total, orders: 1, refunds: 0 });
    expect(today).toMatchObject({ day: formatBangkokDate(clock.now), sales: night.total, orders: 1 });
    expect(byDay.now).toEqual({ sales: evening.total + night.total, orders: 2, refunds: 0 });
    expect(byDay.before).toEqual({ sales: long.total, orders: 1, refunds: 0 });
    expect(byDay.steps.reduce((sum, { before }) => sum + before, 0)).toBe(long.total);
    expect(byDay.visits).toEqual({ now: { views: 3, purchases: 1 }, before: { views: 1, purchases: 0 } });
    expect(byDay.work).toEqual({
      ...{ slips: 1, lateMoney: 0, unpaid: 0, openRefunds: 0 },
      ...{ refusedRefunds: 0, questions: 0, failedMail: 0 },
    });
    const income = evening.lines
      .concat(night.lines)
      .reduce((sum, line) => sum + line.unitPrice * line.quantity - line.discount, 0);
    expect(byDay.best).toEqual([expect.objectContaining({ id: '101', quantity: 2, income })]);
    expect(byDay.worst.map(({ id }) => id)).not.toContain('101');
    expect(byDay.worst[0]).toMatchObject({ quantity: 0, income: 0 });

    const byMonth = await figures('month');
    expect(byMonth.now).toEqual({ sales: long.total + evening.total + night.total, orders: 3, refunds: 0 });
    const refused = await shop.refused(shopFigures, { query: { step: 'day' } }, { as: await shop.signedIn() });
    expect(refused.status).toBe(403);
  });
});
