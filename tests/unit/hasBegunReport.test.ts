import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
});

const load = async () => ({
  ...(await import('../../src/features/bankTransfer/hasBegunReport.ts')),
  ...(await import('../../src/features/bankTransfer/slipDraft.ts')),
  ...(await import('../../src/features/bankTransfer/reportDraftName.ts')),
  ...(await import('../../src/features/outbox/editDraftName.ts')),
  ...(await import('../../src/platform/draftStorage.ts')),
});

test('a report is begun once a slip is put to it, and no more once the slip is taken out or the report is queued', async () => {
  const { hasBegunReport, attachSlip, writeDraft, clearDraft, slipDraftName } = await load();
  expect(await hasBegunReport()).toBe(false);
  const slip = { name: 'slip.jpg', type: 'image/jpeg', bytes: Uint8Array.of(1).buffer };
  await attachSlip('7', slip);
  expect(await hasBegunReport()).toBe(true);
  await writeDraft(slipDraftName('7'), { slip: null });
  expect(await hasBegunReport()).toBe(false);
  await attachSlip('7', slip);
  await clearDraft(slipDraftName('7'));
  expect(await hasBegunReport()).toBe(false);
});

test('a report is begun by what is typed in it, and by nothing that is typed elsewhere', async () => {
  const { hasBegunReport, writeDraft, reportDraftName } = await load();
  await writeDraft('comment-report-1', { reason: 'spam' });
  expect(await hasBegunReport()).toBe(false);
  await writeDraft(reportDraftName('7'), { name: 'ฝน' });
  expect(await hasBegunReport()).toBe(true);
});

test('what is changed of a report that lies here was begun, too', async () => {
  const { hasBegunReport, writeDraft, clearDraft, editDraftName, editSlipDraftName } = await load();
  await writeDraft(editSlipDraftName('key'), { slip: null });
  expect(await hasBegunReport()).toBe(false);
  const slip = { name: 'slip.jpg', type: 'image/jpeg', bytes: Uint8Array.of(1).buffer };
  await writeDraft(editSlipDraftName('key'), { slip });
  expect(await hasBegunReport()).toBe(true);
  await clearDraft(editSlipDraftName('key'));
  await writeDraft(editDraftName('key'), { amount: '1.00' });
  expect(await hasBegunReport()).toBe(true);
});
