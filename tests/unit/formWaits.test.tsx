import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noTaxData } from '../../src/domain/taxData.ts';
import { ReportSheet } from '../../src/features/bankTransfer/ReportSheet.tsx';
import { GuestHere } from '../../src/features/course/GuestHere.tsx';
import { TaxDialog } from '../../src/features/taxData/TaxDialog.tsx';
import { registration } from '../../src/i18n/th/registration.ts';
import { report } from '../../src/i18n/th/report.ts';
import { taxData } from '../../src/i18n/th/taxData.ts';
import { DrawnLanguage } from '../../src/i18n/useLanguage.ts';
import { partOf } from '../support/partsOf.ts';
import { type RunningHook, runHook } from '../support/runHook.ts';
import { standInPage } from '../support/standInPage.ts';

const { notify } = vi.hoisted(() => ({ notify: vi.fn() }));
vi.mock('../../src/ui/notify.ts', () => ({ notify }));
vi.mock('../../src/ui/useUpdateHold.ts', () => ({ useUpdateHold: () => {} }));
vi.mock('../../src/features/bankTransfer/useReportSending.ts', () => ({ useReportSending: () => ({}) }));
vi.mock('../../src/features/bankTransfer/useOvertaken.ts', () => ({ useOvertaken: () => {} }));
vi.mock('../../src/features/bankTransfer/useReportForm.ts', () => ({
  useReportForm: () => ({
    ...{ isReady: true, toMend: 0, isSlipOnItsWay: true, problems: {}, form: {}, slip: null },
    check: () => ({ report: null, sentences: [] }),
  }),
}));
vi.mock('../../src/features/registration/useGuestDetails.ts', () => ({
  useGuestDetails: () => ({ isReady: true, isWaiting: true, fields: {}, moreProblems: {}, check: () => null }),
}));

const page: { now: RunningHook<ReactNode> | null } = { now: null };
beforeEach(() => {
  notifyManager.setScheduler(queueMicrotask);
  standInPage();
  notify.mockClear();
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
const sheet = () => ReportSheet({ subject: { orderId: '7' } as never, onLater: null, onQueued: () => {} });
const panel = () => GuestHere({ course: {} as never, offer: {} as never, onPay: async () => {} });

test.each([
  ['report of a transfer', sheet, report.slipWait],
  ['form of an invoice', dialog, taxData.certificate.wait],
  ['form of a guest', panel, registration.problems['picture.reading']],
] as const)(
  'a %s that waits for its picture says so calmly when it is sent, and of no mistake',
  async (_, draw, words) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
    page.now = await runHook<ReactNode>(draw, (inside) => (
      <QueryClientProvider client={client}>
        <DrawnLanguage value="th">
          <MemoryRouter>{inside}</MemoryRouter>
        </DrawnLanguage>
      </QueryClientProvider>
    ));
    await page.now.does((drawn) => {
      const { onSubmit } = partOf(drawn, ({ type }) => type === 'form').props;
      (onSubmit as (event: unknown) => void)({ preventDefault() {}, stopPropagation() {} });
    });
    expect(notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'info', title: words }));
  },
);
