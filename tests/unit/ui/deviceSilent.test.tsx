import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { OrderQueryStates } from '../../../src/features/orders/OrderQueryStates.tsx';
import { LearnScreen } from '../../../src/features/playlist/LearnScreen.tsx';
import { orders } from '../../../src/i18n/th/buying/orders.ts';
import { deviceStorage } from '../../../src/i18n/th/learning/deviceStorage.ts';
import { playlist } from '../../../src/i18n/th/learning/playlist.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { ServerUnreachable } from '../../../src/platform/net/callFailed.ts';

const device = vi.hoisted(() => ({ kept: 'back' }));
vi.mock('../../../src/ui/state/useConnection.ts', () => ({ useConnection: () => 'offline' }));
vi.mock('../../../src/ui/state/useCachedAnswers.ts', () => ({ useCachedAnswers: () => device.kept }));

const away = new ServerUnreachable('away');

/** An order and a classroom offline, without cached data. */
async function shown(): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  client.setQueryData(['session'], null);
  await client.prefetchQuery({ queryKey: ['playlist', '1014'], queryFn: () => Promise.reject(away) });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter>
          <OrderQueryStates error={away} retry={() => {}} />
          <LearnScreen courseId="1014" wantedId={null} />
        </MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
}

test('missing data are called uncached only once the device was read', async () => {
  device.kept = 'back';
  const told = await shown();
  for (const words of [orders.offline, playlist.offlineGuest]) expect(told).toContain(words);
  for (const kept of ['coming', 'unread']) {
    device.kept = kept;
    const silent = await shown();
    for (const words of [orders.offline, playlist.offlineGuest]) expect(silent).not.toContain(words);
    expect(silent.split(deviceStorage.unreadable.title).length - 1).toBe(kept === 'unread' ? 2 : 0);
  }
});
