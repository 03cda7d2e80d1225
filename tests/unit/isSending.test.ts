import { expect, test, vi } from 'vitest';
import { useIsSending } from '../../src/features/outbox/useIsSending.ts';
import { runHook } from '../support/runHook.ts';

vi.mock('../../src/platform/outbox/outboxLock.ts', () => ({ outboxLock: 'whatever it is called' }));

test.each([
  ['whatever it is called', true],
  ['of something else', false],
])('the outbox is told as being sent by the lock of whoever sends: %s', async (name, isSending) => {
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [{ name }] }) } });
  const hook = await runHook(() => useIsSending(true));
  await hook.does(() => {});
  expect(hook.now()).toBe(isSending);
  await hook.leave();
  vi.unstubAllGlobals();
});
