import {
  adminMail,
  adminOrder,
  adminOrders,
  decideReport as decideReportCall,
} from '../../src/contract/administration.ts';
import { adminBuyer } from '../../src/contract/registeredPerson.ts';
import { refuse } from '../http/failure.ts';
import { handle } from '../http/handle.ts';
import { pageOf } from '../http/pageOf.ts';
import { listMail } from '../store/mail.ts';
import { findOrder } from '../store/orders.ts';
import { findRegistered } from '../store/people.ts';
import { searchOrders } from '../store/searchOrders.ts';
import { announceOrder } from '../useCases/announceOrder.ts';
import { decideReport } from '../useCases/decideReport.ts';
import type { Moved } from '../useCases/moveOrder.ts';

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
