import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { createElement, type ReactNode, useReducer } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editDraftName, editSlipDraftName } from '../../../src/features/outbox/editDraftName.ts';
import { OutboxList } from '../../../src/features/outbox/OutboxList.tsx';
import { useForgottenEdits } from '../../../src/features/outbox/useForgottenEdits.ts';
import type { ReportEntry } from '../../../src/features/outbox/useReportEntries.ts';
import type { EntryState } from '../../../src/platform/outbox/entry.ts';
import * as drafts from '../../../src/platform/store/draftStorage.ts';
import { runHook } from '../../support/run/runHook.ts';

const device = vi.hoisted(() => ({ entries: [] as readonly { key: string; state: string }[] }));
vi.mock('../../../src/platform/outbox/outboxStore.ts', () => ({
  allEntries: async () => device.entries,
  onOutboxChanged: () => () => {},
}));

const entry = (key: string, state: EntryState) => ({ key, state }) as ReportEntry;

const indexedDB = new IDBFactory();
beforeEach(() => {
  vi.stubGlobal('indexedDB', indexedDB);
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} } });
});
afterEach(() => vi.unstubAllGlobals());

const remaining = async (keys: readonly string[]) => {
  const of = await Promise.all(keys.map((key) => drafts.hasDraftsEnding(`-${key}`)));
  return keys.filter((_, place) => of[place]);
};
async function changed(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await drafts.writeDraft(editDraftName(key), { amount: '1.00' });
    await drafts.writeDraft(editSlipDraftName(key), { slip: null });
  }
}

test('corrections left by a kill are deleted once their report was sent or is gone, and others stay', async () => {
  await changed(['waits', 'refused', 'sent', 'gone']);
  await drafts.writeDraft('another-gone', 1);
  device.entries = [entry('waits', 'queued'), entry('refused', 'failed'), entry('sent', 'sent')];
  // Before reading, or with reports of another person.
  const page = await runHook(() => useForgottenEdits([]));
  await vi.waitFor(async () => expect(await remaining(['waits', 'refused', 'sent'])).toEqual(['waits', 'refused']));
  await vi.waitFor(async () => expect(await drafts.readDraft(editSlipDraftName('gone'))).toBeUndefined());
  expect(await drafts.readDraft('another-gone')).toBe(1);
  await page.leave();
});

test('while reports are sent with nothing changed of them, the device is looked through once for each at the most', async () => {
  for (const key of ['waits', 'refused']) {
    await drafts.clearDraft(editDraftName(key));
    await drafts.clearDraft(editSlipDraftName(key));
  }
  const count = 12;
  const looked = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys');
  const page = await runHook(() => {
    const [sent, send] = useReducer((before: number) => before + 1, 0);
    useForgottenEdits(
      Array.from({ length: count }, (_, place) => entry(`r${place}`, place < sent ? 'sent' : 'queued')),
    );
    return send;
  });
  for (let sent = 0; sent < count; sent += 1) await page.does((send) => send());
  await vi.waitFor(() => expect(looked.mock.calls.length).toBeGreaterThan(count / 2));
  expect(looked.mock.calls.length).toBeLessThanOrEqual(count + 1);
  looked.mockRestore();
  await page.leave();
});

test('the outbox forgets them when it is opened', async () => {
  await changed(['long gone']);
  device.entries = [];
  const client = new QueryClient();
  client.setQueryData(['session'], null);
  client.setQueryData(['device', 'outbox'], { entries: [], known: [] });
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);
  const page = await runHook(() => OutboxList({ orders: [], onMend: () => {} }), around);
  await vi.waitFor(async () => expect(await remaining(['long gone'])).toEqual([]));
  await page.leave();
});
