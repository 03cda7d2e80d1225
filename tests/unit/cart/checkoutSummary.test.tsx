import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { quote } from '../../../src/domain/pricing/quote.ts';
import type { CartLineView } from '../../../src/features/cart/useCart.ts';
import { CheckoutSummary } from '../../../src/features/checkout/CheckoutSummary.tsx';
import { checkout } from '../../../src/i18n/th/buying/checkout.ts';
import { shipping } from '../../../src/i18n/th/buying/shipping.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { row } from '../listingFixture.ts';

const lineOf = (itemId: string, unitPrice: number) => ({
  ...{ itemId, kind: 'course' as const, planId: `p${itemId}`, quantity: 1, unitPrice },
});
const viewOf = (itemId: string, title: string, price: number) =>
  ({
    line: { ...lineOf(itemId, price), seenPrice: price, addedAt: 1 },
    item: { listing: row(itemId, title, title), plans: [] },
    plan: null,
    price,
  }) as unknown as CartLineView;

const countedOf = (lines: Parameters<typeof quote>[0]['lines']) =>
  quote({
    ...{ currency: 'THB' as const, lines, promotion: null, coupons: [] },
    ...{ withholdingPercent: 0 as const, shippingFee: 0, vatEnabled: true },
  });
const shownOf = (summary: Omit<Parameters<typeof CheckoutSummary>[0], 'note' | 'children'>): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DrawnLanguage value="th">
        <MemoryRouter>
          <CheckoutSummary {...summary} note={null}>
            {null}
          </CheckoutSummary>
        </MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );

test('the lines match the total: items not on sale show no price', () => {
  const lines = [viewOf('1', 'ปั้นดิน', 99_000), viewOf('2', 'ถักไหม', 60_000)];
  const shown = shownOf({ lines, quote: countedOf([lineOf('2', 59_000)]), isFeeKnown: true });
  expect(shown).toContain(checkout.summary.gone);
  expect(shown).not.toContain('990');
  expect(shown).not.toContain('600');
  expect(shown.match(/590/g)?.length).toBeGreaterThanOrEqual(2);
});

test('without a chosen shipping option nothing is called free shipping', () => {
  const counted = countedOf([{ ...lineOf('3', 24_000), kind: 'product' }]);
  const unknown = shownOf({ lines: [], quote: counted, isFeeKnown: false });
  expect(unknown).toContain(checkout.summary.feeUnknown);
  expect(unknown).not.toContain(shipping.free);
  const known = shownOf({ lines: [], quote: counted, isFeeKnown: true });
  expect(known).toContain(shipping.free);
  expect(known).not.toContain(checkout.summary.feeUnknown);
});
