import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { BegunReport } from '../../../src/features/bankTransfer/begunReports.ts';
import { LeaveDevice } from '../../../src/features/leaving/LeaveDevice.tsx';
import { sharedDevice } from '../../../src/i18n/th/people/sharedDevice.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { links } from '../../../src/ui/press/links.ts';

vi.mock('../../../src/ui/sheet/Sheet.tsx', () => ({
  Sheet: ({ open, title, children }: { open: boolean; title: ReactNode; children: ReactNode }) =>
    open && (
      <>
        <h2>{title}</h2>
        {children}
      </>
    ),
}));

const { looking, question, unsent: unsentTexts, slips: slipTexts } = sharedDevice;
const titles = [looking, ...[question, unsentTexts, slipTexts].map(({ title }) => title)];
const unsent = {
  ...{ key: 'k', kind: 'transferReport', owner: { kind: 'user', userId: '5' }, state: 'queued', slips: [] },
  ...{ request: { path: '/', body: {}, upload: null, email: null }, draft: { subject: {}, report: {} } },
};

type Told = {
  readonly entries?: readonly object[];
  readonly slips?: readonly object[];
  readonly begun?: readonly BegunReport[];
};

/** The questions after an immediate press, with the data read by then. */
const askedWith = (told: Told): string[] => {
  const page = shownWith(told);
  return titles.filter((title) => page.includes(title));
};

function shownWith(told: Told): string {
  const client = new QueryClient();
  client.setQueryData(['session'], { id: '5' });
  if (told.entries) client.setQueryData(['device', 'outbox'], { entries: told.entries, known: [] });
  if (told.slips) client.setQueryData(['device', 'sharedSlips'], told.slips);
  if (told.begun) client.setQueryData(['device', 'begunReports'], told.begun);
  let isPressed = false;
  const press = (ask: () => void) => {
    if (!isPressed) ask();
    isPressed = true;
    return null;
  };
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter>
          <LeaveDevice button={press} />
        </MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
}

test('nobody is asked to leave before the device was read, and this is shown', () => {
  expect(askedWith({})).toEqual([looking]);
  expect(askedWith({ entries: [], begun: [] })).toEqual([looking]);
  expect(askedWith({ slips: [], begun: [] })).toEqual([looking]);
  expect(askedWith({ entries: [], slips: [] })).toEqual([looking]);
});

test('a shared slip is asked about first, then a report that was not sent, then whether to leave', () => {
  const slip = { id: 's', userId: '5' };
  expect(askedWith({ entries: [unsent], slips: [slip], begun: [] })).toEqual([sharedDevice.slips.title]);
  expect(askedWith({ entries: [unsent], slips: [], begun: [] })).toEqual([sharedDevice.unsent.title]);
  expect(askedWith({ entries: [], slips: [], begun: [] })).toEqual([sharedDevice.question.title]);
});

test('what was refused is told apart from what goes out by itself', () => {
  const { body, refused } = sharedDevice.unsent;
  const failed = { ...unsent, key: 'f', state: 'failed' };
  const only = shownWith({ entries: [failed], slips: [], begun: [] });
  expect(only).not.toContain(body(1));
  for (const words of [refused.body(1), refused.open, `href="${links.outbox()}"`]) expect(only).toContain(words);
  const both = shownWith({ entries: [failed, unsent], slips: [], begun: [] });
  for (const words of [body(1), refused.body(1)]) expect(both).toContain(words);
  expect(shownWith({ entries: [unsent], slips: [], begun: [] })).not.toContain(refused.open);
});

test.each([
  ['new', `${links.share()}?report=1`, []],
  ['new', `${links.share()}?report=1`, [unsent]],
  ['change', links.outbox(), [unsent]],
] as const)(
  'that a %s report was begun, which leaving deletes, is mentioned before, with a link to it (%s)',
  (kind, way, entries) => {
    const { body, open } = sharedDevice.begun[kind];
    const page = shownWith({ entries, slips: [], begun: [kind] });
    for (const words of [body, open, `href="${way}"`]) expect(page).toContain(words);
    expect(shownWith({ entries, slips: [], begun: [] })).not.toContain(body);
  },
);
