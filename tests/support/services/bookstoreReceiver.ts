import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Behaviour of the bookstore for one request; `takes` by default. */
export type ReceiverMood =
  | 'takes'
  /** Accepts the order and loses its answer. */
  | 'losesAnswer'
  /** The request does not arrive. */
  | 'drops'
  /** Accepts it, and answers after `release`. */
  | 'delays'
  /** The network delivers the request twice. */
  | 'doubles'
  | 'fails'
  | 'redirects';

export type BookstoreReceiver = {
  /** For `BOOKSTORE_URL`. */
  readonly url: string;
  /** Every complete request, with its key. */
  readonly arrived: readonly {
    readonly key: string;
    readonly authorization: string | undefined;
    readonly body: string;
  }[];
  /** Orders to pack, by the key of the order. */
  readonly packed: ReadonlyMap<string, string>;
  /** Keys that came with different bodies, which is an error. */
  readonly contradictions: readonly string[];
  /** Behaviour of the next requests. */
  next(...moods: readonly ReceiverMood[]): void;
  /** Resolves when the order of this key has arrived. */
  hasArrived(key: string): Promise<void>;
  /** Resolves when a delayed request has arrived. */
  delayed(): Promise<void>;
  release(): void;
  close(): Promise<void>;
};

/** A test bookstore, idempotent by key, behind an unreliable network. */
export async function openBookstoreReceiver(): Promise<BookstoreReceiver> {
  const arrived: { key: string; authorization: string | undefined; body: string }[] = [];
  const packed = new Map<string, string>();
  const contradictions: string[] = [];
  const awaited = new Map<string, () => void>();
  const moods: ReceiverMood[] = [];
  let waiting: (() => void)[] = [];
  let onDelayed = () => {};
  let delayed = new Promise<void>((resolve) => {
    onDelayed = resolve;
  });

  const take = (request: IncomingMessage, body: string) => {
    const key = String(request.headers['idempotency-key'] ?? '');
    arrived.push({ key, authorization: request.headers.authorization, body });
    if ((packed.get(key) ?? body) !== body) contradictions.push(key);
    packed.set(key, body);
    awaited.get(key)?.();
  };
  const end = (request: IncomingMessage, response: ServerResponse, body: string) => {
    const mood = moods.shift() ?? 'takes';
    if (mood === 'drops') return void request.socket.destroy();
    if (mood === 'fails') return void response.writeHead(503).end();
    if (mood === 'redirects') return void response.writeHead(307, { location: '/elsewhere' }).end();
    take(request, body);
    if (mood === 'doubles') take(request, body);
    if (mood === 'losesAnswer') return void request.socket.destroy();
    if (mood !== 'delays') return void response.writeHead(200).end('{}');
    waiting.push(() => response.writeHead(200).end('{}'));
    onDelayed();
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => end(request, response, Buffer.concat(parts).toString('utf8')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/orders`,
    arrived,
    packed,
    contradictions,
    next: (...each) => {
      moods.push(...each);
    },
    hasArrived: (key) =>
      packed.has(key) ? Promise.resolve() : new Promise<void>((resolve) => awaited.set(key, resolve)),
    delayed: () => delayed,
    release: () => {
      for (const answer of waiting) answer();
      waiting = [];
      delayed = new Promise<void>((resolve) => {
        onDelayed = resolve;
      });
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
