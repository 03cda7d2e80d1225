import {
  adminMail,
  adminOrder,
  adminOrders,
  decideReport as decideReportCall,
} from '../../src/contract/administration/administration.ts';
import { adminBuyer } from '../../src/contract/people/registeredPerson.ts';
import { refuse } from '../http/failure.ts';
import { handle } from '../http/handle.ts';
import { pageOf } from '../http/pages/pageOf.ts';
import { findOrder } from '../store/order/orders.ts';
import { searchOrders } from '../store/order/searchOrders.ts';
import { findRegistered } from '../store/people/people.ts';
import { listMail } from '../store/site/mail.ts';
import { announceOrder } from '../useCases/order/announceOrder.ts';
import { decideReport } from '../useCases/order/decideReport.ts';
import type { Moved } from '../useCases/order/moveOrder.ts';

export const administrationRoutes = [
  handle(adminOrders, async ({ query: { status = null, keyword = '', review, ...page } }, { parts }) => {
    const search = { status, keyword, isUnderReview: review === 'open' };
    const found = await searchOrders(parts.db, { ...search, ...pageOf(page) });
    return { rows: found.rows.map(({ order }) => order), total: found.total };
  }),

  handle(adminOrder, async ({ params }, { parts }) => {
    const stored = await findOrder(parts.db, params.orderId);
    return stored?.order ?? refuse('NOT_FOUND');
  }),

  handle(adminBuyer, async ({ params }, { parts }) => {
    const stored = await findOrder(parts.db, params.orderId);
    return (stored && (await findRegistered(parts.db, stored.userId))) ?? refuse('NOT_FOUND');
  }),

  handle(decideReportCall, async ({ params, body }, { parts, person, once, now }) => {
    let moved: Moved | null = null;
    const answer = await once(async (tx) => {
      const deciding = { ...body, orderId: params.orderId, administratorId: person().userId };
      const outcome = await decideReport(tx, parts, deciding, now);
      if ('code' in outcome) return outcome;
      moved = outcome;
      return outcome.stored.order;
    });
    if (moved !== null) announceOrder(parts, moved);
    return answer;
  }),

  handle(adminMail, ({ query }, { parts }) => listMail(parts.db, pageOf(query))),
];
