import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Listing } from '../../src/domain/course.ts';
import { ItemCard } from '../../src/features/catalogue/ItemCard.tsx';
import { MarkedText } from '../../src/features/catalogue/MarkedText.tsx';
import { listing } from '../../src/i18n/th/listing.ts';
import { DrawnLanguage } from '../../src/i18n/useLanguage.ts';
import { row } from './listingFixture.ts';

const drawn = (card: ReactElement) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DrawnLanguage value="th">
        <MemoryRouter>{card}</MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );

const find = (course: Listing, question: string) =>
  drawn(<ItemCard row={course} mark={(text) => <MarkedText text={text} question={question} />} />);

const course = row('1', 'ภาษีร้านค้า', 'Tax for shops', { durationSeconds: 7_200 });
const facts = /<span class="meta">.*?<\/span>/;

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
