import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { LeaveDevice } from '../../src/features/leaving/LeaveDevice.tsx';
import { sharedDevice } from '../../src/i18n/th/sharedDevice.ts';
import { DrawnLanguage } from '../../src/i18n/useLanguage.ts';

vi.mock('../../src/ui/Sheet.tsx', () => ({
  Sheet: ({ open, title }: { open: boolean; title: ReactNode }) => open && <h2>{title}</h2>,
}));

const { looking, question, unsent: unsentTexts, slips: slipTexts } = sharedDevice;
const titles = [looking, ...[question, unsentTexts, slipTexts].map(({ title }) => title)];
const unsent = {
  ...{ key: 'k', kind: 'transferReport', owner: { kind: 'user', userId: '5' }, state: 'queued', slips: [] },
  ...{ request: { path: '/', body: {}, upload: null, notice: null }, draft: { subject: {}, report: {} } },
};

/** Which questions are asked of somebody who presses at once, with what the device has told by then. */
function askedWith(told: { readonly entries?: readonly object[]; readonly slips?: readonly object[] }): string[] {
  const client = new QueryClient();
  client.setQueryData(['session'], { id: '5' });
  if (told.entries) client.setQueryData(['device', 'outbox'], { entries: told.entries, known: [] });
  if (told.slips) client.setQueryData(['device', 'sharedSlips'], told.slips);
  let isPressed = false;
  const press = (ask: () => void) => {
    if (!isPressed) ask();
    isPressed = true;
    return null;
  };
  const page = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <LeaveDevice button={press} />
      </DrawnLanguage>
    </QueryClientProvider>,
  );
  return titles.filter((title) => page.includes(title));
}

test('nobody is asked to leave before it is known what lies on the device, and is told so', () => {
  expect(askedWith({})).toEqual([looking]);
  expect(askedWith({ entries: [] })).toEqual([looking]);
  expect(askedWith({ slips: [] })).toEqual([looking]);
});

test('a shared slip is asked about first, then a report that was not sent, then whether to leave', () => {
  const slip = { id: 's', userId: '5' };
  expect(askedWith({ entries: [unsent], slips: [slip] })).toEqual([sharedDevice.slips.title]);
  expect(askedWith({ entries: [unsent], slips: [] })).toEqual([sharedDevice.unsent.title]);
  expect(askedWith({ entries: [], slips: [] })).toEqual([sharedDevice.question.title]);
});
