import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ProductScreen } from '../../../src/features/product/ProductScreen.tsx';
import { productDetailQuery } from '../../../src/features/product/productQuery.ts';
import { formatPrice } from '../../../src/i18n/format.ts';
import { states } from '../../../src/i18n/th/app/states.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { ServerUnreachable } from '../../../src/platform/net/callFailed.ts';
import { row } from '../listingFixture.ts';

const named = row('9', 'สมุดฝึกคัด', 'Workbook', { kind: 'product', fromPrices: { THB: 24_000, USD: null } });

/** The first page of a product; `seen`: it was listed during this visit. */
function pageOf({ seen, isAway }: { readonly seen: boolean; readonly isAway: boolean }): string {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  client.setQueryData(['session'], null);
  if (seen) client.setQueryData(['products', 'list', {}], { rows: [named], total: 1 });
  const { queryKey } = productDetailQuery('9');
  const failure = isAway ? { fetchFailureReason: new ServerUnreachable('away') } : {};
  client.getQueryCache().build(client, { queryKey }).setState(failure);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter>
          <ProductScreen slug="9" />
        </MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
}

test('a product whose page is on its way, or cannot come, shows what its list told of it', () => {
  for (const isAway of [false, true]) {
    const page = pageOf({ seen: true, isAway });
    expect(page).toContain('สมุดฝึกคัด</h1>');
    expect(page).toContain(formatPrice(24_000));
    expect(page.includes(states.offline.title)).toBe(isAway);
    expect(page.includes('aria-busy="true"')).toBe(!isAway);
  }
});

test('one of which nothing is known says that it waits, or that it cannot come', () => {
  expect(pageOf({ seen: false, isAway: false })).toContain('aria-busy="true"');
  expect(pageOf({ seen: false, isAway: true })).toMatch(new RegExp(`<h1[^>]*>${states.offline.title}</h1>`));
});
