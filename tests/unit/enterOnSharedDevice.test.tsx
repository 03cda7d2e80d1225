import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { EnterByLinkForm } from '../../src/features/session/EnterByLinkForm.tsx';
import { mailedEntry } from '../../src/i18n/th/mailedEntry.ts';
import { DrawnLanguage } from '../../src/i18n/useLanguage.ts';

let isShared = false;
vi.mock('../../src/features/device/useSharedDevice.ts', () => ({ useSharedDevice: () => isShared }));

function shown(person: object | null): string {
  const client = new QueryClient();
  client.setQueryData(['session'], person);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter>
          <EnterByLinkForm token="t" leaveFirst="leave first" onEntered={() => {}} />
        </MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
}

test.each([
  ['a shared device where somebody is here', true, { id: '5', role: 'student' }, true],
  ['a shared device where nobody is', true, null, false],
  ['a device of one person', false, { id: '5', role: 'student' }, false],
] as const)('on %s a mailed entry asks to leave first: %s', (_, shared, person, asks) => {
  isShared = shared;
  const page = shown(person);
  expect([page.includes('leave first'), page.includes(mailedEntry.submit)]).toEqual([asks, !asks]);
});

test('what goes of whoever is here is told to them, and to nobody else', () => {
  isShared = false;
  expect(shown({ id: '5', role: 'student' })).toContain(mailedEntry.makesRoom);
  expect(shown(null)).not.toContain(mailedEntry.makesRoom);
});
