import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Places } from '../../../src/features/account/Places.tsx';
import { OutboxList } from '../../../src/features/outbox/OutboxList.tsx';
import { useOutboxCount } from '../../../src/features/outbox/useOutboxCount.ts';
import { outbox } from '../../../src/i18n/th/buying/outbox.ts';
import { account } from '../../../src/i18n/th/people/account.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import type { EntryState } from '../../../src/platform/outbox/entry.ts';

const Count = () => {
  const { reports, progress, all } = useOutboxCount();
  return <b>{`reports ${reports} progress ${progress} count ${all}`}</b>;
};

/** The outbox with watched time in these states, and its badge numbers. */
const shownWith = (...states: readonly EntryState[]): string => shownWithBoth({ progress: states });

function shownWithBoth({
  progress,
  reports = [],
}: Record<'progress', readonly EntryState[]> & { reports?: readonly EntryState[] }): string {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  client.setQueryData(['session'], { id: '5' });
  const entry = (kind: 'progress' | 'transferReport', draft: unknown) => (state: EntryState, place: number) => ({
    ...{
      key: `${kind}-${place}`,
      kind,
      owner: { kind: 'user', userId: '5' },
      state,
      slips: [],
      attempts: 0,
      createdAt: 0,
    },
    ...{ request: { path: '/', body: {}, upload: null, email: null }, draft, problem: null },
  });
  const entries = [
    ...progress.map(entry('progress', null)),
    ...reports.map(
      entry('transferReport', {
        subject: { number: '240117', currency: 'THB' },
        report: { amount: 100, date: '2026-02-14', time: '09:41:00' },
      }),
    ),
  ];
  client.setQueryData(['device', 'outbox'], { entries, known: [] });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter>
          <OutboxList orders={[]} onMend={() => {}} />
          <Places person={null} />
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

test('waiting entries are counted and named by kind', () => {
  const { reports, progress } = account.waiting;
  const both = shownWithBoth({ progress: ['queued'], reports: ['queued', 'failed'] });
  expect(both).toContain('reports 2 progress 1 count 3');
  for (const words of [reports(2), progress(1)]) expect(both).toContain(words);
  const watched = shownWith('queued');
  expect(watched).toContain('reports 0 progress 1 count 1');
  expect(watched).toContain(progress(1));
  expect(watched).not.toContain(reports(1));
});
