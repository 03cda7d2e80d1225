import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Category, ItemKind } from '../../../src/domain/catalogue/course.ts';
import { itemListQuery } from '../../../src/features/catalogue/catalogueQueries.ts';
import { categoriesQuery } from '../../../src/features/catalogue/categoriesQuery.ts';
import { ItemListScreen } from '../../../src/features/catalogue/ItemListScreen.tsx';
import { readListSearch } from '../../../src/features/catalogue/readListSearch.ts';
import { list as th } from '../../../src/i18n/th/catalogue/list.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { type PageHead, PageRenderingContext } from '../../../src/ui/page/pageRendering.ts';
import { row } from '../listingFixture.ts';

const category = (kind: ItemKind, linkPath: string, name: Category['name']): Category => ({
  ...{ id: linkPath, kind, linkPath, name, weave: 'khit', parentId: null, count: 31 },
});
const categories = [
  category('course', 'tax', { th: 'บัญชีและภาษี', en: 'Accounting and tax' }),
  category('product', 'books', { th: 'หนังสือ', en: 'Books' }),
];

/** The heading of a list of 31. */
function headOf(kind: ItemKind, linkPath: string, query = ''): PageHead | undefined {
  const client = new QueryClient();
  client.setQueryData(categoriesQuery.queryKey, categories);
  const search = readListSearch(kind, linkPath, new URLSearchParams(query));
  client.setQueryData(itemListQuery(search).queryKey, {
    rows: [row('1', 'ภาษี', 'Tax', { kind })],
    total: 31,
    counts: {},
  });
  let told: PageHead | undefined;
  const rendering = {
    tellHead: (head: PageHead) => {
      told = head;
    },
    tellStatus: () => {},
  };
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <PageRenderingContext value={rendering}>
          <MemoryRouter initialEntries={[`/?${query}`]}>
            <ItemListScreen kind={kind} linkPath={linkPath} />
          </MemoryRouter>
        </PageRenderingContext>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
  return told;
}

test.each(['course', 'product'] as const)('a further page of all %ss says which one it is', (kind) => {
  expect(headOf(kind, '')).toMatchObject({ title: th.title[kind], description: th.description[kind] });
  expect(headOf(kind, '', 'page=2')).toMatchObject({
    ...{ title: `${th.title[kind]} · หน้า 2`, description: `${th.description[kind]} · หน้า 2`, index: true },
  });
});

test('a page behind the end says which one it shows, and is not listed', () => {
  expect(headOf('course', '', 'page=99')).toMatchObject({ title: `${th.title.course} · หน้า 4`, index: false });
});

test.each([
  ['pageSize=40', 1],
  ['page=2&pageSize=20', 3],
  ['page=2&pageSize=30', 4],
  ['page=3', 3],
])('a search engine is redirected from ?%s to page %i of usual size with its first row', (query, page) => {
  expect(headOf('course', 'tax', query)).toMatchObject({ about: { kind: 'list', page }, index: true });
});

test('a category has a description with its name', () => {
  expect(headOf('course', 'tax')).toMatchObject({
    ...{ title: 'บัญชีและภาษี', description: th.categoryDescription.course('บัญชีและภาษี') },
  });
  expect(headOf('product', 'books')?.description).toBe(th.categoryDescription.product('หนังสือ'));
  expect(headOf('product', 'books', 'page=3')?.description).toBe(`${th.categoryDescription.product('หนังสือ')} · หน้า 3`);
});

test('a search has the same description whatever it finds, and what turns the writing round is not in its title', () => {
  expect(headOf('course', '', 'keyword=%E2%80%AEexcel%00')).toMatchObject({
    ...{ title: th.resultsFor('excel'), description: th.description.course, index: false },
  });
});
