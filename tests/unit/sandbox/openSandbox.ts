import { createServer, type IncomingHttpHeaders } from 'node:http';
import { onTestFinished } from 'vitest';
import { startSandbox } from '../../../server/sandbox/startSandbox.ts';

export type ReceivedWebhook = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string };

export type Reply = { readonly status: number; readonly headers: Headers; readonly body: Record<string, unknown> };

/** A time in 2026 at which the sandbox's clock stops until a test moves it. */
export const startTime = Date.parse('2026-11-27T05:00:00Z');

export const visa = '4242424242424242';
export const challengedCard = '4111111111111111';

/** A running sandbox and a shop that receives its webhooks. Delays last until the test ends them. */
export async function openSandbox() {
  const clock = { now: startTime };
  const shop = await openShop();
  const timers = makeTimers();
  const sandbox = await startSandbox({ port: 0, webhookUrl: shop.url, clock: () => clock.now, wait: timers.wait });
  onTestFinished(async () => {
    await sandbox.close();
    await shop.close();
  });

  const call = (key: string) => (method: string, path: string, fields?: unknown) =>
    request(`${sandbox.url}/omise${path}`, method, key, fields);
  const api = call('skey_test_sandbox');
  const vault = call('pkey_test_sandbox');

  async function token(number = visa, change: Record<string, unknown> = {}): Promise<string> {
    const { body } = await vault('POST', '/vault/tokens', { card: { ...card(number), ...change } });
    return String(body.id);
  }

  return {
    url: sandbox.url,
    clock,
    shop,
    timers,
    call,
    api,
    vault,
    token,
    chargeCard: async (amount: number, number = visa, more: Record<string, unknown> = {}) =>
      await api('POST', '/api/charges', { amount, currency: 'thb', card: await token(number), ...more }),
    chargePromptPay: (amount: number, more: Record<string, unknown> = {}) =>
      api('POST', '/api/charges', { amount, currency: 'thb', source: { type: 'promptpay' }, ...more }),
    charge: (id: unknown) => api('GET', `/api/charges/${id}`),
    mark: (id: unknown, status: string) => api('POST', `/control/charges/${id}/mark`, { status }),
  };
}

export const card = (number: string) => ({
  name: 'SOMCHAI JAIDEE',
  number,
  expiration_month: 12,
  expiration_year: 2030,
  security_code: '123',
});

async function request(url: string, method: string, key: string, fields?: unknown): Promise<Reply> {
  const reply = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      authorization: `Basic ${btoa(`${key}:`)}`,
      ...(fields === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(fields === undefined ? {} : { body: JSON.stringify(fields) }),
  });
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as Record<string, unknown> };
}

/** Sends the form of a hosted page, as its button does. */
export async function press(url: string, choice: string, more: Record<string, string> = {}) {
  const body = new URLSearchParams({ choice, ...more });
  const reply = await fetch(url, { method: 'POST', redirect: 'manual', body });
  return { status: reply.status, location: reply.headers.get('location'), text: await reply.text() };
}

async function openShop() {
  const webhooks: ReceivedWebhook[] = [];
  const statuses: number[] = [];
  const arrivals = new Set<() => void>();
  const server = createServer((message, response) => {
    let body = '';
    message.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    message.on('end', () => {
      webhooks.push({ path: message.url ?? '', headers: message.headers, body });
      response.writeHead(statuses.shift() ?? 200).end();
      for (const look of arrivals) look();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A listening socket has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    webhooks,
    keys: () => webhooks.map(({ body }) => String(JSON.parse(body).key)),
    /** Statuses of the next replies; 200 after them. */
    answerWith: (...next: number[]) => void statuses.push(...next),
    /** Resolves when so many webhooks have arrived. */
    receives: (count: number) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (webhooks.length < count) return;
          arrivals.delete(look);
          resolve();
        };
        arrivals.add(look);
        look();
      }),
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function makeTimers() {
  const running = new Map<number, (() => void)[]>();
  const starts = new Set<() => void>();
  return {
    wait: (milliseconds: number, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        running.set(milliseconds, [...(running.get(milliseconds) ?? []), resolve]);
        for (const look of starts) look();
      }),
    /** Delays (ms) that last. */
    running: () => [...running].flatMap(([milliseconds, ends]) => ends.map(() => milliseconds)),
    /** Ends a delay of this length; waits until there is one. */
    end: (milliseconds: number) =>
      new Promise<void>((ended) => {
        const look = () => {
          const finish = running.get(milliseconds)?.shift();
          if (!finish) return;
          starts.delete(look);
          finish();
          ended();
        };
        starts.add(look);
        look();
      }),
  };
}
