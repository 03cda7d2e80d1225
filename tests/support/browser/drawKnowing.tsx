import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';

/** Thai server markup of a component with these cached answers and without requests. */
export function drawKnowing(page: ReactNode, known: readonly (readonly [QueryKey, unknown])[]): string {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  for (const [key, answer] of known) client.setQueryData(key, answer);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter>{page}</MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
}
