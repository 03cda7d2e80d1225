import type { PaymentState } from '../http/paymentStates.ts';
import { route } from '../http/router.ts';
import type { Provider, ProviderParts } from '../provider.ts';
import { clientId, clientSecret, emptyAccount, type Order, webhookId } from './account.ts';
import { apiRoutes } from './apiRoutes.ts';
import { controlRoutes } from './control.ts';
import { makeEvents } from './events.ts';
import { pageRoutes } from './pages.ts';
import { makePayments } from './payments.ts';
import { refusal } from './refusal.ts';

/** PayPal: the wallet. */
export function makePayPal(parts: ProviderParts): Provider {
  const account = emptyAccount();
  const events = makeEvents(parts);
  const payments = makePayments(account, events, parts);
  const routes = [
    ...apiRoutes(account, { payments, events }, parts),
    ...pageRoutes(account, payments, parts),
    ...controlRoutes(account, { payments, events }, parts.received),
  ];
  return {
    name: 'payPal',
    settings: () => ({
      ...{ PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId },
      PAYPAL_API_URL: `${parts.url()}/payPal/api`,
    }),
    answer: async (request) =>
      (await route(routes, request)) ?? refusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID'),
    payments: () =>
      [...account.orders.values()].map((order) => ({
        ...{ id: order.id, amount: order.amount, currency: order.currency },
        ...{ createdAt: order.createdAt, state: stateOf(order) },
        href: `/payPal/pages/approve/${order.id}`,
      })),
  };
}

const stateOf = ({ capture }: Order): PaymentState => {
  if (capture?.status === 'COMPLETED') return 'successful';
  return capture?.status === 'DECLINED' || capture?.status === 'REFUNDED' ? 'failed' : 'pending';
};
