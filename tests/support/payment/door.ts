import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestShop } from '../shop/shopApp.ts';

type DoorRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

type DoorAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** The fate of a request. A `held` one is answered at once and arrives when the clock moves; a `swallowed` one never arrives. */
export type Fate = 'passes' | 'lost' | 'answerLost' | 'doubled' | 'delayed' | 'swallowed' | 'held';

export type Door = {
  readonly url: string;
  /** Lets the held requests through, the latest first. */
  release(): void;
  isIdle(): boolean;
  close(): Promise<void>;
};

type DoorOptions = {
  readonly forward: (request: DoorRequest) => Promise<DoorAnswer>;
  readonly fateOf: () => Fate;
  /** Called before a request goes on, and before its answer goes back. */
  readonly passing?: () => void;
};

const delayMs = 40;
const taken: DoorAnswer = { status: 200, headers: {}, body: Buffer.from('{}') };

/** A network between two parties, which loses, delays, doubles or reorders requests. */
export async function openDoor({ forward, fateOf, passing = () => {} }: DoorOptions): Promise<Door> {
  let inside = 0;
  const held: DoorRequest[] = [];

  const pass = async (request: DoorRequest): Promise<DoorAnswer> => {
    inside += 1;
    try {
      passing();
      const answer = await forward(request);
      passing();
      return answer;
    } finally {
      inside -= 1;
    }
  };

  async function meet(request: DoorRequest, fate: Fate): Promise<DoorAnswer | null> {
    if (fate === 'lost') return null;
    if (fate === 'swallowed') return taken;
    if (fate === 'held') {
      held.push(request);
      return taken;
    }
    if (fate === 'delayed') await pause(delayMs);
    const answer = await pass(request);
    if (fate === 'doubled') await pass(request);
    return fate === 'answerLost' ? null : answer;
  }

  const server = createServer(async (message, response) => {
    inside += 1;
    try {
      const parts: Buffer[] = [];
      for await (const part of message) parts.push(part);
      const { method = 'GET', url: path = '/', headers } = message;
      send(response, await meet({ method, path, headers, body: Buffer.concat(parts) }, fateOf()));
    } catch {
      response.destroy();
    } finally {
      inside -= 1;
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    release: () => {
      for (const request of held.splice(0).toReversed()) pass(request).catch(() => {});
    },
    isIdle: () => inside === 0,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, answer: DoorAnswer | null): void {
  if (answer === null) response.destroy();
  else response.writeHead(answer.status, answer.headers).end(answer.body);
}

/** Sends requests on to an address, as they came. */
export const forwardTo =
  (address: string): DoorOptions['forward'] =>
  async ({ method, path, headers, body }) => {
    const { host, connection, 'content-length': length, 'transfer-encoding': encoding, ...kept } = headers;
    const answer = await fetch(`${address}${path}`, {
      ...{ method, redirect: 'manual' },
      headers: Object.entries(kept).map(([name, value]): [string, string] => [name, String(value)]),
      ...(method === 'GET' ? {} : { body: new Uint8Array(body) }),
    });
    const names = ['content-type', 'location', 'set-cookie'];
    const told = names.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    return { status: answer.status, headers: Object.fromEntries(told), body: Buffer.from(await answer.arrayBuffer()) };
  };

/** Sends notifications into a shop of a test, which does not listen; 503 while there is none. */
export const intoShop =
  (shop: () => Pick<TestShop, 'inject'> | null): DoorOptions['forward'] =>
  async ({ path, headers, body: payload }) => {
    const answer = await shop()?.inject({ method: 'POST', url: path, headers, payload });
    return { status: answer?.statusCode ?? 503, headers: {}, body: answer?.rawPayload ?? Buffer.of() };
  };
