import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { LearnScreen } from '../../../src/features/playlist/LearnScreen.tsx';
import { playlist as en } from '../../../src/i18n/en/learning/playlist.ts';
import { playlist as th } from '../../../src/i18n/th/learning/playlist.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { ServerUnreachable } from '../../../src/platform/net/callFailed.ts';

vi.mock('../../../src/ui/state/useConnection.ts', () => ({ useConnection: () => 'offline' }));

/** A classroom that was never opened on this device, offline. */
async function shown(language: 'th' | 'en', person: object | null): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  client.setQueryData(['session'], person);
  const queryFn = () => Promise.reject(new ServerUnreachable('away'));
  await client.prefetchQuery({ queryKey: ['playlist', '1014'], queryFn });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value={language}>
        <MemoryRouter>
          <LearnScreen courseId="1014" wantedId={null} />
        </MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
}

test.each([
  ['th', th],
  ['en', en],
] as const)(
  'offline a guest is asked to sign in, and a learner to open the course once: %s',
  async (language, words) => {
    const guest = await shown(language, null);
    expect(guest).toContain(words.offlineGuest);
    expect(guest).not.toContain(words.offline);
    const learner = await shown(language, { id: '5', role: 'student' });
    expect(learner).toContain(words.offline);
    expect(learner).not.toContain(words.offlineGuest);
  },
);
