import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { CacheAge } from '../../../src/features/device/CacheAge.tsx';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { runHook } from '../../support/run/runHook.ts';

const { now } = vi.hoisted(() => ({ now: { connection: 'online', hasPassed: false } }));
vi.mock('../../../src/ui/state/useConnection.ts', () => ({ useConnection: () => now.connection }));
vi.mock('../../../src/ui/state/usePassed.ts', () => ({ usePassed: () => now.hasPassed }));

const beforeStart = performance.timeOrigin - 60_000;
const sinceStart = performance.timeOrigin + 1;

test.each([
  ['of the disk, for a moment', beforeStart, { connection: 'online', hasPassed: false }, false],
  ['of the disk, while the shop says nothing', beforeStart, { connection: 'online', hasPassed: true }, true],
  ['of the shop', sinceStart, { connection: 'online', hasPassed: true }, false],
  ['without the shop', sinceStart, { connection: 'silent', hasPassed: false }, true],
] as const)('an answer %s: its age is shown or not', (_, updatedAt, how, expected) => {
  Object.assign(now, how);
  const client = new QueryClient();
  client.setQueryData(['profile'], {}, { updatedAt });
  const shown = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="en">
        <CacheAge queryKey={['profile']} />
      </DrawnLanguage>
    </QueryClientProvider>,
  );
  expect(shown !== '').toBe(expected);
});

test('an age disappears with the next answer, even an equal one', async () => {
  Object.assign(now, { connection: 'online', hasPassed: true });
  const client = new QueryClient();
  client.setQueryData(['profile'], { name: 'มาลี' }, { updatedAt: beforeStart });
  const around = (inside: ReactNode) => (
    <QueryClientProvider client={client}>
      <DrawnLanguage value="en">{inside}</DrawnLanguage>
    </QueryClientProvider>
  );
  const age = await runHook(() => CacheAge({ queryKey: ['profile'] }), around);
  expect(age.now()).not.toBeNull();
  await age.does(() => client.setQueryData(['profile'], { name: 'มาลี' }, { updatedAt: sinceStart }));
  expect(age.now()).toBeNull();
  await age.leave();
});
