type Request = { readonly ifAvailable?: boolean; readonly signal?: AbortSignal };
type Work = (lock: { readonly name: string } | null) => Promise<unknown>;

/**
 * Web Locks of one app that a test can kill; real ones would stay held while the test process lives. One holder per
 * name, others queue until their `signal` aborts; `ifAvailable` gives `null` if the lock is held or requested.
 */
export function tinyLocks() {
  const lines = new Map<string, Promise<unknown>>();
  return {
    request: async (name: string, ...rest: readonly [Work] | readonly [Request, Work]): Promise<unknown> => {
      const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest;
      const before = lines.get(name);
      if (options.ifAvailable && before) return work(null);
      let isHeld = false;
      const turn = (before ?? Promise.resolve()).then(() => {
        options.signal?.throwIfAborted();
        isHeld = true;
        return work({ name });
      });
      const end = turn.catch(() => {}).then(() => void (lines.get(name) === end && lines.delete(name)));
      lines.set(name, end);
      const left = new Promise<never>((_, reject) =>
        options.signal?.addEventListener('abort', () => isHeld || reject(options.signal?.reason)),
      );
      return Promise.race([turn, left]);
    },
  };
}
