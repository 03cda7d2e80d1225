import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useIsSending } from '../../../src/features/outbox/useIsSending.ts';
import { runHook } from '../../support/run/runHook.ts';

vi.mock('../../../src/platform/outbox/outboxLock.ts', () => ({ outboxLock: 'whatever it is called' }));

test.each([
  ['whatever it is called', true],
  ['of something else', false],
])('the outbox counts as being sent by the sender’s lock: %s', async (name, isSending) => {
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [{ name }] }) } });
  const hook = await runHook(() => useIsSending(true));
  await hook.does(() => {});
  expect(hook.now()).toBe(isSending);
  await hook.leave();
  vi.unstubAllGlobals();
});

test('a check answered after the last subscription ended reports nothing', async () => {
  const looked = Promise.withResolvers<{ held: { name: string }[] }>();
  vi.stubGlobal('navigator', { locks: { query: () => looked.promise } });
  const hook = await runHook(() => {
    const [isWatching, setWatching] = useState(true);
    return { isSending: useIsSending(isWatching), lookAway: () => setWatching(false) };
  });
  await hook.does(({ lookAway }) => lookAway());
  await hook.does(() => looked.resolve({ held: [{ name: 'whatever it is called' }] }));
  expect(hook.now().isSending).toBe(false);
  await hook.leave();
  vi.unstubAllGlobals();
});
