import { once } from 'node:events';
import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { saveProgressCall } from '../../../src/contract/learning/progress.ts';
import { reportTransferCall, sendBankEmail, uploadPath } from '../../../src/contract/order/payment.ts';
import type { Told } from './mortal.ts';
import type { Death, Fault } from './scenario.ts';

const outboxPaths = {
  upload: uploadPath,
  report: reportTransferCall.path,
  email: sendBankEmail.path,
  progress: saveProgressCall.path,
} as const;
type Kind = keyof typeof outboxPaths;
const delayMs = 400;

/** A network between one browser and the shop with planned faults for the outbox's requests. */
export type BadNetwork = {
  readonly url: string;
  /** Faults for the next requests of each kind, one each; later requests pass. */
  plan(faults: Readonly<Partial<Record<Kind, readonly Fault[]>>>): void;
  /** Blocks everything; `false`: passes everything again. */
  cut(isCut: boolean): void;
  /** Removes all planned faults. */
  heal(): void;
  /** Number of faults since the plan. */
  happened(): number;
  /** The browser's address for the shop; asked for each request. */
  from(address: () => string): void;
  /** The worker's death at its next start, once. */
  workerDies(death: Death | null): void;
  /** Called with the worker's messages. */
  onWorker(hear: (told: Told) => void): void;
  close(): Promise<void>;
};

export type NetworkOptions = {
  readonly shopUrl: string;
  /** Code before the worker's own. */
  readonly workerPrelude: string;
  /** Breaks a guarantee on purpose: every request gets a new key. */
  readonly changesKeys: boolean;
};

type Answer = { readonly status: number; readonly headers: IncomingMessage['headers']; readonly body: Buffer };

export async function openBadNetwork({ shopUrl, workerPrelude, changesKeys }: NetworkOptions): Promise<BadNetwork> {
  const shop = new URL(shopUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: 24 });
  let faults = unharmed();
  let happened = 0;
  let address = () => '10.0.0.1';
  let workerDeath: Death | null = null;
  let isCut = false;
  let hearWorker: (told: Told) => void = () => {};

  const server = createServer(async (request, response) => {
    try {
      await answer(request, response);
    } catch {
      response.destroy();
    }
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isCut) return void response.destroy();
    const path = (request.url ?? '').split('?')[0] ?? '';
    const body = await readWhole(request);
    if (path === '/__proof/told') {
      response.writeHead(204).end();
      return hearWorker(JSON.parse(body.toString('utf8')));
    }
    if (path === '/__proof/plan') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(workerDeath));
      workerDeath = null;
      return;
    }
    if (path === '/sw.js') {
      request.headers['accept-encoding'] = 'identity';
      return give(response, withPrelude(await forward(request, body)));
    }
    const kind = kindOf(path);
    const fault = kind && request.method === 'POST' ? faults[kind].shift() : undefined;
    if (fault === undefined) return give(response, await forward(request, body));
    happened += 1;
    await meet(fault, request, response, body);
  }

  async function meet(fault: Fault, request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
    const key = request.headers['idempotency-key'];
    switch (fault) {
      case 'cutBefore':
        return void response.destroy();
      case 'dropAnswer':
        await forward(request, body);
        return void response.destroy();
      case 'delay': {
        const given = await forward(request, body);
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        return give(response, given);
      }
      case 'twiceInTurn':
        await forward(request, body);
        return give(response, await forward(request, body));
      case 'twiceAtOnce': {
        const [, second] = await Promise.all([forward(request, body), forward(request, body)]);
        return give(response, second);
      }
      case 'unavailable':
        return void response.writeHead(503, headersOf(key)).end(refusal('TEMPORARILY_UNAVAILABLE'));
      case 'tooMany':
        return void response.writeHead(429, headersOf(key)).end(refusal('TOO_MANY_REQUESTS'));
      case 'portal':
        return void response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<html>Please sign in to this Wi-Fi</html>');
      case 'impostor':
        return void response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(
            JSON.stringify({ success: true, received_at: '2026-01-01T00:00:00Z', fileName: ['portal-picture.jpg'] }),
          );
    }
  }

  function forward(request: IncomingMessage, body: Buffer): Promise<Answer> {
    const { host: _, origin, referer: __, connection: ___, ...headers } = request.headers;
    const isOwn = origin === url;
    const key = headers['idempotency-key'];
    const isChanged = changesKeys && key !== undefined;
    return new Promise((resolve, reject) => {
      const asked = ask(
        {
          ...{ agent, host: shop.hostname, port: shop.port, method: request.method, path: request.url },
          headers: {
            ...headers,
            host: shop.host,
            ...(origin !== undefined && { origin: isOwn ? shop.origin : origin }),
            ...(isChanged && { 'idempotency-key': crypto.randomUUID() }),
            'x-forwarded-for': address(),
            'content-length': body.length,
          },
        },
        async (answered) => {
          const given = {
            status: answered.statusCode ?? 502,
            headers: answered.headers,
            body: await readWhole(answered),
          };
          resolve(isChanged ? { ...given, headers: { ...given.headers, 'idempotency-key': key } } : given);
        },
      );
      asked.on('error', reject);
      asked.end(body);
    });
  }

  function withPrelude({ status, headers, body }: Answer): Answer {
    const { 'content-encoding': encoding, ...others } = headers;
    if (encoding !== undefined && encoding !== 'identity') throw new Error('The worker was asked for as it is');
    return { status, headers: others, body: Buffer.from(`${workerPrelude}\n${body.toString('utf8')}`) };
  }

  return {
    url,
    plan: (next) => {
      happened = 0;
      faults = unharmed();
      for (const kind of Object.keys(next) as Kind[]) faults[kind].push(...(next[kind] ?? []));
    },
    cut: (next) => {
      isCut = next;
      if (next) server.closeAllConnections();
    },
    heal: () => {
      faults = unharmed();
      workerDeath = null;
    },
    happened: () => happened,
    from: (next) => {
      address = next;
    },
    workerDies: (death) => {
      workerDeath = death;
    },
    onWorker: (hear) => {
      hearWorker = hear;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      agent.destroy();
    },
  };
}

const unharmed = (): Record<Kind, Fault[]> => ({ upload: [], report: [], email: [], progress: [] });

const kindOf = (path: string): Kind | null =>
  (Object.keys(outboxPaths) as Kind[]).find((kind) => outboxPaths[kind] === path) ?? null;

const headersOf = (key: string | string[] | undefined) => ({
  'content-type': 'application/json',
  ...(typeof key === 'string' && { 'idempotency-key': key }),
});

const refusal = (code: string): string =>
  JSON.stringify({ success: false, error: { code, message: code, details: {} } });

function give(response: ServerResponse, { status, headers, body }: Answer): void {
  const { 'transfer-encoding': _, connection: __, 'content-length': ___, ...others } = headers;
  response.writeHead(status, { ...others, 'content-length': body.length }).end(body);
}

async function readWhole(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts);
}
