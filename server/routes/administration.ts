import {
  adminMail,
  adminOrder,
  adminOrders,
  decideReportCall,
  exactMatches,
  ordersCsv,
  ordersXlsx,
} from '../../src/contract/administration/administration.ts';
import { shopFigures } from '../../src/contract/administration/shopFigures.ts';
import type { CallInput } from '../../src/contract/call.ts';
import { adminBuyer } from '../../src/contract/people/registeredPerson.ts';
import type { OrderFilter } from '../../src/domain/order/orderSearch.ts';
import { isRefusal, refuse } from '../base/refusal.ts';
import { handle } from '../http/handle.ts';
import { onceCounted } from '../http/onceCounted.ts';
import { pageOf } from '../http/pages/pageOf.ts';
import { ordersAwaitingProvider } from '../store/order/attempts.ts';
import { acceptanceOfOrder } from '../store/order/orderCare.ts';
import { findOrder } from '../store/order/orders.ts';
import { openChargeReviews } from '../store/order/reviews.ts';
import { searchOrders } from '../store/order/searchOrders.ts';
import { findRegistered } from '../store/people/people.ts';
import { listMail } from '../store/site/mail.ts';
import { announceOrder } from '../useCases/order/announceOrder.ts';
import { decideReport } from '../useCases/order/decideReport.ts';
import { exportOrdersCsv, exportOrdersXlsx } from '../useCases/order/exportOrders.ts';
import { listExactMatches } from '../useCases/order/listExactMatches.ts';
import { readFigures } from '../useCases/order/readFigures.ts';

const filterOf = (query: CallInput<typeof ordersCsv>['query']): OrderFilter => ({
  status: query.status ?? null,
  isUnderReview: query.review === 'open',
  refund: query.refund ?? null,
  method: query.method ?? null,
  from: query.from ?? null,
  to: query.to ?? null,
  keyword: query.keyword ?? '',
  sort: query.sort ?? 'queue',
});

export const administrationRoutes = [
  handle(adminOrders, async ({ query: { page, pageSize, ...filter } }, { parts }) => {
    const found = await searchOrders(parts.db, { ...filterOf(filter), ...pageOf({ page, pageSize }) });
    const reviewed = found.rows.filter(({ order }) => order.underReview).map(({ order }) => order.id);
    const reviews = await openChargeReviews(parts.db, reviewed);
    const awaiting = await ordersAwaitingProvider(
      parts.db,
      found.rows.map(({ order }) => order.id),
    );
    const rows = found.rows.map(({ order }) => {
      const review = reviews.find(({ orderId }) => orderId === order.id);
      const toDecide = review ? { amount: review.amount, currency: review.currency } : null;
      return { ...order, toDecide, awaitsProvider: awaiting.has(order.id) };
    });
    return { rows, total: found.total };
  }),

  handle(ordersCsv, ({ query }, { parts, language, now }) =>
    exportOrdersCsv(parts.db, filterOf(query), { language, now }),
  ),

  handle(ordersXlsx, ({ query }, { parts, language, now }) =>
    exportOrdersXlsx(parts.db, filterOf(query), { language, now }),
  ),

  handle(exactMatches, (_, { parts }) => listExactMatches(parts.db)),

  handle(adminOrder, async ({ params }, { parts }) => {
    const stored = await findOrder(parts.db, params.orderId);
    return stored?.order ?? refuse('NOT_FOUND');
  }),

  handle(adminBuyer, async ({ params }, { parts }) => {
    const stored = await findOrder(parts.db, params.orderId);
    const registered = stored && (await findRegistered(parts.db, stored.userId));
    if (registered === null) return refuse('NOT_FOUND');
    return { ...registered, acceptance: await acceptanceOfOrder(parts.db, params.orderId) };
  }),

  handle(decideReportCall, async ({ params, body }, { parts, person, once, now }) => {
    const deciding = { ...body, orderId: params.orderId, administratorId: person().userId };
    return await onceCounted(once, {
      run: async (tx) => {
        const moved = await decideReport(tx, parts, deciding, now);
        return isRefusal(moved) ? moved : { answer: moved.stored.order, news: moved };
      },
      announce: (moved) => announceOrder(parts, moved),
    });
  }),

  handle(shopFigures, ({ query }, { parts, now }) => readFigures(parts.db, query.step, now)),

  handle(adminMail, ({ query: { delivery, ...page } }, { parts }) =>
    listMail(parts.db, delivery ?? null, pageOf(page)),
  ),
];
