import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { OutboxList } from '../../src/features/outbox/OutboxList.tsx';
import { useOutboxCount } from '../../src/features/outbox/useOutboxCount.ts';
import { outbox } from '../../src/i18n/th/outbox.ts';
import { DrawnLanguage } from '../../src/i18n/useLanguage.ts';
import type { EntryState } from '../../src/platform/outbox/entry.ts';

const Count = () => <b>{`count ${useOutboxCount()}`}</b>;

/** The outbox of somebody whose watched time is in these states, and what their badges count. */
function shownWith(...states: readonly EntryState[]): string {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  client.setQueryData(['session'], { id: '5' });
  const entries = states.map((state, place) => ({
    ...{ key: `key-${place}`, kind: 'progress', owner: { kind: 'user', userId: '5' }, state, slips: [] },
    ...{ request: { path: '/', body: {}, upload: null, notice: null }, draft: null },
  }));
  client.setQueryData(['device', 'outbox'], { entries, known: [] });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter>
          <OutboxList orders={[]} onMend={() => {}} />
          <Count />
        </MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
}

test('that nothing waits is said only where nothing does', () => {
  for (const state of ['queued', 'waitsForOwner'] as const) {
    const page = shownWith(state);
    expect(page).toContain(outbox.progress.body(1));
    expect(page).not.toContain(outbox.empty.title);
    expect(page).toContain('count 1');
  }
  for (const states of [[], ['sent']] as const) {
    const page = shownWith(...states);
    expect(page).toContain(outbox.empty.title);
    expect(page).not.toContain(outbox.progress.title);
    expect(page).toContain('count 0');
  }
});

test('watched time that the shop refused waits for nothing, and says so', () => {
  const page = shownWith('failed', 'failed');
  expect(page).toContain(outbox.refusedProgress.body(2));
  expect(page).toContain(outbox.refusedProgress.discard);
  expect(page).not.toContain(outbox.progress.title);
  expect(page).not.toContain(outbox.empty.title);
  expect(page).toContain('count 0');
  expect(shownWith('failed', 'queued')).toContain(outbox.progress.body(1));
});
