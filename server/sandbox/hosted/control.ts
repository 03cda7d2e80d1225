import { json, type Reply } from '../http/answer.ts';
import { fieldsOf, type SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import type { ReceivedRequest } from '../provider.ts';
import type { Notifications } from './notifications.ts';
import type { HostedState, Payments, Settle } from './payment.ts';

const states: Readonly<Record<string, HostedState>> = { paid: 'successful', expired: 'expired' };

/** Notifications of a kind, each with its change. */
const kinds: Readonly<Record<string, readonly Parameters<Notifications['send']>[1][]>> = {
  twice: [{}, {}],
  /** Although nobody paid. */
  paid: [{ state: 'successful' }],
  forged: [{ isForged: true, state: 'successful' }],
};

/** The routes with which tests play the payer and the network. */
export function controlRoutes(
  payments: Payments,
  { settle, send }: { readonly settle: Settle; readonly send: Notifications['send'] },
  received: ReceivedRequest[],
): Route[] {
  async function mark(request: SandboxRequest, id: string): Promise<Reply> {
    const payment = payments.get(id);
    const { status, amount } = fieldsOf(request) ?? {};
    const wanted = states[String(status)];
    if (!payment) return json({ message: 'There is no such payment' }, 404);
    if (!wanted) return json({ message: 'status is paid or expired' }, 400);
    const isDone = await settle(payment, wanted, typeof amount === 'number' ? amount : undefined);
    return isDone ? json({ status }) : json({ message: 'The payment is over' }, 409);
  }

  /** The answer has the shop's status for each notification; 0 if the shop was not reached. */
  async function notify(request: SandboxRequest, id: string): Promise<Reply> {
    const payment = payments.get(id);
    const changes = kinds[String(fieldsOf(request)?.kind)];
    if (!payment) return json({ message: 'There is no such payment' }, 404);
    if (!changes) return json({ message: 'kind is twice, paid or forged' }, 400);
    return json({ statuses: await Promise.all(changes.map((change) => send(payment, change))) });
  }

  function reset(): Reply {
    payments.clear();
    received.length = 0;
    return json({});
  }

  return [
    { method: 'POST', path: '/control/payments/:id/mark', handle: (request, part) => mark(request, part('id')) },
    { method: 'POST', path: '/control/payments/:id/notify', handle: (request, part) => notify(request, part('id')) },
    { method: 'GET', path: '/control/requests', handle: () => json({ requests: received }) },
    { method: 'POST', path: '/control/reset', handle: reset },
  ];
}
