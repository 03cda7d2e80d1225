import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Quote } from '../../../src/domain/pricing/quote.ts';
import { DeliverySection } from '../../../src/features/checkout/delivery/DeliverySection.tsx';
import type { DeliveryOfOrder } from '../../../src/features/checkout/delivery/useDelivery.ts';
import { shipping } from '../../../src/i18n/th/buying/shipping.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';

test('that nothing is sent can take the focus, which the refusal that said so loses', () => {
  const delivery = { isNeeded: true, isNoneOffered: true, options: {}, offered: [], withdrawn: null };
  const shown = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DrawnLanguage value="th">
        <DeliverySection delivery={delivery as unknown as DeliveryOfOrder} quote={{} as Quote} noneId="none" />
      </DrawnLanguage>
    </QueryClientProvider>,
  );
  expect(shown).toMatch(new RegExp(`<div id="none" tabindex="-1">.*${shipping.none}`));
});
