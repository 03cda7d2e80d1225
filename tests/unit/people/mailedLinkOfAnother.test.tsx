import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { EnterByLinkForm } from '../../../src/features/session/link/EnterByLinkForm.tsx';
import { SetPasswordForm } from '../../../src/features/session/link/SetPasswordForm.tsx';
import { mailedEntry } from '../../../src/i18n/th/people/mailedEntry.ts';
import { session } from '../../../src/i18n/th/people/session.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { useEver } from '../../../src/ui/state/useEver.ts';
import { runHook } from '../../support/run/runHook.ts';

let isShared = false;
let answer: object | undefined;
const call = () => ({ data: answer, error: null, isPending: false, reset: () => {}, mutate: () => {} });
vi.mock('../../../src/features/device/useSharedDevice.ts', () => ({ useSharedDevice: () => isShared }));
vi.mock('../../../src/features/session/link/useEnterByLink.ts', () => ({ useEnterByLink: () => call() }));
vi.mock('../../../src/features/session/link/useSetPassword.ts', () => ({ useSetPassword: () => call() }));

const forms = {
  purchase: <EnterByLinkForm token="t" leaveFirst="leave first" onEntered={() => {}} />,
  password: <SetPasswordForm token="t" leaveFirst="leave first" />,
};
const submits = { purchase: mailedEntry.submit, password: session.setPassword.submit };

function shown(link: keyof typeof forms): string {
  const client = new QueryClient();
  client.setQueryData(['session'], { id: '5', role: 'student' });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter>{forms[link]}</MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
}

test.each([
  ['purchase', 'a device of one person', false],
  ['password', 'a device of one person', false],
  ['purchase', 'a shared device', true],
  ['password', 'a shared device', true],
] as const)(
  'the link to a %s asks nobody on %s to leave before the shop says that it belongs to another person',
  (link, _, shared) => {
    isShared = shared;
    answer = undefined;
    const page = shown(link);
    expect(page).toContain(submits[link]);
    expect(page).not.toContain('leave first');
    expect(page).not.toContain(mailedEntry.makesRoom);
  },
);

test.each(['purchase', 'password'] as const)(
  'then the link to a %s shows the data that will be deleted, and can be pressed again',
  (link) => {
    isShared = false;
    answer = { kind: 'otherHere' };
    const page = shown(link);
    expect(page).toContain(mailedEntry.makesRoom);
    expect(page).toContain(submits[link]);
  },
);

test.each(['purchase', 'password'] as const)('on a shared device they leave before the link to a %s', (link) => {
  isShared = true;
  answer = { kind: 'otherHere' };
  const page = shown(link);
  expect(page).toContain('leave first');
  expect(page).not.toContain(submits[link]);
});

test.each([
  [false, mailedEntry.doneBody, mailedEntry.doneBodyShared],
  [true, mailedEntry.doneBodyShared, mailedEntry.doneBody],
])('after the sign-in the page shows the device’s data; shared: %s', (shared, said, unsaid) => {
  isShared = shared;
  answer = { kind: 'entered', person: null };
  const page = shown('purchase');
  expect(page).toContain(said);
  expect(page).not.toContain(unsaid);
});

test('the note about another person stays while they leave and during the second press', async () => {
  const page = await runHook(() => {
    const [isTold, tell] = useState(false);
    return { isOther: useEver(isTold), tell };
  });
  expect(page.now().isOther).toBe(false);
  await page.does(({ tell }) => tell(true));
  await page.does(({ tell }) => tell(false));
  expect(page.now().isOther).toBe(true);
});
