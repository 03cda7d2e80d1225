import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '../../../src/domain/localText.ts';
import type { Person } from '../../../src/domain/people/identity.ts';
import { TaxSection } from '../../../src/features/taxData/TaxSection.tsx';
import { useTaxMinimum } from '../../../src/features/taxData/useTaxMinimum.ts';
import { type TaxWishOfOrder, useTaxWish } from '../../../src/features/taxData/useTaxWish.ts';
import { taxInvoice as en } from '../../../src/i18n/en/buying/taxInvoice.ts';
import { taxInvoice as th } from '../../../src/i18n/th/buying/taxInvoice.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { sessionKey } from '../../../src/platform/session/sessionKey.ts';

const buyer = { id: '7', role: 'student', firstName: 'มะลิ', lastName: 'ใจดี' } as Person;

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The tax section of an order with this total, before the account's data has loaded. */
function drawn(person: Person | null, total: number, language: Language = 'th'): string {
  const Section = () => {
    const tax = useTaxWish(person, 'cart');
    return <TaxSection tax={tax} minimum={useTaxMinimum(tax, total, 'THB')} isFree={false} />;
  };
  const client = new QueryClient();
  client.setQueryData(sessionKey, person);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value={language}>
        <Section />
      </DrawnLanguage>
    </QueryClientProvider>,
  );
}
const timesSaid = (markup: string, words: string): number => markup.split(words).length - 1;

test('boxes that wait for the account’s own tax data say so', () => {
  expect(timesSaid(drawn(buyer, 200_000), th.asking)).toBe(2);
  expect(timesSaid(drawn(buyer, 200_000, 'en'), en.asking)).toBe(2);
});

test('of a guest nothing is waited for; a total that is too small is said instead, for it stays so', () => {
  expect(drawn(null, 200_000)).not.toContain(th.asking);
  expect(drawn(null, 200_000)).toContain(th.companyOnly);
  expect(drawn(buyer, 1)).not.toContain(th.asking);
});

test.each([
  ['th', th],
  ['en', en],
] as const)('the box says that a full tax invoice is only issued after payment (%s)', (language, texts) => {
  expect(timesSaid(drawn(null, 200_000, language), texts.reserved)).toBe(1);
});

test('a cart that became free requests no tax invoice, and still mentions the dropped choice', () => {
  const notice = th.noInvoice('฿1,000');
  const minimum = { noInvoice: '', noWithholding: '', notices: [notice] };
  const shown = renderToStaticMarkup(
    <DrawnLanguage value="th">
      <TaxSection isFree tax={{ isOffered: true } as TaxWishOfOrder} minimum={minimum} />
    </DrawnLanguage>,
  );
  expect(shown).toContain(notice);
  expect(shown).not.toContain('checkbox');
});
