import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultSiteSettings } from '../../src/domain/siteSettings.ts';
import type { useReportForm } from '../../src/features/bankTransfer/useReportForm.ts';
import { useReportSending } from '../../src/features/bankTransfer/useReportSending.ts';
import type { ReportSubject } from '../../src/features/outbox/useReportEntries.ts';
import { sessionQuery } from '../../src/features/session/useSession.ts';
import { siteQuery } from '../../src/features/site/useSite.ts';
import { links } from '../../src/ui/links.ts';
import { runHook } from '../support/runHook.ts';

vi.mock('../../src/features/bankTransfer/useSendReport.ts', () => ({
  useSendReport: () => ({ mutateAsync: async () => ({ state: 'sent' }) }),
}));

const subject = { token: 't'.repeat(32) } as ReportSubject;
const form = { key: 'k', slip: null, forget: async () => {} } as unknown as ReturnType<typeof useReportForm>;

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A report of a student that the shop has taken; `at` is where they are so long after. */
async function reported(thankYouPageEnabled: boolean) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(sessionQuery.queryKey, { id: '7', role: 'student' } as never);
  client.setQueryData(siteQuery.queryKey, { settings: { ...defaultSiteSettings, thankYouPageEnabled } } as never);
  const around = (inside: ReactNode) =>
    createElement(QueryClientProvider, { client }, createElement(MemoryRouter, null, inside));
  const page = await runHook(() => {
    const { pathname, search } = useLocation();
    return { sending: useReportSending(subject, form, null, () => {}), at: `${pathname}${search}` };
  }, around);
  await page.does(({ sending }) => sending.send({} as never));
  return {
    at: async (ms: number) => {
      await page.does(() => vi.advanceTimersByTimeAsync(ms));
      return page.now().at;
    },
    leave: page.leave,
  };
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
