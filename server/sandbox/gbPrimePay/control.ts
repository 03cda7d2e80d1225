import { json, type Reply } from '../http/answer.ts';
import { fieldsOf, type SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import type { ReceivedRequest } from '../provider.ts';
import type { CallbackFields, Callbacks } from './callbacks.ts';
import type { Account, Settle, Status } from './transactions.ts';

const statuses: Readonly<Record<string, Status>> = { settled: 'S', failed: 'F', cancelled: 'C', expired: 'E' };

/** Callbacks of a kind, each with its changed fields. */
const kinds: Readonly<Record<string, readonly Partial<CallbackFields>[]>> = {
  twice: [{}, {}],
  /** Before the payment, or although there is none. */
  paid: [{ resultCode: '00' }],
  wrongReference: [{ resultCode: '00', referenceNo: 'NOBODY' }],
};

/** The routes with which tests play the payer and the network. */
export function controlRoutes(
  account: Account,
  { settle, callbacks }: { readonly settle: Settle; readonly callbacks: Callbacks },
  received: ReceivedRequest[],
): Route[] {
  async function mark(request: SandboxRequest, referenceNo: string): Promise<Reply> {
    const transaction = account.get(referenceNo);
    const { status, amount } = fieldsOf(request) ?? {};
    const wanted = statuses[String(status)];
    if (!transaction) return json({ message: 'There is no such transaction' }, 404);
    if (!wanted) return json({ message: 'status is settled, failed, cancelled or expired' }, 400);
    const isDone = await settle(transaction, wanted, typeof amount === 'number' ? amount : undefined);
    return isDone ? json({ status: wanted }) : json({ message: 'The transaction is over' }, 409);
  }

  /** The answer has the shop's status for each callback; 0 if the shop was not reached. */
  async function sendCallbacks(request: SandboxRequest): Promise<Reply> {
    const { referenceNo, kind } = fieldsOf(request) ?? {};
    const transaction = account.get(String(referenceNo));
    const changes = kinds[String(kind)];
    if (!transaction) return json({ message: 'There is no such transaction' }, 404);
    if (!changes) return json({ message: 'kind is twice, paid or wrongReference' }, 400);
    return json({ statuses: await Promise.all(changes.map((change) => callbacks.send(transaction, change))) });
  }

  function reset(): Reply {
    account.clear();
    received.length = 0;
    return json({});
  }

  return [
    { method: 'POST', path: '/control/transactions/:id/mark', handle: (request, part) => mark(request, part('id')) },
    { method: 'POST', path: '/control/callbacks', handle: sendCallbacks },
    { method: 'GET', path: '/control/requests', handle: () => json({ requests: received }) },
    { method: 'POST', path: '/control/reset', handle: reset },
  ];
}
