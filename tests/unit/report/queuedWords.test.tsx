import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { OutboxList } from '../../../src/features/outbox/OutboxList.tsx';
import { outbox as english } from '../../../src/i18n/en/buying/outbox.ts';
import { outbox } from '../../../src/i18n/th/buying/outbox.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import type { Connection } from '../../../src/platform/net/connection.ts';
import type { OutboxEntry } from '../../../src/platform/outbox/entry.ts';

let connection: Connection;
vi.mock('../../../src/ui/state/useConnection.ts', () => ({ useConnection: () => connection }));
beforeEach(() => {
  connection = 'online';
});

/** The outbox with one waiting report. */
function shown(where: Connection, changes: Partial<Pick<OutboxEntry, 'state' | 'problem' | 'attempts'>> = {}): string {
  connection = where;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  client.setQueryData(['session'], { id: '5' });
  const report = { amount: 100, date: '2026-02-14', time: '09:41:00' };
  const entry = {
    ...{ key: 'k1', kind: 'transferReport', owner: { kind: 'user', userId: '5' }, state: 'queued', slips: [] },
    ...{ request: { path: '/', body: {}, upload: null, email: null }, attempts: 0, createdAt: 0, problem: null },
    draft: { subject: { number: '240117', currency: 'THB' }, report },
    ...changes,
  };
  client.setQueryData(['device', 'outbox'], { entries: [entry], known: [] });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter>
          <OutboxList orders={[]} onMend={() => {}} />
        </MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
}

const away = ['offline', 'portal', 'silent', 'refused', 'down'] as const;

test.each(away)('a waiting report tells what it waits for: %s', (where) => {
  const { queued } = outbox;
  expect(shown(where)).toContain(queued[where]);
  for (const other of away) if (other !== where) expect(shown(where)).not.toContain(queued[other]);
  expect(new Set(Object.values(queued)).size).toBe(away.length);
  expect(new Set(Object.values(english.queued)).size).toBe(away.length);
});

test('it can be sent now wherever the device has a network of which an answer may come', () => {
  for (const where of ['online', 'silent', 'refused', 'down'] as const) expect(shown(where)).toContain(outbox.sendNow);
  for (const where of ['offline', 'portal'] as const) expect(shown(where)).not.toContain(outbox.sendNow);
});

test('an untried report waits while others are sent, and is not called a retry', () => {
  expect(shown('online')).toContain(outbox.turn);
  expect(shown('online')).not.toContain(outbox.queuedOnline);
  expect(shown('online', { attempts: 2 })).toContain(outbox.queuedOnline);
});

test('no end of the sending is promised, since a slip on a slow network takes as long as it takes', () => {
  for (const { sendingBody } of [outbox, english]) expect(sendingBody).not.toMatch(/\d|a minute|at most|ไม่เกิน/);
});

test('an age that begins with a digit is separated from the word before it', () => {
  expect(outbox.queuedBody('1 นาทีที่แล้ว')).toContain('เมื่อ\u00a01 นาทีที่แล้ว');
  expect(outbox.queuedBody('ไม่กี่วินาทีที่แล้ว')).toContain('เมื่อไม่กี่วินาทีที่แล้ว');
});

test('a refused one says which of its fields are to blame, and where none is, the reason', () => {
  const refused = (fields: Record<string, string>) =>
    shown('online', { state: 'failed', problem: { code: 'INPUT_ERROR', message: 'ตรวจสอบข้อมูล', fields } });
  const byField = refused({
    ...{ transfer_amount: 'ใส่ได้เฉพาะตัวเลข', transfer_datetime: 'กรุณาตรวจข้อมูลช่องนี้อีกครั้ง' },
    ...{ unknown: 'ค่ามากเกินไป', other: 'ค่ามากเกินไป' },
  });
  expect(byField).toContain(
    outbox.failedBody('ยอดที่โอน (บาท): ใส่ได้เฉพาะตัวเลข · วันที่โอน: กรุณาตรวจข้อมูลช่องนี้อีกครั้ง · ค่ามากเกินไป'),
  );
  expect(refused({})).toContain(outbox.failedBody('ตรวจสอบข้อมูล'));
});
