import type { Death } from './scenario.ts';

/** Messages of an instrumented page or worker. */
export type Told =
  /** Dead: its later actions have no effect. */
  | { readonly what: 'died' }
  /** A slip that was stored, by its SHA-256 (hex). */
  | { readonly what: 'slip'; readonly digest: string };

/** Differences of a tested page or worker from a normal one. */
export type Mortality = {
  readonly death: Death | null;
  /** Removes Background Sync from the browser. */
  readonly withoutSync: boolean;
  /** Breaks a guarantee on purpose, to show that the proof notices. */
  readonly removesBeforeYes: boolean;
};

export type MortalScope = typeof globalThis & {
  /** Arms a death, with its step counter reset. */
  proofArm(death: Death | null): void;
  /** Kills it at once. */
  proofKill(): void;
  proofIsDead(): boolean;
  /** How often watched time reached the outbox or a row of `localStorage`. */
  proofWritten(): number;
};

/**
 * Runs in the page or worker before the app, and must be self-contained. After its death no request leaves and no
 * transaction begins, as if the process were killed; the test then ends it.
 */
export function makeMortal(wanted: Mortality, tell: (told: Told) => Promise<unknown>): void {
  const scope = globalThis as MortalScope;
  const reach = fetch.bind(globalThis);
  const begin = IDBDatabase.prototype.transaction;
  const put = IDBObjectStore.prototype.put;
  const sentPaths = [
    ...['/api/home/test_upload', '/public/payment/report', '/api/send/to/email/paymentorder'],
    '/private/progress/intervals',
  ];
  const removedPaths = ['/public/payment/report', '/private/progress/intervals'];
  const stores = ['lanrian-outbox', 'lanrian-outbox-slips'];
  let death = wanted.death;
  let steps = 0;
  let isDead = false;
  let written = 0;
  const telling: Promise<unknown>[] = [];

  const silent: object = new Proxy(() => {}, {
    get: (_, name) => (name === 'then' ? undefined : silent),
    set: () => true,
    apply: () => silent,
  });
  const never = <Answer>() => new Promise<Answer>(() => {});
  const sayDied = () => void Promise.all(telling).then(() => tell({ what: 'died' }));
  const meet = () => {
    steps += 1;
    if (death === null || steps !== death.atStep) return 'lives';
    isDead = true;
    return death.when;
  };

  scope.proofArm = (next) => {
    death = next;
    steps = 0;
  };
  scope.proofKill = () => {
    isDead = true;
    sayDied();
  };
  scope.proofIsDead = () => isDead;
  scope.proofWritten = () => written;
  if (wanted.withoutSync && 'ServiceWorkerRegistration' in globalThis) {
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
    Reflect.deleteProperty(globalThis, 'SyncManager');
  }

  globalThis.fetch = async (input, init) => {
    if (isDead) return never<Response>();
    const path = new URL(input instanceof Request ? input.url : String(input), location.href).pathname;
    if (!sentPaths.includes(path)) return reach(input, init);
    if (wanted.removesBeforeYes && removedPaths.includes(path)) await forgetEntries();
    const meets = meet();
    if (meets === 'lives') return reach(input, init);
    if (meets !== 'before') {
      const sent = reach(input, init).catch(() => {});
      if (meets === 'after') await sent;
    }
    sayDied();
    return never<Response>();
  };

  IDBDatabase.prototype.transaction = function (names, mode, options) {
    if (isDead) return silent as IDBTransaction;
    const isStep = mode === 'readwrite' && stores.includes(this.name);
    const meets = isStep ? meet() : 'lives';
    if (meets === 'lives') return begin.call(this, names, mode, options);
    if (meets === 'before') {
      sayDied();
      return silent as IDBTransaction;
    }
    const transaction = begin.call(this, names, mode, options);
    if (meets === 'after') transaction.addEventListener('complete', sayDied);
    else queueMicrotask(sayDied);
    Object.defineProperty(transaction, 'oncomplete', { get: () => null, set: () => {} });
    return transaction;
  };

  IDBObjectStore.prototype.put = function (value, key) {
    if (this.transaction.db.name === 'lanrian-outbox-slips' && value instanceof ArrayBuffer) {
      telling.push(digestOf(value.slice(0)).then((digest) => tell({ what: 'slip', digest })));
    }
    if (value?.kind === 'progress' && !value.isSealed) {
      this.transaction.addEventListener('complete', () => {
        written += 1;
      });
    }
    return key === undefined ? put.call(this, value) : put.call(this, value, key);
  };

  // A worker has none.
  if ('Storage' in globalThis) makeRowsMortal();

  function makeRowsMortal(): void {
    const { setItem, removeItem } = Storage.prototype;
    const change = (name: string, effect: () => void) => {
      if (isDead) return;
      const meets = name.startsWith('lanrian.left.') ? meet() : 'lives';
      if (meets !== 'before') effect();
      if (meets !== 'lives') sayDied();
    };
    Storage.prototype.setItem = function (name, value) {
      change(name, () => {
        setItem.call(this, name, value);
        if (name.startsWith('lanrian.left.')) written += 1;
      });
    };
    Storage.prototype.removeItem = function (name) {
      change(name, () => removeItem.call(this, name));
    };
  }

  async function digestOf(bytes: ArrayBuffer): Promise<string> {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  function forgetEntries(): Promise<void> {
    return new Promise((resolve) => {
      const opening = indexedDB.open('lanrian-outbox');
      opening.onsuccess = () => {
        const clearing = begin.call(opening.result, 'rows', 'readwrite');
        clearing.objectStore('rows').clear();
        clearing.addEventListener('complete', () => {
          opening.result.close();
          resolve();
        });
      };
    });
  }
}

/** Runs in the worker before the app's code: at each start it asks for its planned death first. */
export function makeWorkerMortal(
  makeMortal: (wanted: Mortality, tell: (told: Told) => Promise<unknown>) => void,
): void {
  type Woken = { readonly tag: string; waitUntil(work: Promise<unknown>): void };
  const reach = fetch.bind(globalThis);
  const say = (told: Told) => reach('/__proof/told', { method: 'POST', body: JSON.stringify(told) });
  makeMortal({ death: null, withoutSync: false, removesBeforeYes: false }, say);
  const listen = globalThis.addEventListener.bind(globalThis);
  const sync: ((event: Woken) => void)[] = [];
  const live = async () => {
    (globalThis as MortalScope).proofArm(await (await reach('/__proof/plan')).json());
    const works: Promise<unknown>[] = [];
    for (const listener of sync) listener({ tag: 'outbox', waitUntil: (work) => works.push(work) });
    await Promise.all(works);
  };
  // Worker events can be waited for, which the page's types do not include.
  const wake = (event: Event) => (event as unknown as Woken).waitUntil(live());
  listen('sync', wake);
  listen('message', (event) => event.data === 'proof: wake' && wake(event));
  const listenMortally = (type: string, listener: never, options?: never) =>
    type === 'sync' ? sync.push(listener) : listen(type, listener, options);
  Object.assign(globalThis, { addEventListener: listenMortally });
}
