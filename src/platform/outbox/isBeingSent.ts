import { entryLockOf, outboxLock } from './outboxLock.ts';

/** Whether an entry is being sent now by this page, another tab or the worker; without a key, whether any is. */
export async function isBeingSent(key?: string): Promise<boolean> {
  const lock = key === undefined ? outboxLock : entryLockOf(key);
  const { held } = await navigator.locks.query();
  return held?.some(({ name }) => name === lock) ?? false;
}
