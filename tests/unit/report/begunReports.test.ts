import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as filled from '../../fixtures/filledDevice.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
});

const load = async () => ({
  ...(await import('../../../src/features/bankTransfer/begunReports.ts')),
  ...(await import('../../../src/features/bankTransfer/slipDraft.ts')),
  ...(await import('../../../src/features/bankTransfer/reportDraftName.ts')),
  ...(await import('../../../src/features/outbox/editDraftName.ts')),
  ...(await import('../../../src/platform/store/draftStorage.ts')),
  ...(await import('../../../src/platform/outbox/isEntry.ts')),
  ...(await import('../../../src/platform/outbox/outboxStore.ts')),
});

test('a report is begun once a slip is put to it, and no more once the slip is taken out or the report is queued', async () => {
  const { begunReports, attachSlip, writeDraft, clearDraft, slipDraftName } = await load();
  expect(await begunReports(() => false)).toEqual([]);
  const slip = { name: 'slip.jpg', type: 'image/jpeg', bytes: Uint8Array.of(1).buffer };
  await attachSlip('7', slip);
  expect(await begunReports(() => false)).toEqual(['new']);
  await writeDraft(slipDraftName('7'), { slip: null });
  expect(await begunReports(() => false)).toEqual([]);
  await attachSlip('7', slip);
  await clearDraft(slipDraftName('7'));
  expect(await begunReports(() => false)).toEqual([]);
});

test('of an order that takes no report any more none is begun, whatever was typed or put to it', async () => {
  const { begunReports, attachSlip, writeDraft, reportDraftName } = await load();
  await writeDraft(reportDraftName('7'), { name: 'ฝน' });
  await attachSlip('7', { name: 'slip.jpg', type: 'image/jpeg', bytes: Uint8Array.of(1).buffer });
  expect(await begunReports((orderId) => orderId === '7')).toEqual([]);
  expect(await begunReports((orderId) => orderId === '8')).toEqual(['new']);
});

test('a report is begun by typing in it, and by nothing typed elsewhere', async () => {
  const { begunReports, writeDraft, reportDraftName } = await load();
  await writeDraft('comment-report-1', { reason: 'spam' });
  expect(await begunReports(() => false)).toEqual([]);
  await writeDraft(reportDraftName('7'), { name: 'ฝน' });
  expect(await begunReports(() => false)).toEqual(['new']);
});

describe('a report on this device', () => {
  const sent = {
    ...{ contactName: 'ฝน', originBankCode: 'KBANK', accountId: 'a', amount: 65_000 },
    ...{ date: '2026-02-14', time: '09:41:00', note: '', slipCount: 1 },
  };
  const typed = { ...sent, amount: '650.00', date: '14 ก.พ. 2569' };
  const slip = { name: 'slip.jpg', type: 'image/jpeg', bytes: filled.slip };

  const lies = async (state: 'queued' | 'failed' | 'sent' = 'failed') => {
    const device = await load();
    const entry = {
      ...structuredClone(filled.report),
      key: 'key',
      state,
      draft: { subject: { orderId: '7' }, report: sent },
    };
    if (!device.isEntry(entry)) throw new Error('The entry is none');
    await device.putEntry(entry, new Map([[filled.report.slips[0].id, filled.slip]]));
    return device;
  };

  test('is changed by other words or another slip, not by the sent ones or an empty field', async () => {
    const { begunReports, writeDraft, editDraftName, editSlipDraftName } = await lies();
    const found: unknown[] = [];
    const afterwards = async (name: string, values: object) => {
      await writeDraft(name, values);
      found.push(await begunReports(() => false));
    };
    await afterwards(editDraftName('key'), typed);
    await afterwards(editSlipDraftName('key'), { slip: null });
    await afterwards(editSlipDraftName('key'), { slip });
    expect(found).toEqual([[], [], []]);
    await afterwards(editSlipDraftName('key'), { slip: { ...slip, bytes: Uint8Array.of(1).buffer } });
    await afterwards(editSlipDraftName('key'), { slip });
    await afterwards(editDraftName('key'), { ...typed, amount: '1.00' });
    expect(found.slice(3)).toEqual([['change'], [], ['change']]);
  });

  test.each([
    ['queued', ['change']],
    ['sent', []],
  ] as const)('and is %s leaves %j of the text typed over it', async (state, expected) => {
    const { begunReports, writeDraft, editDraftName } = await lies(state);
    await writeDraft(editDraftName('key'), { ...typed, note: 'x' });
    expect(await begunReports(() => false)).toEqual(expected);
  });

  test.each([
    ['failed', '7', []],
    ['failed', '8', ['change']],
    ['queued', '7', ['change']],
  ] as const)(
    'that is %s is changed as long as it can go: order %s takes none any more',
    async (state, over, expected) => {
      const { begunReports, writeDraft, editDraftName } = await lies(state);
      await writeDraft(editDraftName('key'), { ...typed, note: 'x' });
      expect(await begunReports((orderId) => orderId === over)).toEqual(expected);
    },
  );
});
