import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { itemListQuery } from '../../../src/features/catalogue/catalogueQueries.ts';
import { ItemList } from '../../../src/features/catalogue/ItemList.tsx';
import { readListSearch } from '../../../src/features/catalogue/readListSearch.ts';
import { list as words } from '../../../src/i18n/th/catalogue/list.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { ServerUnreachable } from '../../../src/platform/net/callFailed.ts';

const search = readListSearch('course', '', new URLSearchParams('keyword=ดาราศาสตร์'));
const nothing = { rows: [], total: 0, counts: {} };
const readAt = Date.UTC(2026, 1, 10, 5);

function drawn(prepare: (client: QueryClient) => void): string {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  prepare(client);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter>
          <ItemList search={search} />
        </MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
}

test('an offline search without results shows the age of the searched data', () => {
  const markup = drawn((client) => {
    const fault = new ServerUnreachable('no network');
    const asked = client.getQueryCache().build(client, { queryKey: itemListQuery(search).queryKey });
    asked.setState({ status: 'error', error: fault, fetchFailureReason: fault, fetchFailureCount: 1 });
    const { currency } = defaultSiteSettings;
    client.setQueryData(['device', 'list', { ...search, further: 0, currency }, 0], { ...nothing, readAt });
  });
  expect(markup).toContain(words.empty.search('ดาราศาสตร์'));
  expect(markup).toContain(words.fromDevice('').trim());
  expect(markup).toMatch(/10\sก\.พ\.\s2569/);
});

test('the shop itself tells of no age where it finds nothing', () => {
  const markup = drawn((client) => client.setQueryData(itemListQuery(search).queryKey, nothing));
  expect(markup).toContain(words.empty.search('ดาราศาสตร์'));
  expect(markup).not.toContain(words.fromDevice('').trim());
});
