import { Agent, type IncomingMessage, request } from 'node:http';
import { median, percentile } from './figures.ts';

export type Target = {
  /** Or a next one for each request. */
  readonly url: string | (() => string);
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The expected status. Any other is a fault of the bench. */
  readonly status?: number;
  /** Measures until the first byte of the body instead of its end. */
  readonly untilFirstByte?: boolean;
};

/** Milliseconds of one request at a time, and requests per second of many at once. */
export type LoadFigures = { readonly p50: number; readonly p95: number; readonly perSecond: number };

const alone = 100;
const together = 300;
const connections = 16;
const rounds = 3;
const addressCount = 4_000;

/**
 * Loads both targets in turn, so that whatever else the machine does meets both; the figures are those of all rounds.
 * A round that warms up comes first and does not count.
 */
export async function compareLoad(ours: Target, against: Target): Promise<[LoadFigures, LoadFigures]> {
  const measured: [Round[], Round[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const [one, other] = [await measureRound(ours), await measureRound(against)];
    if (round === 0) continue;
    measured[0].push(one);
    measured[1].push(other);
  }
  return [figuresOf(measured[0]), figuresOf(measured[1])];
}

/** Of rounds of which each knows nothing but a p95; a moment in which the machine does something else spoils one. */
const shortRounds = { warmUp: 6, counted: 21 } as const;

/**
 * Compares the p95 of single requests, from the median round of both. The warm-up compiles the code of both, and
 * alternating short rounds share other load equally.
 */
export async function compareTimes(ours: Target, against: Target): Promise<[p95: number, against: number]> {
  const measured: [number[], number[]] = [[], []];
  for (let round = 0; round < shortRounds.warmUp + shortRounds.counted; round += 1) {
    const [one, other] = [await timesOf(ours), await timesOf(against)];
    if (round < shortRounds.warmUp) continue;
    measured[0].push(percentile(one, 0.95));
    measured[1].push(percentile(other, 0.95));
  }
  return [median(measured[0]), median(measured[1])];
}

const medianRounds = { warmUp: 4, counted: 21 } as const;

/** Compares the p50 of single requests that alternate, for requests too slow for thousands of them. */
export async function compareMedians(ours: Target, against: Target): Promise<[p50: number, against: number]> {
  const measured: [number[], number[]] = [[], []];
  const agent = newAgent();
  for (let round = 0; round < medianRounds.warmUp + medianRounds.counted; round += 1) {
    const [one, other] = [await sendOne(ours, agent), await sendOne(against, agent)];
    if (round < medianRounds.warmUp) continue;
    measured[0].push(one);
    measured[1].push(other);
  }
  agent.destroy();
  return [median(measured[0]), median(measured[1])];
}

/** Milliseconds of each of so many requests, one at a time. */
export async function timesOf(target: Target, requests = alone): Promise<number[]> {
  const agent = newAgent();
  const times: number[] = [];
  for (let count = 0; count < requests; count += 1) times.push(await sendOne(target, agent));
  agent.destroy();
  return times;
}

type Round = { readonly times: readonly number[]; readonly perSecond: number };

async function measureRound(target: Target): Promise<Round> {
  const times = await timesOf(target);
  const agent = newAgent();
  const begun = performance.now();
  await sendTogether(target, together, agent);
  const seconds = (performance.now() - begun) / 1_000;
  agent.destroy();
  return { times, perSecond: together / seconds };
}

/** Sends so many requests, as many at once as there are connections. */
export async function sendMany(target: Target, count: number): Promise<void> {
  const agent = newAgent();
  await sendTogether(target, count, agent);
  agent.destroy();
}

const newAgent = () => new Agent({ keepAlive: true, maxSockets: connections });

async function sendTogether(target: Target, count: number, agent: Agent): Promise<void> {
  let left = count;
  const sendSome = async () => {
    while (left > 0) {
      left -= 1;
      await sendOne(target, agent);
    }
  };
  await Promise.all(Array.from({ length: connections }, sendSome));
}

const figuresOf = (measured: readonly Round[]): LoadFigures => {
  const times = measured.flatMap((round) => round.times);
  return {
    p50: median(times),
    p95: percentile(times, 0.95),
    perSecond: median(measured.map((round) => round.perSecond)),
  };
};

let sent = 0;

/** Answers how long it took (ms). Each of many visitors has an address of its own, as in life. */
function sendOne(
  { url, method = 'GET', headers = {}, body, status = 200, untilFirstByte = false }: Target,
  agent: Agent,
): Promise<number> {
  sent = (sent + 1) % addressCount;
  const from = { 'x-forwarded-for': `10.99.${sent >> 8}.${sent & 255}` };
  return new Promise((resolve, reject) => {
    const address = typeof url === 'string' ? url : url();
    const begun = performance.now();
    const message = request(
      address,
      { method, agent, headers: { ...headers, ...from } },
      (response: IncomingMessage) => {
        let took: number | null = null;
        if (untilFirstByte) {
          response.once('data', () => {
            took = performance.now() - begun;
          });
        }
        response.resume().once('end', () => {
          if (response.statusCode === status) resolve(took ?? performance.now() - begun);
          else reject(new Error(`${address} answered ${response.statusCode}`));
        });
      },
    );
    message.once('error', reject).end(body);
  });
}
