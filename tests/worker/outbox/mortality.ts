import { vi } from 'vitest';

/**
 * Death of an app at the nth step from now; a step is a database transaction or a request. `before`: the step has no
 * effect. `after`: it has, but the app does not learn of it.
 */
export type Death = { readonly atStep: number; readonly when: 'before' | 'after' };

export type Life = {
  /** Number of steps so far. */
  steps(): number;
  /** Resolves with its death. */
  readonly ended: Promise<void>;
};

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** Runs an app that dies in this way; later actions of it have no effect. */
export function liveUntil(death: Death | null, reach: Fetch): Life {
  const { promise, resolve } = Promise.withResolvers<void>();
  let steps = 0;
  let isDead = false;
  /** The outcome of this step: normal, its death, or after a death. */
  const next = (): 'lives' | 'before' | 'after' => {
    if (isDead) return 'before';
    steps += 1;
    if (steps !== death?.atStep) return 'lives';
    isDead = true;
    return death.when;
  };

  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const meets = next();
    if (meets === 'lives') return reach(path, init);
    if (meets === 'after') await reach(path, init);
    resolve();
    return new Promise(() => {});
  });

  const begin = realTransaction;
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...wanted: Parameters<typeof begin>) {
    // The version change of a database, which the system itself rolls back.
    const isOurs = wanted[1] === 'readonly' || wanted[1] === 'readwrite';
    const meets = isOurs ? next() : 'lives';
    if (meets === 'lives') return begin.apply(this, wanted);
    if (meets === 'after' && wanted[1] === 'readwrite') {
      const transaction = begin.apply(this, wanted);
      transaction.addEventListener('complete', () => resolve());
      Object.defineProperty(transaction, 'oncomplete', { get: () => null, set: () => {} });
      return transaction;
    }
    resolve();
    return silent as IDBTransaction;
  };
  return { steps: () => steps, ended: promise };
}

const realTransaction = IDBDatabase.prototype.transaction;

/** Ends all simulated deaths. */
export const endMortality = () => {
  IDBDatabase.prototype.transaction = realTransaction;
};

/** A service that never answers. */
const silent: object = new Proxy(() => silent, {
  get: (_, name) => (name === 'then' ? undefined : silent),
  set: () => true,
  apply: () => silent,
});
