import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect, useReducer, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noTaxData } from '../../../src/domain/tax/taxData.ts';
import { ReportSheet } from '../../../src/features/bankTransfer/ReportSheet.tsx';
import { GuestHere } from '../../../src/features/course/offer/GuestHere.tsx';
import { RegistrationForm } from '../../../src/features/registration/RegistrationForm.tsx';
import { TaxDialog } from '../../../src/features/taxData/TaxDialog.tsx';
import { report } from '../../../src/i18n/th/buying/report.ts';
import { taxData } from '../../../src/i18n/th/buying/taxData.ts';
import { registration } from '../../../src/i18n/th/people/registration.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { standInPage } from '../../support/browser/standInPage.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';
import { partOf } from '../../support/shop/partsOf.ts';

const { notify, send, picture, page } = vi.hoisted(() => ({
  notify: vi.fn(),
  send: vi.fn(),
  picture: { isRead: false },
  page: { now: null as RunningHook<ReactNode> | null, connection: 'online' },
}));
vi.mock('../../../src/ui/notice/notify.ts', () => ({ notify }));
vi.mock('../../../src/ui/page/useUpdateHold.ts', () => ({ useUpdateHold: () => {} }));
vi.mock('../../../src/ui/state/useConnection.ts', () => ({ useConnection: () => page.connection }));
vi.mock('../../../src/features/bankTransfer/useReportForm.ts', async () => {
  const { openedReport, reportState } = await import('../../../src/features/bankTransfer/reportState.ts');
  return {
    useReportForm: () => {
      const [state, tell] = useReducer(reportState, openedReport({ key: 'k', slips: [] } as never, 'next'));
      const reading = picture.isRead ? 'settled' : 'reading';
      useEffect(() => tell({ type: 'pictureTold', picture: reading }), [reading]);
      return {
        ...{
          state,
          tell,
          isReady: true,
          toMend: 0,
          isSlipOnItsWay: !picture.isRead,
          problems: {},
          form: {},
          slip: null,
        },
        check: () => ({ report: null, faultCount: 0 }),
        forget: async () => {},
      };
    },
  };
});
vi.mock('../../../src/features/registration/useGuestDetails.ts', () => ({
  useGuestDetails: () => ({ isReady: true, isWaiting: true, fields: {}, moreProblems: {}, check: () => null }),
}));
vi.mock('../../../src/features/registration/useTypedRegistration.ts', () => ({
  useTypedRegistration: () => ({
    ...{ fields: {}, problems: {}, sentences: {}, unread: {}, problemCount: 0, isWaiting: !picture.isRead },
    prepare: async () => ({}),
  }),
}));
vi.mock('../../../src/features/registration/useRegister.ts', () => ({
  useRegister: () => ({
    register: { isPending: false, error: null, reset() {}, mutate: send },
    ...{ isReady: true, state: { name: 'editing' }, tell() {} },
  }),
}));
beforeEach(() => {
  notifyManager.setScheduler(queueMicrotask);
  standInPage();
  notify.mockClear();
  send.mockClear();
  picture.isRead = false;
  page.connection = 'online';
});
afterEach(async () => {
  await page.now?.leave();
  vi.unstubAllGlobals();
});

const tax = {
  ...{ typed: noTaxData, problems: {}, isWaiting: true, isSaving: false, cancel() {}, type() {}, tellCertificate() {} },
  save: async () => false,
};
const dialog = () => {
  const { type, props } = partOf(TaxDialog({ tax: tax as never }), (part) => 'typed' in part.props);
  return (type as (props: unknown) => ReactNode)(props);
};
const sheet = () => {
  const shown = ReportSheet({ subject: { orderId: '7' } as never, onLater: null, onQueued: () => {} });
  const { type, props } = partOf(shown, (part) => 'report' in part.props);
  return (type as (props: unknown) => ReactNode)(props);
};
const panel = () => GuestHere({ course: {} as never, offer: {} as never, onPay: send });
const member = () => RegistrationForm({ onDone() {} });

const draws = async (draw: () => ReactNode) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
  page.now = await runHook<ReactNode>(draw, (inside) => (
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter>{inside}</MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>
  ));
  return page.now;
};
const submit = (drawn: ReactNode) => {
  const { onSubmit } = partOf(drawn, ({ type }) => type === 'form').props;
  (onSubmit as (event: unknown) => void)({ preventDefault() {}, stopPropagation() {} });
};

test.each([
  ['report of a transfer', sheet, report.slipWait],
  ['form of an invoice', dialog, taxData.certificate.wait],
  ['form of a guest', panel, registration.problems['picture.reading']],
  ['form of a member', member, registration.problems['picture.reading']],
] as const)(
  'a %s that waits for its picture says so calmly when it is sent, and of no mistake',
  async (_, draw, words) => {
    const drawn = await draws(draw);
    await drawn.does(submit);
    expect(notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'info', title: words }));
    expect(send).not.toHaveBeenCalled();
  },
);

test('a waiting registration is not sent without the picture chosen meanwhile', async () => {
  picture.isRead = true;
  page.connection = 'offline';
  let redraw = () => {};
  const drawn = await draws(() => {
    const [count, set] = useState(0);
    redraw = () => set(count + 1);
    return member();
  });
  await drawn.does(submit);
  picture.isRead = false;
  page.connection = 'online';
  await drawn.does(() => redraw());
  expect(send).not.toHaveBeenCalled();
});

const leaves = vi.fn();
const leaving = (state: 'failed' | 'queued') =>
  ReportSheet({
    ...{ subject: { orderId: '7' } as never, mends: { key: 'k', state } as never },
    ...{ onLater: leaves, onQueued: () => {} },
  });
const byButton = (drawn: ReactNode) => {
  const { onClick } = partOf(drawn, ({ props }) => props.kind === 'outline').props;
  (onClick as () => void)();
};
const byBack = (drawn: ReactNode) => ((drawn as ReactElement<{ onBack: () => void }>).props.onBack as () => void)();

test.each([
  ['the button', byButton],
  ['the way back', byBack],
])('who leaves a report by %s reads once that its slip is on its way, each time that one is', async (_, leave) => {
  leaves.mockClear();
  let redraw = () => {};
  const drawn = await draws(() => {
    const [count, set] = useState(0);
    redraw = () => set(count + 1);
    return leaving('failed');
  });
  const becomes = async (isRead: boolean) => {
    picture.isRead = isRead;
    await drawn.does(() => redraw());
  };
  await drawn.does(leave);
  expect(notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'info', title: report.slipNotKept }));
  await becomes(true);
  await becomes(false);
  await drawn.does(leave);
  expect(leaves).not.toHaveBeenCalled();
  await drawn.does(leave);
  expect(leaves).toHaveBeenCalledOnce();
  await becomes(true);
  await drawn.does(leave);
  expect(leaves).toHaveBeenCalledTimes(2);
  expect(notify).toHaveBeenCalledTimes(2);
});

test('a report that waits is left as it is at once, whatever is on its way into it', async () => {
  leaves.mockClear();
  const drawn = await draws(() => leaving('queued'));
  await drawn.does(byButton);
  expect(leaves).toHaveBeenCalledOnce();
  expect(notify).not.toHaveBeenCalled();
});
