import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { KeptAge } from '../../src/features/device/KeptAge.tsx';
import { DrawnLanguage } from '../../src/i18n/useLanguage.ts';

const { now } = vi.hoisted(() => ({ now: { connection: 'online', hasPassed: false } }));
vi.mock('../../src/ui/useConnection.ts', () => ({ useConnection: () => now.connection }));
vi.mock('../../src/ui/usePassed.ts', () => ({ usePassed: () => now.hasPassed }));

const beforeStart = performance.timeOrigin - 60_000;
const sinceStart = performance.timeOrigin + 1;

test.each([
  ['of the disk, for a moment', beforeStart, { connection: 'online', hasPassed: false }, false],
  ['of the disk, while the shop says nothing', beforeStart, { connection: 'online', hasPassed: true }, true],
  ['of the shop', sinceStart, { connection: 'online', hasPassed: true }, false],
  ['without the shop', sinceStart, { connection: 'silent', hasPassed: false }, true],
] as const)('an answer %s: its age is told or not', (_, updatedAt, how, expected) => {
  Object.assign(now, how);
  const client = new QueryClient();
  client.setQueryData(['profile'], {}, { updatedAt });
  const shown = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="en">
        <KeptAge queryKey={['profile']} />
      </DrawnLanguage>
    </QueryClientProvider>,
  );
  expect(shown !== '').toBe(expected);
});
