import { json } from '../http/answer.ts';
import { type Route, route } from '../http/router.ts';
import type { Provider, ProviderParts, Settings } from '../provider.ts';
import { controlRoutes, states } from './control.ts';
import { type Ledger, makeLedger } from './ledger.ts';
import { pageRoutes } from './pages.ts';

type Product = {
  readonly name: string;
  readonly settings: () => Settings;
  readonly apiRoutes: (ledger: Ledger) => readonly Route[];
};

/** A product of 2C2P with its own merchant account: its calls, hosted pages and controls. */
export function makeProvider({ name, settings, apiRoutes }: Product, parts: ProviderParts): Provider {
  const ledger = makeLedger(parts);
  const routes = [...apiRoutes(ledger), ...pageRoutes(ledger, parts), ...controlRoutes(ledger, parts.received)];
  return {
    ...{ name, settings },
    answer: async (request) => (await route(routes, request)) ?? json({ message: 'No such path' }, 404),
    payments: () =>
      ledger.all().map(({ invoiceNo, amount, currency, status, createdAt, product, pageId }) => ({
        ...{ id: invoiceNo, amount, currency, state: states[status], createdAt },
        href: `/${name}/pages/${product}/${pageId}`,
      })),
  };
}
