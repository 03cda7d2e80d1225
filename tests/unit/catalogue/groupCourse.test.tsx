import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { courseOfGroupQuery } from '../../../src/features/course/courseOfGroupQuery.ts';
import { GroupCourse } from '../../../src/features/course/GroupCourse.tsx';
import { courseStates } from '../../../src/i18n/th/catalogue/courseStates.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { course } from '../courseFixture.ts';

test('a guest is asked to sign in for a group’s course, even if a refetch failed', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  const { queryKey } = courseOfGroupQuery('1', null);
  client.setQueryData(queryKey, { course: null }, { updatedAt: Date.now() - 86_400_000 });
  await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new TypeError('Failed to fetch')) });
  const page = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter>
          <GroupCourse course={course({ limitedTo: ['3'] })} />
        </MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
  expect(page).toContain(courseStates.group.guest);
});
