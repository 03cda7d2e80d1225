import { script } from '../http/answer.ts';
import { type Route, route } from '../http/router.ts';
import type { Provider, ProviderParts } from '../provider.ts';
import { apiRoutes } from './apiRoutes.ts';
import { browserScript } from './browserScript.ts';
import { makeCharges } from './charges.ts';
import { controlRoutes } from './control.ts';
import { makeEvents } from './events.ts';
import { publicKey, secretKey, webhookSecret } from './keys.ts';
import { emptyAccount } from './objects.ts';
import { pageRoutes } from './pages.ts';
import { notFound } from './refusal.ts';
import { vaultRoutes } from './vaultRoutes.ts';

/** Omise: cards by token, and PromptPay. */
export function makeOmise(parts: ProviderParts): Provider {
  const account = emptyAccount();
  const events = makeEvents(account, parts);
  const charges = makeCharges(account, events, parts);
  const routes: Route[] = [
    ...apiRoutes(account, charges, parts),
    ...vaultRoutes(account, parts.clock),
    ...pageRoutes(account, charges),
    ...controlRoutes(account, { charges, events }, parts.received),
    { method: 'GET', path: '/omise.js', handle: () => script(browserScript(`${parts.url()}/omise/vault`)) },
  ];

  return {
    name: 'omise',
    settings: () => ({
      ...{ OMISE_PUBLIC_KEY: publicKey, OMISE_SECRET_KEY: secretKey, OMISE_WEBHOOK_SECRET: webhookSecret },
      OMISE_API_URL: `${parts.url()}/omise/api`,
      OMISE_VAULT_URL: `${parts.url()}/omise/vault`,
      OMISE_SCRIPT_URL: `${parts.url()}/omise/omise.js`,
    }),
    async answer(request) {
      charges.expireDue();
      return (await route(routes, request)) ?? notFound('path', request.path);
    },
    payments: () =>
      [...account.charges.values()].map(({ id, amount, status, createdAt, authorizeId }) => ({
        id,
        amount,
        state: status,
        createdAt,
        href: authorizeId === null ? `/omise/pages/pay/${id}` : `/omise/pages/authorize/${authorizeId}`,
      })),
  };
}
