import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PublicSite } from '../../../src/contract/site/site.ts';
import type { Listing } from '../../../src/domain/catalogue/course.ts';
import type { Language } from '../../../src/domain/localText.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { categoriesQuery } from '../../../src/features/catalogue/categoriesQuery.ts';
import { FoundBy } from '../../../src/features/catalogue/FoundBy.tsx';
import { ItemCard } from '../../../src/features/catalogue/ItemCard.tsx';
import { MarkedText } from '../../../src/features/catalogue/MarkedText.tsx';
import { siteQuery } from '../../../src/features/site/useSite.ts';
import { loadEnglish } from '../../../src/i18n/loadEnglish.ts';
import { listing } from '../../../src/i18n/th/catalogue/listing.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { row } from '../listingFixture.ts';

function drawn(
  card: ReactElement,
  language: Language = 'th',
  fill: (client: QueryClient) => unknown = () => {},
): string {
  const client = new QueryClient();
  fill(client);
  const name = { th: 'บัญชีและภาษี', en: 'Accounting' };
  client.setQueryData(categoriesQuery.queryKey, [
    { id: 'l', linkPath: 'languages', name, weave: 'khit', kind: 'course', parentId: null, count: 1 },
  ]);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value={language}>
        <MemoryRouter>{card}</MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
}

beforeAll(loadEnglish);

const find = (course: Listing, question: string, language?: Language) =>
  drawn(
    <ItemCard
      row={course}
      find={{
        mark: (text) => <MarkedText text={text} question={question} />,
        foundBy: (shownKind) => <FoundBy row={course} shownKind={shownKind} question={question} />,
      }}
    />,
    language,
  );

const course = row('1', 'ภาษีร้านค้า', 'Tax for shops', { durationSeconds: 7_200 });
const facts = /<span class="meta">.*?<\/span>/;

test('leads to the one address of its item, whatever its title and the language', () => {
  const named = row('3', 'ยื่นภาษีเอง', 'File it yourself', { slug: '3-tax-for-shops' });
  expect(drawn(<ItemCard row={named} />)).toContain('href="/course/3-tax-for-shops"');
  expect(drawn(<ItemCard row={{ ...named, kind: 'product' }} />)).toContain('href="/product/3-tax-for-shops"');
});

test('a find by its kind has the kind marked, and not its length', () => {
  const kind = listing.courseTypes.online;
  const plain = facts.exec(drawn(<ItemCard row={course} />))?.[0] ?? '';
  expect(plain).toContain(`${kind} · 2`);
  expect(find(course, 'ออนไลน์')).toContain(plain.replace('ออนไลน์', '<mark>ออนไลน์</mark>'));
  expect(find(course, 'ภาษี 2')).toContain(plain);
});

test('a find without a kind says how long it is, or nothing', () => {
  const product = row('2', 'หนังสือภาษี', 'Tax book', { kind: 'product', courseType: null });
  expect(find(product, 'ภาษี')).not.toContain('<span class="meta"></span>');
  expect(find({ ...product, durationSeconds: 7_200 }, 'ภาษี')).toMatch(/<span class="meta">2/);
});

const foot = (more: Partial<Listing>) => drawn(<ItemCard row={{ ...course, ...more }} />).replaceAll(/<[^>]*>/g, '');

test('a fee below others is shown as the lowest', () => {
  expect(foot({ fromPrices: { THB: 20_000, USD: null }, toPrices: { THB: 90_000, USD: null } })).toContain(
    `${listing.from} ฿200`,
  );
  expect(foot({ fromPrices: { THB: 0, USD: null }, toPrices: { THB: 90_000, USD: null } })).toContain(listing.fromFree);
  for (const prices of [
    { THB: 90_000, USD: 600 },
    { THB: 0, USD: 600 },
  ]) {
    expect(foot({ fromPrices: prices, toPrices: { ...prices, USD: 900 } })).not.toContain(listing.from);
  }
});

test('a fee for members only says so', () => {
  const { isForMembers: _, ...former } = course;
  expect(foot({ isForMembers: true })).toContain(listing.forMembers);
  expect(foot({ isForMembers: true, fromPrices: { THB: null, USD: null } })).not.toContain(listing.forMembers);
  expect(foot({})).not.toContain(listing.forMembers);
  expect(drawn(<ItemCard row={former as Listing} />)).not.toContain(listing.forMembers);
});

test('stock is called seats only where people sit or meet', () => {
  const seated = { courseType: 'inClass', seatsLeft: 3 } as const;
  expect(foot(seated)).toContain(listing.seatsLeft(3));
  expect(foot({ ...seated, courseType: 'liveRoom' })).toContain(listing.seatsLeft(3));
  for (const courseType of ['online', 'flex'] as const) {
    const told = foot({ ...seated, courseType });
    expect(told).toContain(listing.placesLeft(3));
    expect(told).not.toContain(listing.seatsLeft(3));
  }
});

describe('a result that does not show the searched words names the matching field', () => {
  const english = row('3', 'ภาษาอังกฤษ อีเมลและการประชุม', 'English emails and meetings', {
    summary: { th: 'เขียนให้ตรงจุด', en: 'Write to the point' },
  });
  const readFind = /<span class="meta read">((?:(?!<\/span>).)*<mark>.*?)<\/span>/;
  const said = (question: string, language: Language) => readFind.exec(find(english, question, language))?.[1];

  test.each([
    ['ภาษาอังกฤษ', 'en', '<mark>ภาษาอังกฤษ</mark> อีเมลและการประชุม'],
    ['meetings', 'th', 'English emails and <mark>meetings</mark>'],
    ['ตรงจุด', 'en', 'เขียนให้<mark>ตรงจุด</mark>'],
    ['accounting', 'en', '<mark>Accounting</mark>'],
    ['บัญชี', 'en', '<mark>บัญชี</mark>และภาษี'],
    ['ออนไลน์', 'en', 'คอร์สเรียน<mark>ออนไลน์</mark> online course'],
  ] as const)('%s on a screen in %s', (question, language, told) => {
    expect(said(question, language)).toBe(told);
  });

  test('and nothing where it is marked in sight, or nowhere', () => {
    const lines = (question: string) => find(english, question, 'en').split('class="meta read"').length - 1;
    for (const question of ['english', 'online', 'qqqq', '']) expect(lines(question)).toBe(1);
  });
});

test('a card says how a course was rated, unless the shop shows no reviews', () => {
  const rated = row('1', 'ภาษี', 'Tax', { starCounts: [0, 0, 0, 1, 2] });
  expect(drawn(<ItemCard row={rated} />)).toContain(listing.rated('4.7', 3));
  expect(drawn(<ItemCard row={course} />)).not.toContain('class="rated"');
  const off = { settings: { ...defaultSiteSettings, reviewsShown: false } };
  const without = drawn(<ItemCard row={rated} />, 'th', (client) =>
    client.setQueryData(siteQuery.queryKey, off as PublicSite),
  );
  expect(without).not.toContain('class="rated"');
});
