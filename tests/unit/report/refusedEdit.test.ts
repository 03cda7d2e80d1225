import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { ReportSheet } from '../../../src/features/bankTransfer/ReportSheet.tsx';
import type { ReportEntry } from '../../../src/features/outbox/useReportEntries.ts';
import { siteQuery } from '../../../src/features/site/useSite.ts';
import { report as words } from '../../../src/i18n/en/buying/report.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { runHook } from '../../support/run/runHook.ts';

const forget = vi.hoisted(() => vi.fn(async () => {}));
const corrects = vi.hoisted(() => ({ now: '' }));
vi.mock('../../../src/features/bankTransfer/useReportForm.ts', () => ({
  useReportForm: () => ({ forget, isReady: false, toMend: 0, state: { step: 'editing', corrects: corrects.now } }),
}));

beforeEach(() => {
  forget.mockClear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } });
});
afterEach(() => vi.unstubAllGlobals());

/** The pressed button that leaves a report form. */
async function leaving(mends: Pick<ReportEntry, 'key' | 'state'>): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(siteQuery.queryKey, { settings: defaultSiteSettings } as never);
  const around = (inside: ReactNode) =>
    createElement(
      QueryClientProvider,
      { client },
      createElement(MemoryRouter, null, createElement(DrawnLanguage, { value: 'en' }, inside)),
    );
  const shown = { subject: {} as never, mends: mends as ReportEntry, onLater: () => {}, onQueued: () => {} };
  const page = await runHook(() => ReportSheet(shown), around);
  const { actions } = page.now().props as { actions: ReactElement<{ children: ReactElement[] }> };
  const [button] = actions.props.children as ReactElement<{ onClick: () => void; children: string }>[];
  await page.does(() => button?.props.onClick());
  await page.leave();
  return button?.props.children ?? '';
}

test('a waiting report can be left unchanged, and its correction is deleted', async () => {
  corrects.now = 'r';
  expect(await leaving({ key: 'r', state: 'queued' })).toBe(words.unchanged);
  expect(forget).toHaveBeenCalledOnce();
});

test.each(['in its form', 'meanwhile'])(
  'one that was refused %s is postponed, and its correction stays',
  async (where) => {
    corrects.now = where === 'meanwhile' ? 'r' : 'another';
    expect(await leaving({ key: 'r', state: where === 'meanwhile' ? 'failed' : 'queued' })).toBe(words.later);
    expect(forget).not.toHaveBeenCalled();
  },
);
