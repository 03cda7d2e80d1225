import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReportBody } from '../../../src/features/bankTransfer/ReportBody.tsx';
import { ReportSheet } from '../../../src/features/bankTransfer/ReportSheet.tsx';
import { SlipField } from '../../../src/features/bankTransfer/SlipField.tsx';
import { OutboxList } from '../../../src/features/outbox/OutboxList.tsx';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { OutboxPage } from '../../../src/pages/OutboxPage.tsx';
import { standInPage } from '../../support/browser/standInPage.ts';
import { runHook } from '../../support/run/runHook.ts';
import { partOf, partsOf } from '../../support/shop/partsOf.ts';

const of = vi.hoisted(() => ({ entries: [] as readonly object[] }));
vi.mock('../../../src/features/outbox/useReportEntries.ts', () => ({
  useReportEntries: () => ({ entries: of.entries }),
}));
vi.mock('../../../src/features/orders/useOrdersOf.ts', () => ({ useOrdersOf: () => [] }));

const around = (inside: ReactNode) => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
    <DrawnLanguage value="th">{inside}</DrawnLanguage>
  </QueryClientProvider>
);

beforeEach(standInPage);
afterEach(() => vi.unstubAllGlobals());

const subject = { orderId: '7', token: 't' };
const waiting = { key: 'k', state: 'queued', draft: { subject } };

test('a correction in the outbox starts with the current report on the device', async () => {
  of.entries = [waiting];
  const page = await runHook<ReactNode>(OutboxPage, around);
  const sheets = () => partsOf(page.now()).filter(({ type }) => type === ReportSheet);
  expect(sheets()).toEqual([]);
  const { onMend } = partOf(page.now(), ({ type }) => type === OutboxList).props;
  const refused = { ...waiting, state: 'failed' };
  of.entries = [refused];
  await page.does(() => (onMend as (entry: object) => void)(waiting));
  expect(sheets().map(({ props }) => props)).toMatchObject([{ subject, mends: refused }]);
  await page.leave();
});

test.each([
  { isSlipLost: true, slipRequired: false, may: true },
  { isSlipLost: true, slipRequired: true, may: false },
  { isSlipLost: false, slipRequired: false, may: false },
])('a slip may be left out where it is lost and the shop needs none: %o', async ({ may, ...slip }) => {
  const tellSlip = () => {};
  const report = { ...slip, state: {}, toMend: 0, problems: {}, form: {}, slip: null, tellSlip } as never;
  const sheet = await runHook<ReactNode>(
    () => ReportBody({ id: 'f', subject: subject as never, report, note: null, onSubmit: () => {} }),
    around,
  );
  const { mayLeaveOut, onState } = partOf(sheet.now(), ({ type }) => type === SlipField).props;
  expect([mayLeaveOut, onState]).toEqual([may, tellSlip]);
  await sheet.leave();
});
