/** Runs work in turns, or throws `TooBusy`. `key`: who asks, such as an address. */
export type Turns = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

type TurnRules = {
  /** Most works at the same time. */
  readonly atOnce: number;
  /** Most works that wait. */
  readonly waiting: number;
  /** Most works of one key, running and waiting, so that one key does not fill the queue. */
  readonly ofKey: number;
};

/** The queue is full: the request is answered 429 and may soon be repeated. */
export class TooBusy extends Error {}

/** A bounded pool with a short queue. Keys take turns, so that a key with many works holds up no other. */
export function makeTurns({ atOnce, waiting, ofKey }: TurnRules): Turns {
  let running = 0;
  /** The starts that wait, by key, in the order of the next turns. */
  const queues = new Map<string, (() => void)[]>();
  let queued = 0;
  const counts = new Map<string, number>();
  const change = (key: string, by: number) => {
    const count = (counts.get(key) ?? 0) + by;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  };
  const enqueue = (key: string, start: () => void) => {
    queued += 1;
    queues.set(key, [...(queues.get(key) ?? []), start]);
  };
  const dequeue = (): (() => void) | undefined => {
    for (const [key, [start, ...rest]] of queues) {
      queues.delete(key);
      if (rest.length > 0) queues.set(key, rest);
      queued -= 1;
      return start;
    }
    return undefined;
  };
  const begin = async (key: string) => {
    if (running < atOnce) running += 1;
    // The work that ends hands its place on.
    else await new Promise<void>((start) => enqueue(key, start));
  };
  const end = () => {
    const next = dequeue();
    if (next === undefined) running -= 1;
    else next();
  };
  return async (key, work) => {
    if (queued >= waiting || (counts.get(key) ?? 0) >= ofKey) throw new TooBusy('Too much waits for its turn');
    change(key, 1);
    try {
      await begin(key);
      return await work().finally(end);
    } finally {
      change(key, -1);
    }
  };
}
