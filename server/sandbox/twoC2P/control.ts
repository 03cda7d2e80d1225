import { json, type Reply } from '../http/answer.ts';
import type { PaymentState } from '../http/paymentStates.ts';
import { fieldsOf, type SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import type { ReceivedRequest } from '../provider.ts';
import type { Ledger, Posting } from './ledger.ts';
import type { Status, Transaction } from './transaction.ts';

/** How the list of the sandbox calls a status. */
export const states: Readonly<Record<Status, PaymentState>> = {
  ...{ pending: 'pending', approved: 'successful', declined: 'failed', cancelled: 'failed', expired: 'expired' },
};

const postings: readonly Posting[] = ['once', 'twice', 'late', 'none'];
const isStatus = (value: unknown): value is Status => typeof value === 'string' && value in states;

/** The routes with which tests play the payer and the network. */
export function controlRoutes(ledger: Ledger, received: ReceivedRequest[]): Route[] {
  async function mark(transaction: Transaction, request: SandboxRequest): Promise<Reply> {
    const { status, posting, paid } = fieldsOf(request) ?? {};
    if (!isStatus(status)) return json({ message: `status is one of ${Object.keys(states).join(', ')}` }, 400);
    const isDone = await ledger.settle(transaction, status, {
      posting: postings.find((each) => each === posting),
      ...(typeof paid === 'number' ? { paid } : {}),
    });
    return isDone ? json({ status }) : json({ message: `The transaction is ${transaction.status}` }, 409);
  }

  /** Announces a status, true or not. Answers the shop's status; 0 if the shop was not reached. */
  async function announce(transaction: Transaction, request: SandboxRequest): Promise<Reply> {
    const { status, forged } = fieldsOf(request) ?? {};
    const told = isStatus(status) ? status : transaction.status;
    return json({ status: await ledger.announce(transaction, told, forged === true) });
  }

  const withTransaction =
    (handle: (transaction: Transaction, request: SandboxRequest) => Promise<Reply>): Route['handle'] =>
    (request, part) => {
      const transaction = ledger.find(part('invoiceNo'));
      return transaction ? handle(transaction, request) : json({ message: 'There is no such transaction' }, 404);
    };

  function reset(): Reply {
    ledger.clear();
    received.length = 0;
    return json({});
  }

  return [
    { method: 'POST', path: '/control/transactions/:invoiceNo/mark', handle: withTransaction(mark) },
    { method: 'POST', path: '/control/transactions/:invoiceNo/announce', handle: withTransaction(announce) },
    { method: 'GET', path: '/control/requests', handle: () => json({ requests: received }) },
    { method: 'POST', path: '/control/reset', handle: reset },
  ];
}
