import { json, type Reply } from '../http/answer.ts';
import { fieldsOf, type SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import type { ReceivedRequest } from '../provider.ts';
import type { Account, Funding, Order } from './account.ts';
import type { Events, EventType } from './events.ts';
import type { Payments } from './payments.ts';

const fundings: readonly Funding[] = ['good', 'declined', 'held'];
const kinds = { twice: [{}, 2], forged: [{ isForged: true }, 1], unsigned: [{ isUnsigned: true }, 1] } as const;
const eventTypes: readonly EventType[] = [
  ...(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.PENDING'] as const),
  ...(['PAYMENT.CAPTURE.DENIED', 'PAYMENT.CAPTURE.REFUNDED'] as const),
];

/** The routes with which tests play the payer and the network. */
export function controlRoutes(
  account: Account,
  { payments, events }: { readonly payments: Payments; readonly events: Events },
  received: ReceivedRequest[],
): Route[] {
  const withOrder =
    (handle: (order: Order, request: SandboxRequest) => Reply | Promise<Reply>): Route['handle'] =>
    (request, part) => {
      const order = account.orders.get(part('id'));
      return order ? handle(order, request) : json({ message: 'There is no such order' }, 404);
    };

  async function approve(order: Order, request: SandboxRequest): Promise<Reply> {
    const funding = fundings.find((each) => each === (fieldsOf(request)?.funding ?? 'good'));
    if (funding === undefined) return json({ message: `funding is one of ${fundings.join(', ')}` }, 400);
    return (await payments.approve(order, funding)) ? json(order) : json({ message: `It is ${order.status}` }, 409);
  }

  /** Another application of the merchant takes the money, perhaps of another amount. */
  function capture(order: Order, request: SandboxRequest): Reply {
    const { amount } = fieldsOf(request) ?? {};
    const taken = payments.capture(order, typeof amount === 'number' ? amount : undefined);
    return taken === null ? json({ message: 'The source declines' }, 409) : json(order);
  }

  async function decide(order: Order, request: SandboxRequest): Promise<Reply> {
    const status = fieldsOf(request)?.status === 'DECLINED' ? 'DECLINED' : 'COMPLETED';
    return (await payments.decide(order, status)) ? json(order) : json({ message: 'Nothing is held back' }, 409);
  }

  async function send(order: Order, request: SandboxRequest): Promise<Reply> {
    const { type, kind } = fieldsOf(request) ?? {};
    const wanted = eventTypes.find((each) => each === type);
    const [how, times] = kinds[kind as keyof typeof kinds] ?? [{}, 1];
    if (wanted === undefined) return json({ message: `type is one of ${eventTypes.join(', ')}` }, 400);
    return json({ statuses: await events.send(order, wanted, how, times) });
  }

  function reset(): Reply {
    for (const each of Object.values(account)) each.clear();
    received.length = 0;
    return json({});
  }

  return [
    { method: 'POST', path: '/control/orders/:id/approve', handle: withOrder(approve) },
    { method: 'POST', path: '/control/orders/:id/capture', handle: withOrder(capture) },
    { method: 'POST', path: '/control/orders/:id/decide', handle: withOrder(decide) },
    { method: 'POST', path: '/control/orders/:id/event', handle: withOrder(send) },
    { method: 'GET', path: '/control/orders', handle: () => json({ orders: [...account.orders.values()] }) },
    { method: 'GET', path: '/control/requests', handle: () => json({ requests: received }) },
    { method: 'POST', path: '/control/reset', handle: reset },
  ];
}
