import { json, type Reply } from '../http/answer.ts';
import { fieldsOf, type SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import type { ReceivedRequest } from '../provider.ts';
import type { Account, Settle, Status } from './account.ts';
import type { Callbacks } from './callbacks.ts';

const statuses: Readonly<Record<string, Status>> = { paid: 'PAID', expired: 'EXPIRED' };

/** Callbacks of a kind, each with its change. */
const kinds: Readonly<Record<string, readonly Parameters<Callbacks['send']>[1][]>> = {
  twice: [{}, {}],
  /** Although nobody paid. */
  paid: [{ status: 'PAID' }],
  wrongToken: [{ token: 'forged', status: 'PAID' }],
};

/** The routes with which tests play the payer and the network. */
export function controlRoutes(
  account: Account,
  { settle, callbacks }: { readonly settle: Settle; readonly callbacks: Callbacks },
  received: ReceivedRequest[],
): Route[] {
  async function mark(request: SandboxRequest, id: string): Promise<Reply> {
    const invoice = account.get(id);
    const { status, amount } = fieldsOf(request) ?? {};
    const wanted = statuses[String(status)];
    if (!invoice) return json({ message: 'There is no such invoice' }, 404);
    if (!wanted) return json({ message: 'status is paid or expired' }, 400);
    const isDone = await settle(invoice, wanted, typeof amount === 'number' ? amount : undefined);
    return isDone ? json({ status: wanted }) : json({ message: 'The invoice is over' }, 409);
  }

  /** The answer has the shop's status for each callback; 0 if the shop was not reached. */
  async function sendCallbacks(request: SandboxRequest, id: string): Promise<Reply> {
    const invoice = account.get(id);
    const changes = kinds[String(fieldsOf(request)?.kind)];
    if (!invoice) return json({ message: 'There is no such invoice' }, 404);
    if (!changes) return json({ message: 'kind is twice, paid or wrongToken' }, 400);
    return json({ statuses: await Promise.all(changes.map((change) => callbacks.send(invoice, change))) });
  }

  function reset(): Reply {
    account.clear();
    received.length = 0;
    return json({});
  }

  return [
    { method: 'POST', path: '/control/invoices/:id/mark', handle: (request, part) => mark(request, part('id')) },
    {
      method: 'POST',
      path: '/control/invoices/:id/callbacks',
      handle: (request, part) => sendCallbacks(request, part('id')),
    },
    { method: 'GET', path: '/control/requests', handle: () => json({ requests: received }) },
    { method: 'POST', path: '/control/reset', handle: reset },
  ];
}
