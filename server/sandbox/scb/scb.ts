import { json } from '../http/answer.ts';
import { route } from '../http/router.ts';
import type { Provider, ProviderParts } from '../provider.ts';
import { apiKey, apiSecret, billerId, emptyAccount, ref3Prefix } from './account.ts';
import { apiRoutes } from './apiRoutes.ts';
import { makeBank } from './bank.ts';
import { controlRoutes } from './control.ts';
import { pageRoutes } from './pages.ts';

/** SCB: the bank QR. */
export function makeScb(parts: ProviderParts): Provider {
  const account = emptyAccount();
  const bank = makeBank(account, parts);
  const routes = [
    ...apiRoutes(account, bank, parts),
    ...pageRoutes(account, bank),
    ...controlRoutes(account, bank, parts.received),
  ];
  return {
    name: 'scb',
    settings: () => ({
      ...{ SCB_API_KEY: apiKey, SCB_API_SECRET: apiSecret, SCB_API_URL: `${parts.url()}/scb/api` },
      ...{ SCB_BILLER_ID: billerId, SCB_REF3_PREFIX: ref3Prefix },
    }),
    answer: async (request) =>
      (await route(routes, request)) ?? json({ status: { code: 9400, description: 'No such path' } }, 404),
    payments: () =>
      [...account.qrs.values()].map(({ ref1, amountSatang, createdAt, payments }) => ({
        ...{ id: ref1, amount: amountSatang, createdAt, href: `/scb/pages/pay/${ref1}` },
        state: payments.length > 0 ? 'successful' : 'pending',
      })),
  };
}
