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

/** A bounded pool with a short queue, in the order of asking. */
export function makeTurns({ atOnce, waiting, ofKey }: TurnRules): Turns {
  let running = 0;
  const queue: (() => void)[] = [];
  const counts = new Map<string, number>();
  const change = (key: string, by: number) => {
    const count = (counts.get(key) ?? 0) + by;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  };
  const begin = async () => {
    if (running < atOnce) running += 1;
    // The work that ends hands its place on.
    else await new Promise<void>((start) => queue.push(start));
  };
  const end = () => {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return async (key, work) => {
    if (queue.length >= waiting || (counts.get(key) ?? 0) >= ofKey) throw new TooBusy('Too much waits for its turn');
    change(key, 1);
    try {
      await begin();
      return await work().finally(end);
    } finally {
      change(key, -1);
    }
  };
}
