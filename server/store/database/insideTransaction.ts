import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Runs a transaction's work so that what it calls can tell that it is inside one. */
export async function insideTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const mark = { isOpen: true };
  try {
    // Awaited inside: a query that the work returns is sent only when somebody waits for it.
    return await running.run(mark, async () => await work());
  } finally {
    mark.isOpen = false;
  }
}

/**
 * Throws when called inside a transaction. On the embedded database such a call would wait for ever for the one
 * connection that its own caller holds; on PostgreSQL it would stand outside the transaction unnoticed.
 */
export function refuseInsideTransaction(name: string): void {
  if (running.getStore()?.isOpen) {
    throw new Error(`${name} was called inside a transaction: give it the transaction, or call it before or after`);
  }
}
