import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode, useReducer } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Role } from '../../../src/domain/people/identity.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { SendingProblem } from '../../../src/features/bankTransfer/ReportBody.tsx';
import { openedReport, type ReportState, reportState } from '../../../src/features/bankTransfer/reportState.ts';
import { useReportSending } from '../../../src/features/bankTransfer/useReportSending.ts';
import type { ReportSubject } from '../../../src/features/outbox/useReportEntries.ts';
import { sessionQuery } from '../../../src/features/session/useSession.ts';
import { siteQuery } from '../../../src/features/site/useSite.ts';
import { report } from '../../../src/i18n/en/buying/report.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { links } from '../../../src/ui/press/links.ts';
import { runHook } from '../../support/run/runHook.ts';

/** Queues the report; the test decides its outcome. */
const sender = vi.hoisted(() => ({
  told: Promise.withResolvers<{ state: string; reason?: string; fields?: object }>(),
}));
vi.mock('../../../src/features/bankTransfer/useSendReport.ts', () => ({
  useSendReport: () => ({
    mutateAsync: ({ onQueued }: { onQueued: () => void }) => {
      onQueued();
      return sender.told.promise;
    },
  }),
}));

const subject = { token: 't'.repeat(32) } as ReportSubject;
const forget = vi.fn(async () => {});
const onQueued = vi.fn();

beforeEach(() => {
  sender.told = Promise.withResolvers();
  vi.clearAllMocks();
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A buyer's queued report that is being sent; `at`: the page after this time. */
async function onItsWay(thankYouPageEnabled: boolean, role: Role = 'student') {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(sessionQuery.queryKey, { id: '7', role } as never);
  client.setQueryData(siteQuery.queryKey, { settings: { ...defaultSiteSettings, thankYouPageEnabled } } as never);
  const around = (inside: ReactNode) =>
    createElement(QueryClientProvider, { client }, createElement(MemoryRouter, null, inside));
  const page = await runHook(() => {
    const { pathname, search } = useLocation();
    const [state, tell] = useReducer(reportState, openedReport(null, 'k'));
    const sending = useReportSending(subject, { state, tell, slip: null, forget }, onQueued);
    return { state, sending, at: `${pathname}${search}` };
  }, around);
  await page.does(({ sending }) => void sending.send({} as never));
  return {
    told: (state: string, why = {}) => page.does(() => sender.told.resolve({ state, ...why })),
    problem: () => page.now().state.problem,
    goesOn: () => page.does(({ sending }) => sending.leave()),
    at: async (ms: number) => {
      await page.does(() => vi.advanceTimersByTimeAsync(ms));
      return page.now().at;
    },
    leave: page.leave,
  };
}

/** A received report. */
async function reported(thankYouPageEnabled: boolean, role?: Role) {
  const page = await onItsWay(thankYouPageEnabled, role);
  await page.told('sent');
  return page;
}

test('after a report the thanks come in 500 ms', async () => {
  const page = await reported(true);
  expect(await page.at(499)).toBe('/');
  expect(await page.at(1)).toBe(links.thankYou(subject.token));
  await page.leave();
});

test('after a report the list of orders comes in 1000 ms where the shop shows no thanks', async () => {
  const page = await reported(false);
  expect(await page.at(999)).toBe('/');
  expect(await page.at(1)).toBe(links.studentOrders());
  await page.leave();
});

test('a buyer without registration is led to the order, not to a list, where the shop shows no thanks', async () => {
  const page = await reported(false, 'nonMember');
  expect(await page.at(1000)).toBe(links.order(subject.token));
  await page.leave();
});

test('a person who moved on before the thanks stays there', async () => {
  const page = await reported(true);
  await page.goesOn();
  expect(await page.at(500)).toBe('/');
  await page.leave();
});

test('the outcome of an abandoned report does not affect another one begun since', async () => {
  const page = await onItsWay(true);
  await page.goesOn();
  vi.clearAllMocks();
  await page.told('queued');
  expect(forget).not.toHaveBeenCalled();
  expect(onQueued).not.toHaveBeenCalled();
  await page.leave();
});

test('a refusal gives its reason once: by the fields where it names any', async () => {
  const reason = 'Check what you filled in';
  const said: string[] = [];
  const sentenceOf = (problem: ReportState['problem']) =>
    renderToStaticMarkup(createElement(DrawnLanguage, { value: 'en' }, createElement(SendingProblem, { problem })));
  for (const fields of [{}, { amount: 'Another sum' }]) {
    sender.told = Promise.withResolvers();
    const page = await onItsWay(true);
    await page.told('failed', { reason, fields });
    said.push(sentenceOf(page.problem()));
    await page.leave();
  }
  expect(said).toEqual(
    [report.serverRefused(reason), report.fieldsRefused].map((words) => expect.stringContaining(words)),
  );
  expect(report.fieldsRefused).not.toContain(reason);
});
