import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Marks the work as inside a transaction. */
export async function insideTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const mark = { isOpen: true };
  try {
    // Awaited inside: a returned query is sent only when awaited.
    return await running.run(mark, async () => await work());
  } finally {
    mark.isOpen = false;
  }
}

/**
 * Throws inside a transaction. On the embedded database such a call would deadlock on its own connection; on PostgreSQL
 * it would silently run outside.
 */
export function refuseInsideTransaction(name: string): void {
  if (running.getStore()?.isOpen) {
    throw new Error(`${name} was called inside a transaction: give it the transaction, or call it before or after`);
  }
}
