import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { CartLineView } from '../../src/features/cart/useCart.ts';
import { CheckoutFailure } from '../../src/features/checkout/CheckoutFailure.tsx';
import { Refusals } from '../../src/features/checkout/Refusals.tsx';
import { formatDateTime } from '../../src/i18n/format.ts';
import { failures } from '../../src/i18n/th/failures.ts';
import { DrawnLanguage } from '../../src/i18n/useLanguage.ts';
import { CallFailed, noFacts } from '../../src/platform/callFailed.ts';
import { row } from './listingFixture.ts';

const drawn = (screen: ReactElement): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DrawnLanguage value="th">
        <MemoryRouter>{screen}</MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  ).replaceAll('<!-- -->', '');

const pottery = {
  line: { itemId: '1' },
  item: { listing: row('1', 'ปั้นดิน', 'Pottery'), plans: [{}] },
  plan: null,
  price: null,
} as unknown as CartLineView;

test('a course that is still open is refused with its name and the end of the access', () => {
  const until = Date.UTC(2026, 11, 5, 6);
  const refusals = [{ code: 'TIME_LEFT', itemIds: ['1'], until }] as const;
  const shown = drawn(<Refusals id="refusals" refusals={refusals} lines={[pottery]} coupons={[]} />);
  expect(shown).toContain(`${failures.TIME_LEFT}: ปั้นดิน (${formatDateTime(until, 'th')})`);
});

test('the name in the shop’s own sentence is not said again', () => {
  const sentence = `${failures.COURSE_DUPLICATE}: ปั้นดิน`;
  const failure = new CallFailed(409, 'COURSE_DUPLICATE', sentence, { ...noFacts, itemIds: ['1'] });
  const shown = drawn(<CheckoutFailure failure={failure} isOpen={false} />);
  expect(shown).toContain(`<p>${sentence}</p>`);
});
