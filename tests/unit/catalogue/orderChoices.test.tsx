import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { CourseDetail } from '../../../src/domain/catalogue/course.ts';
import { defaultSiteSettings, type SiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { BuyHere } from '../../../src/features/course/offer/BuyHere.tsx';
import { PlanChoice } from '../../../src/features/course/offer/PlanChoice.tsx';
import { useCourseOffer } from '../../../src/features/course/offer/useCourseOffer.ts';
import { siteQuery } from '../../../src/features/site/useSite.ts';
import { courseParts as texts } from '../../../src/i18n/th/catalogue/courseParts.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { course, plan } from '../courseFixture.ts';

const purchase = { word: 'buy', isInCart: false, addToCart: async () => {}, buy: async () => {} } as const;
const free = plan('free', { type: 'free', prices: { THB: 0, USD: null } });

/** Place of a course's plans: the panel of layout four, else below the description. */
function Plans({ of }: { of: CourseDetail }) {
  const offer = useCourseOffer(of);
  const Part = of.layout === 'four' ? BuyHere : PlanChoice;
  return <Part course={of} offer={offer} purchase={purchase} />;
}

/** The part that opens beside a course's plans, for a guest. */
function opens(of: CourseDetail, change: Partial<SiteSettings> = {}): readonly string[] {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  client.setQueryData(['session'], null);
  client.setQueryData(siteQuery.queryKey, { settings: { ...defaultSiteSettings, ...change } } as never);
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter>
          <Plans of={of} />
        </MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
  return [texts.offers, texts.tax].filter((label) => markup.includes(label));
}

test.each(['default', 'one', 'three', 'four'] as const)(
  'coupons, promotions and the tax invoice open from layout %s',
  (layout) => {
    expect(opens(course({ layout }))).toEqual([texts.offers, texts.tax]);
  },
);

test('no invoice is asked for where the shop issues none, or where nothing is to be paid', () => {
  for (const off of ['taxSystemEnabled', 'taxAddOnEnabled', 'taxInvoiceEnabled'] as const) {
    expect(opens(course(), { [off]: false })).toEqual([texts.offers]);
  }
  expect(opens(course(), { withholdingEnabled: false })).toEqual([texts.offers, texts.tax]);
  expect(opens(course({ plans: [free] }))).toEqual([texts.offers]);
});

test('nothing opens where nothing can be bought', () => {
  expect(opens(course({ isLocked: true }))).toEqual([]);
});
