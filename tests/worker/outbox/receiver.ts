import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fieldProblem } from '../../../src/i18n/app/fieldProblems.ts';

/** One received request; `file` if it was an upload. */
export type Arrival = {
  readonly path: string;
  readonly key: string;
  readonly text: string;
  readonly file: { readonly bytes: Buffer; readonly digest: string; readonly token: string } | null;
};

/** The server's behaviour for the next request; `pass` handles it normally. */
export type Behaviour = (arrival: Arrival, response: ServerResponse, pass: () => void) => void;

/**
 * A small server with the real one's guarantees: one effect per key, the same answer for the same key, the key and the
 * time of receipt in each answer. Each path uses the queued behaviours first, one per request.
 */
export type Receiver = {
  readonly url: string;
  /** All requests in order of arrival. */
  readonly arrivals: Arrival[];
  /** Effects by key: the bytes of an upload, else the body. */
  readonly effects: Map<string, Buffer>;
  next(path: string, ...behaviours: Behaviour[]): void;
  /** Deletes uploads, like the server's daily cleanup; their keys stay used. */
  forgetUploads(): void;
  close(): Promise<void>;
};

export const uploadPath = '/api/home/test_upload';
export const reportPath = '/public/payment/report';
export const emailPath = '/api/send/to/email/paymentorder';
export const progressPath = '/private/progress/intervals';

export async function startReceiver(): Promise<Receiver> {
  const arrivals: Arrival[] = [];
  const effects = new Map<string, Buffer>();
  const set = new Map<string, Behaviour[]>();
  const uploads = new Set<string>();

  const server = createServer(async (request, response) => {
    const arrival = await readArrival(request);
    arrivals.push(arrival);
    const behave = set.get(arrival.path)?.shift();
    if (behave) behave(arrival, response, () => work(arrival, response));
    else work(arrival, response);
  });

  function work(arrival: Arrival, response: ServerResponse) {
    const { path, key, text, file } = arrival;
    if (path === emailPath) return answer(arrival, response, 200, { success: true });
    const effect = file?.bytes ?? Buffer.from(text);
    const before = effects.get(key);
    if (before && !before.equals(effect)) return refuseWith(409, 'IDEMPOTENCY_CONFLICT')(arrival, response, () => {});
    if (file) {
      if (!before) uploads.add(nameOf(key));
      effects.set(key, effect);
      return answer(arrival, response, 200, { success: true, fileName: [nameOf(key)] });
    }
    if (!before && path === reportPath) {
      const { slip }: { slip: string[] } = JSON.parse(text);
      if (slip.some((name) => !uploads.has(name))) {
        return refuseWith(400, 'INPUT_ERROR', { fields: { slip: fieldProblem('uploadAgain', 'th') } })(
          arrival,
          response,
          () => {},
        );
      }
    }
    effects.set(key, effect);
    const received = { received_at: new Date(Date.now()).toISOString() };
    const wire = path === reportPath ? { success: true, ...received } : { success: true, data: received };
    return answer(arrival, response, 200, wire);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    arrivals,
    effects,
    next: (path, ...behaviours) => set.set(path, [...(set.get(path) ?? []), ...behaviours]),
    forgetUploads: () => uploads.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The server's name for an upload, by key. */
export const nameOf = (key: string): string => `${key}.jpg`;

/** A refusal in our format. */
export const refuseWith =
  (status: number, code: string, details: unknown = {}): Behaviour =>
  (arrival, response) =>
    answer(arrival, response, status, { success: false, error: { code, message: `because of ${code}`, details } });

/** A page of an intermediary. */
export const page =
  (status: number): Behaviour =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end('<html>Please sign in to this Wi-Fi</html>');

/** An intermediary that knows our format, but not the request: its key is wrong or missing. */
export const impostor =
  (status: number, key?: string): Behaviour =>
  (_, response) => {
    const received = { received_at: '2026-01-01T00:00:00Z' };
    const yes = { success: true, ...received, data: received, fileName: ['portal-picture.jpg'] };
    const no = { success: false, error: { code: 'NOT_FOUND', message: 'No such order', details: {} } };
    reply(response, status, status === 200 ? yes : no, key);
  };

export const asUsual: Behaviour = (_, __, pass) => pass();

export const sendElsewhere: Behaviour = (_, response) => response.writeHead(302, { location: '/portal' }).end();

/** The connection breaks after the effect, before the answer. */
export const breakAfter: Behaviour = (_, response, pass) => {
  response.end = () => response.destroy();
  pass();
};

export const breakBefore: Behaviour = (_, response) => response.destroy();

/** Holds the answer until `release`; `reached` resolves when the request is there. */
export function gate() {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const behaviour: Behaviour = (_, __, pass) => {
    reached.resolve();
    void released.promise.then(pass);
  };
  return { behaviour, reached: reached.promise, release: () => released.resolve() };
}

const answer = ({ key }: Arrival, response: ServerResponse, status: number, body: unknown) =>
  reply(response, status, body, key);

const reply = (response: ServerResponse, status: number, body: unknown, key = '') =>
  response
    .writeHead(status, { 'content-type': 'application/json', ...(key === '' ? {} : { 'idempotency-key': key }) })
    .end(JSON.stringify(body));

async function readArrival(request: IncomingMessage): Promise<Arrival> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const bytes = Buffer.concat(parts);
  const arrival = { path: request.url ?? '', key: String(request.headers['idempotency-key'] ?? '') };
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/')) return { ...arrival, text: bytes.toString('utf8'), file: null };
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const file = form.get('imageinput0');
  if (!(file instanceof Blob)) throw new Error('An upload without a file');
  const [digest, token] = [String(form.get('sha256_0')), String(form.get('order_token'))];
  return { ...arrival, text: '', file: { bytes: Buffer.from(await file.arrayBuffer()), digest, token } };
}
