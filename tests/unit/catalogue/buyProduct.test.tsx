import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { ProductDetail } from '../../../src/domain/catalogue/product.ts';
import { ProductView } from '../../../src/features/product/ProductView.tsx';
import { product as words } from '../../../src/i18n/th/catalogue/product.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { plan } from '../courseFixture.ts';
import { noSharing, row } from '../listingFixture.ts';

const product = (more: Partial<ProductDetail>): ProductDetail => ({
  ...row('5', 'สมุด', 'Book', { kind: 'product', seatsLeft: 7 }),
  ...{ kindName: null, description: { th: '', en: null }, facts: [], pictures: [], video: null },
  ...{ plans: [plan('a', { itemId: '5', type: 'oneTime', term: null })], isLocked: false, publishEndsAt: null },
  sharing: noSharing,
  ...more,
});

/** Server markup for a guest. */
function drawn(of: ProductDetail): string {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  client.setQueryData(['session'], null);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter>
          <ProductView product={of} />
        </MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
}

test('a kept product whose showing has ended is not for sale any more, and says so', () => {
  const over = drawn(product({ publishEndsAt: Date.UTC(2000, 0, 1) }));
  expect(over).toContain(words.over);
  expect(over).not.toContain(words.addToCart);
  expect(over).not.toContain(words.inStock('7'));
  expect(drawn(product({ publishEndsAt: Date.UTC(2000, 0, 1), seatsLeft: 0 }))).toContain(words.soldOut);
});

test('until then it is', () => {
  const shown = drawn(product({ publishEndsAt: Date.UTC(2099, 0, 1) }));
  expect(shown).toContain(words.addToCart);
  expect(shown).toContain(words.inStock('7'));
});
