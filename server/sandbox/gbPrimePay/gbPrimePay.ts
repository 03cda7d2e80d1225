import { json } from '../http/answer.ts';
import type { PaymentState } from '../http/paymentStates.ts';
import { route } from '../http/router.ts';
import type { Provider, ProviderParts } from '../provider.ts';
import { apiRoutes } from './apiRoutes.ts';
import { makeCallbacks } from './callbacks.ts';
import { controlRoutes } from './control.ts';
import { customerKey, secretKey } from './keys.ts';
import { pageRoutes } from './pages.ts';
import { type Account, type Settle, type Status, statusOf, take } from './transactions.ts';

const states: Readonly<Record<Status, PaymentState>> = {
  ...{ P: 'pending', S: 'successful', F: 'failed', C: 'failed', E: 'expired' },
};

/** GBPrimePay: payment links, and PromptPay. */
export function makeGbPrimePay(parts: ProviderParts): Provider {
  const account: Account = new Map();
  const callbacks = makeCallbacks(parts);
  const settle: Settle = async (transaction, status, amount) => {
    // After a reset, timers of forgotten transactions still run out.
    if (!account.has(transaction.referenceNo) || !take(transaction, status, parts.clock(), amount)) return false;
    if (status !== 'E') await callbacks.announce(transaction);
    return true;
  };
  const routes = [
    ...apiRoutes(account, settle, parts),
    ...pageRoutes(account, settle, parts),
    ...controlRoutes(account, { settle, callbacks }, parts.received),
  ];

  return {
    name: 'gbPrimePay',
    settings: () => ({
      ...{ GBPRIMEPAY_TOKEN: customerKey, GBPRIMEPAY_SECRET_KEY: secretKey },
      GBPRIMEPAY_API_URL: `${parts.url()}/gbPrimePay/api`,
    }),
    answer: async (request) => (await route(routes, request)) ?? json({ message: 'No such path' }, 404),
    payments: () =>
      [...account.values()].map((transaction) => ({
        id: transaction.referenceNo,
        amount: transaction.amount,
        state: states[statusOf(transaction)],
        createdAt: transaction.createdAt,
        href: `/gbPrimePay/pages/${transaction.product}/${transaction.pageId}`,
      })),
  };
}
