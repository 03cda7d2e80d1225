import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Role } from '../../../src/domain/people/identity.ts';
import { session } from '../../../src/i18n/th/people/session.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { LoginPage } from '../../../src/pages/LoginPage.tsx';

function pageFor(role: Role | null): string {
  const client = new QueryClient();
  client.setQueryData(['session'], role === null ? null : { id: '7', role });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter initialEntries={['/login']}>
          <LoginPage />
        </MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
}

test.each([
  [null, true],
  ['nonMember', true],
  ['student', false],
  ['instructor', false],
  ['administrator', false],
] as const)('%s is asked for a name and a password: %s', (role, expected) => {
  expect(pageFor(role).includes(session.login.password)).toBe(expected);
});
