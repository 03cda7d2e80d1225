import { json } from '../http/answer.ts';
import type { PaymentState } from '../http/paymentStates.ts';
import { route } from '../http/router.ts';
import type { Provider, ProviderParts } from '../provider.ts';
import { type Account, callbackToken, type Settle, type Status, secretKey, take } from './account.ts';
import { apiRoutes } from './apiRoutes.ts';
import { makeCallbacks } from './callbacks.ts';
import { controlRoutes } from './control.ts';
import { pageRoutes } from './pages.ts';

const states: Readonly<Record<Status, PaymentState>> = { PENDING: 'pending', PAID: 'successful', EXPIRED: 'expired' };

/** Xendit: invoices. */
export function makeXendit(parts: ProviderParts): Provider {
  const account: Account = new Map();
  const callbacks = makeCallbacks(parts);
  const settle: Settle = async (invoice, status, paidAmount) => {
    // After a reset, timers of forgotten invoices still run out.
    if (!account.has(invoice.id) || !take(invoice, status, paidAmount)) return false;
    await callbacks.announce(invoice);
    return true;
  };
  const routes = [
    ...apiRoutes(account, settle, parts),
    ...pageRoutes(account, settle),
    ...controlRoutes(account, { settle, callbacks }, parts.received),
  ];

  return {
    name: 'xendit',
    settings: () => ({
      ...{ XENDIT_SECRET_KEY: secretKey, XENDIT_CALLBACK_TOKEN: callbackToken },
      XENDIT_API_URL: `${parts.url()}/xendit/api`,
    }),
    answer: async (request) => (await route(routes, request)) ?? json({ message: 'No such path' }, 404),
    payments: () =>
      [...account.values()].map(({ id, amount, status, createdAt }) => ({
        ...{ id, amount, createdAt, state: states[status], href: `/xendit/pages/invoice/${id}` },
      })),
  };
}
