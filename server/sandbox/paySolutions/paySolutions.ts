import { json } from '../http/answer.ts';
import type { PaymentState } from '../http/paymentStates.ts';
import { route } from '../http/router.ts';
import type { Provider, ProviderParts } from '../provider.ts';
import { apiKey, merchantId, type Orders, open, paid, type Status, secretKey } from './account.ts';
import { apiRoutes } from './apiRoutes.ts';
import { makeCashier } from './cashier.ts';
import { controlRoutes } from './control.ts';
import { pageRoutes } from './pages.ts';

function stateOf(status: Status): PaymentState {
  if (open.includes(status)) return 'pending';
  return paid.includes(status) || status === 'RR' ? 'successful' : 'failed';
}

/** Pay Solutions: bill payment by a form. */
export function makePaySolutions(parts: ProviderParts): Provider {
  const orders: Orders = new Map();
  const cashier = makeCashier(orders, parts);
  const routes = [
    ...apiRoutes(orders),
    ...pageRoutes(orders, cashier),
    ...controlRoutes(orders, cashier, parts.received),
  ];
  return {
    name: 'paySolutions',
    settings: () => ({
      ...{ PAY_SOLUTIONS_MERCHANT_ID: merchantId, PAY_SOLUTIONS_SECRET_KEY: secretKey, PAY_SOLUTIONS_API_KEY: apiKey },
      PAY_SOLUTIONS_API_URL: `${parts.url()}/paySolutions/api`,
      PAY_SOLUTIONS_FORM_URL: `${parts.url()}/paySolutions/payment`,
    }),
    answer: async (request) => (await route(routes, request)) ?? json({ message: 'No such path' }, 404),
    payments: () =>
      [...orders.values()].map(({ refno, totalSatang, createdAt, status }) => ({
        ...{ id: refno, amount: totalSatang, createdAt, state: stateOf(status) },
        href: `/paySolutions/pages/pay/${refno}`,
      })),
  };
}
