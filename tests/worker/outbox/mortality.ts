import { vi } from 'vitest';

/**
 * When an app dies: at the so manyth step it takes from now, a step being a transaction of its databases or a request.
 * `before`: the step has no effect. `after`: it has, and the app never learns of it.
 */
export type Death = { readonly atStep: number; readonly when: 'before' | 'after' };

export type Life = {
  /** Steps that were taken so far. */
  steps(): number;
  /** Comes true with its death. */
  readonly ended: Promise<void>;
};

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** From here on what is done on this device is done by an app that dies so; what it still begins then leads nowhere. */
export function liveUntil(death: Death | null, reach: Fetch): Life {
  const { promise, resolve } = Promise.withResolvers<void>();
  let steps = 0;
  let isDead = false;
  /** What this step meets: its usual course, its own death, or that of before. */
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
    // The database's own, while it is made: a system takes such a one back by itself.
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

/** Everybody may live again. */
export const endMortality = () => {
  IDBDatabase.prototype.transaction = realTransaction;
};

/** Whatever is asked of it never answers. */
const silent: object = new Proxy(() => silent, {
  get: (_, name) => (name === 'then' ? undefined : silent),
  set: () => true,
  apply: () => silent,
});
