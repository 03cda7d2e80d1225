import { json, type Reply } from '../http/answer.ts';
import { fieldsOf, type SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import type { ReceivedRequest } from '../provider.ts';
import type { Account, Qr } from './account.ts';
import type { Bank, Confirming } from './bank.ts';

const confirmings: readonly Confirming[] = ['once', 'twice', 'late', 'none'];

/** The routes with which tests play the payer and the network. */
export function controlRoutes(account: Account, bank: Bank, received: ReceivedRequest[]): Route[] {
  async function pay(qr: Qr, request: SandboxRequest): Promise<Reply> {
    const { amountSatang = qr.amountSatang, confirming } = fieldsOf(request) ?? {};
    const wish = confirmings.find((each) => each === confirming);
    return json(await bank.pay(qr, Number(amountSatang), wish));
  }

  function refund(qr: Qr): Reply {
    for (const payment of qr.payments) payment.isRefunded = true;
    return json(qr);
  }

  /** `again` repeats the last confirmation; `forged` confirms an unpaid charge. */
  async function confirm(qr: Qr, request: SandboxRequest): Promise<Reply> {
    const last = fieldsOf(request)?.kind === 'again' ? qr.payments.at(-1) : bank.forged(qr);
    return last ? json({ status: await bank.confirm(qr, last) }) : json({ message: 'Nobody has paid this QR' }, 409);
  }

  const withQr =
    (handle: (qr: Qr, request: SandboxRequest) => Reply | Promise<Reply>): Route['handle'] =>
    (request, part) => {
      const qr = account.qrs.get(part('ref1'));
      return qr ? handle(qr, request) : json({ message: 'There is no such QR' }, 404);
    };

  function endTokens(): Reply {
    account.tokens.clear();
    return json({});
  }

  function reset(): Reply {
    account.qrs.clear();
    received.length = 0;
    return endTokens();
  }

  return [
    { method: 'GET', path: '/control/qrs/:ref1', handle: withQr((qr) => json(qr)) },
    { method: 'POST', path: '/control/qrs/:ref1/pay', handle: withQr(pay) },
    { method: 'POST', path: '/control/qrs/:ref1/refund', handle: withQr(refund) },
    { method: 'POST', path: '/control/qrs/:ref1/confirm', handle: withQr(confirm) },
    { method: 'POST', path: '/control/tokens/end', handle: endTokens },
    { method: 'GET', path: '/control/requests', handle: () => json({ requests: received }) },
    { method: 'POST', path: '/control/reset', handle: reset },
  ];
}
