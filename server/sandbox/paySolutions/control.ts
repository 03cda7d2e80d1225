import { json, type Reply } from '../http/answer.ts';
import { fieldsOf, type SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import type { ReceivedRequest } from '../provider.ts';
import { type BillOrder, type Orders, type Posting, paid, type Status, statuses } from './account.ts';
import type { Cashier } from './cashier.ts';

const postings: readonly Posting[] = ['once', 'twice', 'late', 'none'];
const isStatus = (value: unknown): value is Status => typeof value === 'string' && value in statuses;

/** The routes with which tests play the payer and the network. */
export function controlRoutes(orders: Orders, { mark, payAgain, post }: Cashier, received: ReceivedRequest[]): Route[] {
  async function markBy(order: BillOrder, request: SandboxRequest): Promise<Reply> {
    const { status, posting } = fieldsOf(request) ?? {};
    if (!isStatus(status)) return json({ message: `status is one of ${Object.keys(statuses).join(', ')}` }, 400);
    const wish = postings.find((each) => each === posting);
    return (await mark(order, status, wish)) ? json(order) : json({ message: `The order is ${order.status}` }, 409);
  }

  async function postBy(order: BillOrder, request: SandboxRequest): Promise<Reply> {
    const { status } = fieldsOf(request) ?? {};
    return json({ status: await post(order, isStatus(status) ? status : order.status) });
  }

  async function payAgainBy(order: BillOrder): Promise<Reply> {
    if (!paid.includes(order.status)) return json({ message: `The order is ${order.status}` }, 409);
    await payAgain(order);
    return json(order);
  }

  const withOrder =
    (handle: (order: BillOrder, request: SandboxRequest) => Promise<Reply>): Route['handle'] =>
    (request, part) => {
      const order = orders.get(part('refno'));
      return order ? handle(order, request) : json({ message: 'There is no such order' }, 404);
    };

  function reset(): Reply {
    orders.clear();
    received.length = 0;
    return json({});
  }

  return [
    { method: 'POST', path: '/control/orders/:refno/mark', handle: withOrder(markBy) },
    { method: 'POST', path: '/control/orders/:refno/pay-again', handle: withOrder(payAgainBy) },
    { method: 'POST', path: '/control/orders/:refno/postback', handle: withOrder(postBy) },
    { method: 'GET', path: '/control/requests', handle: () => json({ requests: received }) },
    { method: 'POST', path: '/control/reset', handle: reset },
  ];
}
