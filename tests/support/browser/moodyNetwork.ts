import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pass } from 'node:timers/promises';
import { gateAddress } from '../../../src/platform/net/connection.ts';

/**
 * Behaviour of a network. `clear`: passes all. `gatePage`, `gateRedirect`, `gateByTheBook`: a captive portal answers
 * with a page (200), a redirect (302) or 511. `frontOnly`: the front server answers 502. `shopOff`: connections are
 * refused. `dead`: requests are never answered.
 */
export type Mood = 'clear' | 'gatePage' | 'gateRedirect' | 'gateByTheBook' | 'frontOnly' | 'shopOff' | 'dead';

export type MoodyNetwork = {
  /** For a browser's `proxy`. */
  readonly server: string;
  set(mood: Mood): void;
  /** Slows all answers together to this pace from now on. */
  slowDown(pace: Pace): void;
  /** Decides for each answer whether it breaks off in the middle. */
  breakWhere(isBroken: (request: IncomingMessage) => boolean): void;
  /** Number of interrupted answers. */
  broken(): number;
  close(): Promise<void>;
};

export type Pace = { readonly latencyMs: number; readonly bytesPerSecond: number };

const signInPage = '<!doctype html><title>Wi-Fi</title><h1>Sign in to this Wi-Fi</h1>';
const gateHost = new URL(gateAddress).hostname;

/** Opens a network for one browser: a proxy, so that addresses stay the same. */
export async function openMoodyNetwork(): Promise<MoodyNetwork> {
  let mood: Mood = 'clear';
  let line: Line | null = null;
  let isBroken: (request: IncomingMessage) => boolean = () => false;
  let broken = 0;
  const sockets = new Set<Socket>();

  const proxy = createServer((request, response) => {
    response.on('error', () => {});
    const answer = mood === 'clear' ? forward(request, response) : moods[mood](request, response);
    Promise.resolve(answer).catch(() => response.destroy());
  });
  proxy.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
  });
  // The realtime connection.
  proxy.on('connect', (request, near: Socket) => {
    const [host = '', port = ''] = (request.url ?? '').split(':');
    if (mood !== 'clear') return near.destroy();
    const far = connect(Number(port), host, () => near.write('HTTP/1.1 200 OK\r\n\r\n'));
    far.on('error', () => near.destroy());
    near.on('close', () => far.destroy());
    near.pipe(far).pipe(near);
  });

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '');
    if (address.hostname === gateHost) return void response.destroy();
    const [body] = await Promise.all([readWhole(request), line?.late()]);
    await line?.take(body.byteLength);
    const far = ask(address, { method: request.method, headers: request.headers });
    far.end(body);
    const [answer] = (await once(far, 'response')) as [IncomingMessage];
    const whole = await readWhole(answer);
    const breaks = isBroken(request);
    if (breaks) broken += 1;
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    await line?.take(whole.byteLength);
    if (!breaks) return void response.end(whole);
    response.write(whole.subarray(0, Math.floor(whole.byteLength / 2)));
    await pass(10);
    response.destroy();
  }

  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    server: `http://127.0.0.1:${port}`,
    set: (next) => {
      mood = next;
      // Closes waiting connections, as a change of network does.
      for (const socket of sockets) socket.destroy();
    },
    slowDown: (pace) => {
      line = openLine(pace);
    },
    breakWhere: (wanted) => {
      isBroken = wanted;
    },
    broken: () => broken,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

const html = { 'content-type': 'text/html; charset=utf-8' };

const moods: Record<Exclude<Mood, 'clear'>, (request: IncomingMessage, response: ServerResponse) => void> = {
  gatePage: (_, response) => void response.writeHead(200, html).end(signInPage),
  gateRedirect: (request, response) =>
    request.url?.startsWith(gateAddress)
      ? void response.writeHead(200, html).end(signInPage)
      : void response.writeHead(302, { location: gateAddress }).end(),
  gateByTheBook: (_, response) => void response.writeHead(511, html).end(signInPage),
  frontOnly: (_, response) => void response.writeHead(502, html).end('<h1>502 Bad Gateway</h1>'),
  shopOff: (request) => void request.socket.destroy(),
  dead: () => {},
};

type Line = { late(): Promise<unknown>; take(bytes: number): Promise<unknown> };

/** One shared line that serves requests in order. */
function openLine({ latencyMs, bytesPerSecond }: Pace): Line {
  let freeAt = performance.now();
  return {
    late: () => pass(latencyMs),
    take: (bytes) => {
      freeAt = Math.max(freeAt, performance.now()) + (1_000 * bytes) / bytesPerSecond;
      return pass(Math.max(1, freeAt - performance.now()));
    },
  };
}

async function readWhole(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts);
}
