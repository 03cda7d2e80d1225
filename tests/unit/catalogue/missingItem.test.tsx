import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { promotionsQuery } from '../../../src/features/cart/promotionsQuery.ts';
import { CourseScreen } from '../../../src/features/course/CourseScreen.tsx';
import { courseDetailQuery } from '../../../src/features/course/courseQueries.ts';
import { ProductScreen } from '../../../src/features/product/ProductScreen.tsx';
import { productDetailQuery } from '../../../src/features/product/productQuery.ts';
import { PromotionScreen } from '../../../src/features/promotion/PromotionScreen.tsx';
import { notFound } from '../../../src/i18n/th/app/notFound.ts';
import { promotion } from '../../../src/i18n/th/buying/promotion.ts';
import { courseStates } from '../../../src/i18n/th/catalogue/courseStates.ts';
import { product } from '../../../src/i18n/th/catalogue/product.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { CallFailed, noFacts } from '../../../src/platform/net/callFailed.ts';
import { links } from '../../../src/ui/press/links.ts';

const missing = () => new CallFailed(404, 'NOT_FOUND', '', noFacts);

async function read(screen: ReactElement): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  client.setQueryData(['session'], null);
  // Fetched just now, whatever the time.
  client.setQueryData(promotionsQuery.queryKey, [], { updatedAt: Number.MAX_SAFE_INTEGER });
  for (const { queryKey } of [courseDetailQuery('404-gone'), productDetailQuery('404-gone')]) {
    client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error: missing() });
  }
  const { prelude } = await prerender(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter>{screen}</MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
  return await new Response(prelude).text();
}

test.each([
  ['a course', <CourseScreen key="c" slug="404-gone" />, courseStates.missing, links.courses(), notFound.action],
  [
    'a product',
    <ProductScreen key="p" slug="404-gone" />,
    product.missing.title,
    links.products(),
    product.missing.action,
  ],
  [
    'a promotion',
    <PromotionScreen key="o" promotionId="404" />,
    promotion.missing.title,
    links.home(),
    promotion.missing.action,
  ],
])('%s that is not there is named, and the way leads to others of its kind', async (_, screen, title, to, action) => {
  const told = await read(screen);
  expect(told).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(told).toMatch(new RegExp(`<a[^>]*href="${to}"[^>]*>(<[^>]*>)*${action}`));
});
