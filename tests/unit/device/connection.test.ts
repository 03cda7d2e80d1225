import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ServerUnreachable } from '../../../src/platform/net/callFailed.ts';
import { anyCall } from '../../support/shop/anyCall.ts';

const mark = 'idempotency-key';
const page = '<!doctype html><title>Free Wi-Fi</title>';
const html = { 'content-type': 'text/html' };

type Network = (path: string, init: RequestInit) => Promise<Response>;
let network: Network;
let device: { onLine: boolean };
let events: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  device = { onLine: true };
  events = new EventTarget();
  vi.stubGlobal('navigator', device);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { lang: 'th' } }));
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => network(path, init));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const load = () => import('../../../src/platform/net/connection.ts');
const keyOf = ({ headers }: RequestInit) => new Headers(headers).get(mark) ?? '';

/** Our server returns the key. */
const ours =
  (status: number): Network =>
  async (_, init) =>
    new Response(null, { status, headers: { [mark]: keyOf(init) } });
/** A foreign server. */
const foreign =
  (status: number, body: string | null = page, headers: HeadersInit = html): Network =>
  async () =>
    new Response(body, { status, headers });
/**
 * A redirect to another host, which a browser may not read: following it fails, and unfollowed it is an opaque
 * response.
 */
const redirect: Network = async (_, { redirect: how }) => {
  if (how !== 'manual') throw new TypeError('Failed to fetch');
  return Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
};
const broken: Network = async () => {
  throw new TypeError('Failed to fetch');
};
const silent: Network = (_, { signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

describe('who speaks when the server is asked', () => {
  test.each([
    ['our server', ours(200), 'online'],
    ['our server, whose database is away', ours(503), 'down'],
    ["a mall's gate with a page of its own", foreign(200), 'portal'],
    ['a gate that leads to its sign-in', redirect, 'portal'],
    ['a gate by the book', foreign(511), 'portal'],
    ['a firewall that refuses', foreign(403), 'portal'],
    ['a proxy that gives back an old answer of ours', foreign(200, null, { [mark]: crypto.randomUUID() }), 'portal'],
    ['a front whose server is gone', foreign(502), 'down'],
    ['a front whose server rests', foreign(503), 'down'],
    ['a front that waited in vain', foreign(504), 'down'],
    ['a front that is asked too much', foreign(429), 'down'],
    ['nobody, at once: a shop that is switched off, or no such name', broken, 'refused'],
  ] as const)('%s', async (_, answer, expected) => {
    network = answer;
    const { checkServer, currentConnection } = await load();
    expect(await checkServer()).toBe(expected);
    expect(currentConnection()).toBe(expected);
  });

  test('nothing, for longer than the wait', async () => {
    const patience = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    network = silent;
    const { checkServer } = await load();
    const asking = checkServer();
    await vi.advanceTimersByTimeAsync(4_000);
    patience.abort(new DOMException('', 'TimeoutError'));
    expect(await asking).toBe('silent');
    timeout.mockRestore();
  });

  test('nothing, after a while: no route, or a stopped server', async () => {
    const { checkServer } = await load();
    const failing = Promise.withResolvers<Response>();
    network = () => failing.promise;
    const asking = checkServer();
    await vi.advanceTimersByTimeAsync(3_000);
    failing.reject(new TypeError('Failed to fetch'));
    expect(await asking).toBe('silent');
  });

  test('nothing, and the device reports no network', async () => {
    network = broken;
    device.onLine = false;
    const { checkServer } = await load();
    expect(await checkServer()).toBe('offline');
  });

  test('our server is believed against a device that says it has no network', async () => {
    device.onLine = false;
    network = ours(200);
    const { checkServer, watchConnection, currentConnection } = await load();
    watchConnection();
    expect(currentConnection()).toBe('offline');
    expect(await checkServer()).toBe('online');
  });

  test('each question carries a new mark and passes every cache', async () => {
    const asked: RequestInit[] = [];
    network = async (path, init) => {
      asked.push(init);
      return ours(200)(path, init);
    };
    const { checkServer } = await load();
    await checkServer();
    await checkServer();
    expect(new Set(asked.map(keyOf)).size).toBe(2);
    expect(asked[0]).toMatchObject({ method: 'HEAD', cache: 'no-store', redirect: 'manual' });
  });
});

test('while the shop is away it is asked again by itself, ever more seldom, until it answers', async () => {
  const times: number[] = [];
  network = async () => {
    times.push(Date.now());
    return foreign(502)('', {});
  };
  const { checkServer, currentConnection } = await load();
  const begun = Date.now();
  await checkServer();
  await vi.advanceTimersByTimeAsync(200_000);
  expect(times.map((time) => Math.round((time - begun) / 1_000))).toEqual([0, 5, 15, 35, 75, 135, 195]);
  network = ours(200);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(currentConnection()).toBe('online');
  network = async () => {
    throw new Error('is asked no more');
  };
  await vi.advanceTimersByTimeAsync(200_000);
  expect(currentConnection()).toBe('online');
});

test('changes during a check leave one series of checks', async () => {
  const times: number[] = [];
  const first = Promise.withResolvers<Response>();
  network = async (path, init) => {
    times.push(Date.now());
    if (times.length === 2) return first.promise;
    return foreign(502)(path, init);
  };
  const { checkServer, reportServerAnswered, reportForeignAnswer, currentConnection } = await load();
  const begun = Date.now();
  await checkServer();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(times).toHaveLength(2);
  // During the check of the fifth second, the server answers and disappears again.
  reportServerAnswered();
  void reportForeignAnswer(502);
  first.resolve(new Response(page, { status: 502 }));
  await vi.advanceTimersByTimeAsync(64_000);
  expect(currentConnection()).toBe('down');
  expect(times.map((time) => Math.round((time - begun) / 1_000))).toEqual([0, 5, 11, 21, 41]);
});

test('an old question that dies late does not speak against an answer that came since', async () => {
  const { checkServer, reportServerAnswered } = await load();
  let die = () => {};
  network = () =>
    new Promise((_, reject) => {
      die = () => reject(new TypeError('Failed to fetch'));
    });
  const asking = checkServer();
  reportServerAnswered();
  die();
  expect(await asking).toBe('online');
});

describe('the effect of a call on the state', () => {
  const make = async () => {
    const [{ callServer }, connection] = await Promise.all([import('../../../src/platform/net/callServer.ts'), load()]);
    const failure: unknown = await callServer(anyCall as never).catch((fault: unknown) => fault);
    await vi.advanceTimersByTimeAsync(0);
    return { failure: (failure as Error)?.name, connection: connection.currentConnection() };
  };
  const json = { 'content-type': 'application/json' };
  const refusal = (code: string) => JSON.stringify({ success: false, error: { code, message: 'x' } });
  const onlyCalls =
    (answer: Network, probe: Network): Network =>
    (path, init) =>
      path === '/healthz' ? probe(path, init) : answer(path, init);

  test.each([
    ['a yes of ours', foreign(200, '{"success":true}', json), ours(200), undefined, 'online'],
    ['a refusal of ours', foreign(409, refusal('TIME_LEFT'), json), ours(200), 'CallFailed', 'online'],
    [
      'one call that stumbles',
      foreign(503, refusal('TEMPORARILY_UNAVAILABLE'), json),
      ours(200),
      'CallFailed',
      'online',
    ],
    ['a shop that rests', foreign(503, refusal('TEMPORARILY_UNAVAILABLE'), json), ours(503), 'CallFailed', 'down'],
    ["a gate's page", foreign(200), foreign(200), ServerUnreachable.name, 'portal'],
    ["a gate's JSON", foreign(200, '{"login":"/wifi"}', json), foreign(200), ServerUnreachable.name, 'portal'],
    ['a front that fails this call alone', foreign(502), ours(200), ServerUnreachable.name, 'online'],
    ["a front's page", foreign(502), foreign(502), ServerUnreachable.name, 'down'],
    ["a front's JSON", foreign(504, '{"message":"timeout"}', json), foreign(504), ServerUnreachable.name, 'down'],
    ['a redirect to another host', redirect, redirect, ServerUnreachable.name, 'portal'],
    ['a break, and the server is there', broken, ours(200), ServerUnreachable.name, 'online'],
    ['a refused connection', broken, broken, ServerUnreachable.name, 'refused'],
    ['silence', broken, silent, ServerUnreachable.name, 'silent'],
  ] as const)('%s', async (_, answer, probe, failure, connection) => {
    network = onlyCalls(answer, probe);
    expect(await make()).toEqual({ failure, connection });
  });

  test('a redirecting captive portal is reported at once as such', async () => {
    network = redirect;
    const { subscribeToConnection, currentConnection } = await load();
    const said: string[] = [];
    subscribeToConnection(() => said.push(currentConnection()));
    await make();
    expect(said).toEqual(['portal']);
  });

  test('a body that breaks off in the middle is silence', async () => {
    const half = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"success":'));
        stream.error(new TypeError('network error'));
      },
    });
    network = onlyCalls(async () => new Response(half, { headers: json }), silent);
    expect(await make()).toEqual({ failure: ServerUnreachable.name, connection: 'silent' });
  });
});

describe('a call whose answer alone gets lost, each time', () => {
  /** Reported network states, while every check of the server succeeds. */
  async function losing(times: number, everyMs: number) {
    network = ours(200);
    const { reportSilence, currentConnection, subscribeToConnection } = await load();
    const said: string[] = [];
    subscribeToConnection(() => said.push(currentConnection()));
    for (let lost = 0; lost < times; lost += 1) {
      reportSilence();
      await vi.advanceTimersByTimeAsync(everyMs);
    }
    return { said, reportSilence, currentConnection };
  }

  test.each([0, 5_001, 15_000])('is reported as silence at most once every %i ms', async (everyMs) => {
    const { said } = await losing(10, everyMs);
    expect(said).toEqual(['silent', 'online']);
  });

  test('and a network that dies then is reported after one failed check', async () => {
    const { reportSilence, currentConnection } = await losing(2, 15_000);
    network = broken;
    reportSilence();
    await vi.advanceTimersByTimeAsync(0);
    expect(currentConnection()).toBe('refused');
  });

  test('a device that says that it has no network is believed at once', async () => {
    const { reportSilence, currentConnection } = await losing(2, 15_000);
    network = silent;
    device.onLine = false;
    reportSilence();
    expect(currentConnection()).toBe('offline');
  });

  test.each([
    ['before the question died', true],
    ['after it', false],
  ])('a server that dies during a check is reported, if further calls are silent %s', async (_, isBefore) => {
    const { reportSilence, currentConnection } = await losing(1, 15_000);
    const { reportServerAnswered } = await load();
    let die = () => {};
    network = () =>
      new Promise((_resolve, reject) => {
        die = () => reject(new TypeError('Failed to fetch'));
      });
    reportSilence();
    reportServerAnswered();
    const dying = async () => {
      die();
      network = broken;
      await vi.advanceTimersByTimeAsync(0);
    };
    if (!isBefore) await dying();
    reportSilence();
    if (isBefore) await dying();
    await vi.advanceTimersByTimeAsync(0);
    expect(currentConnection()).toBe('refused');
  });

  test('a known silent server is checked after its pause, not for each call', async () => {
    const { reportSilence } = await losing(1, 15_000);
    const asked = vi.fn(broken);
    network = asked;
    for (let lost = 0; lost < 5; lost += 1) {
      reportSilence();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(asked).toHaveBeenCalledOnce();
  });
});

test.each([
  ['portal', foreign(200)],
  ['down', foreign(502)],
  ['refused', broken],
] as const)('a server known to be %s is not called silent because of one unanswered call', async (known, answer) => {
  network = answer;
  const { checkServer, reportSilence, currentConnection } = await load();
  await checkServer();
  network = silent;
  reportSilence();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(currentConnection()).toBe(known);
});

describe('an answer that comes while the device says that it has no network', () => {
  test.each([
    ['was on its way when the network went', broken, 'offline'],
    ['is right, since the device is wrong', ours(200), 'online'],
  ] as const)('%s', async (_, answer, expected) => {
    const asked = vi.fn(answer);
    network = asked;
    const { watchConnection, reportServerAnswered, subscribeToConnection, currentConnection } = await load();
    watchConnection();
    device.onLine = false;
    events.dispatchEvent(new Event('offline'));
    const said: string[] = [];
    subscribeToConnection(() => said.push(currentConnection()));
    reportServerAnswered();
    reportServerAnswered();
    await vi.advanceTimersByTimeAsync(0);
    expect(currentConnection()).toBe(expected);
    expect(said).toEqual(expected === 'online' ? ['online'] : []);
    expect(asked).toHaveBeenCalledOnce();
  });
});
