import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Person, Role } from '../../../src/domain/people/identity.ts';
import type { SiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { devicePartsOf } from '../../../src/features/account/accountParts.ts';
import { Places } from '../../../src/features/account/Places.tsx';
import { outbox } from '../../../src/i18n/th/buying/outbox.ts';
import { account } from '../../../src/i18n/th/people/account.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';

const site = { analyticsEnabled: false } as SiteSettings;
const personWith = (role: Role | null): Person | null => (role === null ? null : ({ id: '7', role } as Person));

function placesOf(role: Role | null): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DrawnLanguage value="th">
        <MemoryRouter>
          <Places person={personWith(role)} />
        </MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
}

test.each([
  [null, true],
  ['student', true],
  ['nonMember', true],
  ['instructor', false],
  ['administrator', false],
] as const)('%s finds own orders, own courses and news of decisions: %s', (role, expected) => {
  const places = placesOf(role);
  expect([account.orders, account.courses].map((words) => places.includes(words))).toEqual([expected, expected]);
  expect(devicePartsOf(site, personWith(role)).some(({ name }) => name === 'push')).toBe(expected);
  expect(places).toContain(outbox.title);
});
