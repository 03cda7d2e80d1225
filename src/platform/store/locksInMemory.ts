type Work = (lock: { readonly name: string } | null) => unknown;
type Wait = { readonly ifAvailable?: boolean; readonly signal?: AbortSignal };

/** Web Locks of one page: each name has one holder, whatever its mode, and others wait until their signal aborts. */
export class LocksInMemory {
  private readonly turns = new Map<string, Promise<unknown>>();

  async request(name: string, ...rest: readonly [Work] | readonly [Wait, Work]): Promise<unknown> {
    const [{ ifAvailable, signal }, work] = rest.length === 1 ? [{} as Wait, rest[0]] : rest;
    const before = this.turns.get(name);
    if (ifAvailable && before) return work(null);
    let isHeld = false;
    const turn = Promise.resolve(before).then(() => {
      signal?.throwIfAborted();
      isHeld = true;
      return work({ name });
    });
    const end = turn
      .catch(() => {})
      .then(() => {
        if (this.turns.get(name) === end) this.turns.delete(name);
      });
    this.turns.set(name, end);
    const left = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => isHeld || reject(signal.reason)),
    );
    return Promise.race([turn, left]);
  }

  async query() {
    return { held: [...this.turns.keys()].map((name) => ({ name })), pending: [] };
  }
}
