import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Person } from '../../../src/domain/people/identity.ts';
import type { Profile } from '../../../src/domain/people/profile.ts';
import { PasswordPart } from '../../../src/features/account/PasswordPart.tsx';
import { account } from '../../../src/i18n/th/people/account.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { links } from '../../../src/ui/press/links.ts';

const guest = { id: '7', role: 'nonMember' } as Person;

/** The section for a guest buyer with this profile. */
function partWith(said: Partial<Profile>): string {
  const client = new QueryClient();
  client.setQueryData(['profile'], { ...guest, hasPassword: false, ...said });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter>
          <PasswordPart person={guest} />
        </MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
}

const toLinkForOrder = `href="${links.forgotPassword()}?for=order"`;

test('whose address is another’s is sent no way to a password, which would be that other’s', () => {
  const part = partWith({ wayBack: 'link' });
  expect(part).toContain(account.password.apart);
  expect(part).toContain(toLinkForOrder);
  expect(part).not.toContain(account.password.none);
});

test('while nothing that they bought can be opened, no link is offered either, as none of the mail would be theirs', () => {
  const part = partWith({ wayBack: 'none' });
  expect(part).toContain(account.password.unneeded);
  expect(part).not.toContain(links.forgotPassword());
});

test('whose address is their own sets a password by its link', () => {
  const part = partWith({ wayBack: 'password' });
  expect(part).toContain(account.password.none);
  expect(part).not.toContain(toLinkForOrder);
});

test('if the owner of the address is unknown, no link is offered', () => {
  const part = partWith({});
  expect(part).toContain(account.password.unneeded);
  expect(part).not.toContain(links.forgotPassword());
});
