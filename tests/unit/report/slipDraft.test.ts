import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
});

const slipOf = (...bytes: number[]) => ({ name: 'slip.jpg', type: 'image/jpeg', bytes: Uint8Array.from(bytes).buffer });

test('a slip that would take the place of another in the same report is known before it does', async () => {
  const { attachSlip, holdsAnotherSlip } = await import('../../../src/features/bankTransfer/slipDraft.ts');
  expect(await holdsAnotherSlip('1', slipOf(1, 2))).toBe(false);
  await attachSlip('1', slipOf(1, 2));
  expect(await holdsAnotherSlip('1', slipOf(1, 2))).toBe(false);
  expect(await holdsAnotherSlip('1', slipOf(1, 3))).toBe(true);
  expect(await holdsAnotherSlip('1', slipOf(1))).toBe(true);
  expect(await holdsAnotherSlip('2', slipOf(1, 3))).toBe(false);
});
