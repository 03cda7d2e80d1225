import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { useDeskForm } from '../../../src/features/administration/form/useDeskForm.ts';
import { ReportSheet } from '../../../src/features/bankTransfer/ReportSheet.tsx';
import { ReportForm } from '../../../src/features/comment/ReportComment.tsx';
import { HandoverCodeForm } from '../../../src/features/install/HandoverCodeForm.tsx';
import { RegistrationForm } from '../../../src/features/registration/RegistrationForm.tsx';
import { customLabelsQuery } from '../../../src/features/registration/shopQuestionQueries.ts';
import { siteQuery } from '../../../src/features/site/useSite.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { readDraft } from '../../../src/platform/store/draftStorage.ts';
import { standInPage } from '../../support/browser/standInPage.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';
import { partOf } from '../../support/shop/partsOf.ts';

const { holds } = vi.hoisted(() => ({ holds: vi.fn() }));
vi.mock('../../../src/ui/page/useUpdateHold.ts', () => ({ useUpdateHold: holds }));

let client: QueryClient;
let form: RunningHook<unknown>;
const around = (inside: ReactNode) => (
  <QueryClientProvider client={client}>
    <DrawnLanguage value="th">
      <MemoryRouter>{inside}</MemoryRouter>
    </DrawnLanguage>
  </QueryClientProvider>
);

beforeEach(() => {
  notifyManager.setScheduler(queueMicrotask);
  standInPage();
  vi.stubGlobal('location', { pathname: '/admin' });
  client = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
  client.setQueryData(siteQuery.queryKey, { settings: defaultSiteSettings } as never);
  client.setQueryData(customLabelsQuery.queryKey, []);
});
afterEach(async () => {
  await form.leave();
  vi.unstubAllGlobals();
  holds.mockReset();
});

function DeskForm() {
  const form = useDeskForm({ stored: { email: 'kru@example.com' }, refuse: () => ({}), send: async () => {} });
  return createElement('form', { onText: (email: string) => form.change({ email }) });
}
const reportOf = (id: string) => () =>
  ReportForm({ comment: { id } as never, courseId: '1', userId: '7', onClose: () => {} });

test.each([
  ['a form of the desk', () => DeskForm(), 'onText', 'kru.mai@example.com'],
  ['a code to hand over by', () => HandoverCodeForm(), 'onText', 'ABCD'],
  ['a new password alone', () => RegistrationForm({ onDone: () => {} }), 'onCredentials', { password: 'secret' }],
  ['what is wrong with a comment', reportOf('3'), 'onText', 'ไม่จริง'],
  ['why a comment is reported', reportOf('4'), 'onChoose', undefined],
] as const)('%s holds a newer version back once it is typed', async (_, draw, hears, typed) => {
  const isHeld = () => holds.mock.lastCall?.[0] === true;
  form = await runHook<unknown>(draw, around);
  // Reads are answered in order, so the draft has been read by then.
  await form.does(() => readDraft('another form'));
  expect(isHeld()).toBe(false);
  await form.does((drawn) => {
    const field = partOf(drawn, ({ props }) => hears in props).props[hears] as (typed: unknown) => void;
    field(typed);
  });
  expect(isHeld()).toBe(true);
});

test('the report of a transfer holds a newer version back from the moment it is open', async () => {
  const subject = {
    orderId: '7',
    buyerName: 'มะลิ',
    email: 'm@example.com',
    tel: null,
    due: 100,
    placedAt: 0,
    cancelAt: null,
  };
  form = await runHook<unknown>(
    () => ReportSheet({ subject: subject as never, onLater: () => {}, onQueued: () => {} }),
    around,
  );
  expect(holds.mock.lastCall).toEqual([true, 'form']);
});
