import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { sessionMessages } from '../../../src/i18n/people/session.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { ForgotPasswordPage } from '../../../src/pages/ForgotPasswordPage.tsx';
import { links } from '../../../src/ui/press/links.ts';

type Shown = { readonly search?: string; readonly isSignedIn?: boolean };

function pageOf({ search = '', isSignedIn = false }: Shown): string {
  const client = new QueryClient();
  client.setQueryData(['session'], isSignedIn ? { id: '7', role: 'student' } : null);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter initialEntries={[`${links.forgotPassword()}${search}`]}>
          <ForgotPasswordPage />
        </MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
}

const { forgot } = sessionMessages.th;

test('a person who wants to open a purchase has forgotten no password', () => {
  const page = pageOf({ search: '?for=order' });
  expect(page).toContain(`>${forgot.forOrder.title}</h1>`);
  expect(page).toContain(forgot.forOrder.body);
  expect(page).not.toContain(forgot.title);
});

test('who comes from the sign-in reads that it is about the password', () => {
  expect(pageOf({})).toContain(`>${forgot.title}</h1>`);
});

test('only who is not signed in is led back to the sign-in', () => {
  expect(pageOf({})).toContain(forgot.backToLogin);
  expect(pageOf({ search: '?for=order', isSignedIn: true })).not.toContain(forgot.backToLogin);
});
