import { exactReportOf, maxExactMatches } from '../../../src/domain/order/exactMatch.ts';
import type { OrderAtDesk } from '../../../src/domain/order/order.ts';
import type { Db } from '../../store/database/connection.ts';
import { findOrders } from '../../store/order/orders.ts';
import { exactCandidateIds } from '../../store/order/searchOrders.ts';

const mostCandidates = 210;

/**
 * Orders whose waiting report matches exactly, the longest waiting first. Most candidates match, so further ones are
 * read only while too few are found.
 */
export async function listExactMatches(db: Db): Promise<readonly OrderAtDesk[]> {
  const matches: OrderAtDesk[] = [];
  const limit = maxExactMatches;
  for (let offset = 0; offset < mostCandidates && matches.length < limit; offset += limit) {
    const ids = await exactCandidateIds(db, { offset, limit });
    const candidates = await findOrders(db, ids);
    matches.push(...candidates.map(({ order }) => order).filter((order) => exactReportOf(order) !== null));
    if (ids.length < limit) break;
  }
  return matches.slice(0, limit);
}
