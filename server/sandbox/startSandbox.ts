import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { makeGbPrimePay } from './gbPrimePay/gbPrimePay.ts';
import { type Answer, html, json } from './http/answer.ts';
import { readBody, type SandboxRequest } from './http/request.ts';
import { listPage } from './listPage.ts';
import { makeOmise } from './omise/omise.ts';
import { makePayPal } from './payPal/payPal.ts';
import { makePaySolutions } from './paySolutions/paySolutions.ts';
import type { Provider, ProviderParts, ReceivedRequest, Settings } from './provider.ts';
import { makeScb } from './scb/scb.ts';
import { makeTwoC2P } from './twoC2P/twoC2P.ts';
import { makeTwoC2PCard } from './twoC2P/twoC2PCard.ts';
import { makeXendit } from './xendit/xendit.ts';

/** `wait` replaces the timers of delays, retries and expiry, so that a test need not spend their time. */
export type SandboxOptions = {
  /** 0 takes a free one. */
  readonly port: number;
  readonly webhookUrl: string;
  readonly clock: () => number;
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

export type Sandbox = {
  readonly url: string;
  /** The settings of each provider by its name, for the configuration of a shop. */
  readonly settings: Readonly<Record<string, Settings>>;
  close(): Promise<void>;
};

/** Every provider. A new one is a name here. */
const makers: readonly ((parts: ProviderParts) => Provider)[] = [
  makeOmise,
  makeScb,
  makeGbPrimePay,
  makePaySolutions,
  makePayPal,
  makeTwoC2PCard,
  makeTwoC2P,
  makeXendit,
];

const receivedMaximum = 1_000;

const byTimer = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  pause(milliseconds, undefined, { signal, ref: false });

/** Plays the payment providers on 127.0.0.1 until it is closed. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { clock, wait = byTimer } = options;
  const closing = new AbortController();
  let url = '';
  const provider = (make: (parts: ProviderParts) => Provider) => {
    const received: ReceivedRequest[] = [];
    const made = make({
      clock,
      received,
      url: () => url,
      webhookUrl: options.webhookUrl.replace(/\/$/, ''),
      wait: (milliseconds) => wait(milliseconds, closing.signal),
    });
    return { made, received };
  };
  const providers = makers.map(provider);

  async function answerTo(message: IncomingMessage): Promise<Answer> {
    const { pathname, search, searchParams } = new URL(message.url ?? '/', 'http://sandbox');
    const body = await readBody(message);
    if (body === null) return json({ message: 'The body is too long' }, 413);
    const [, name = '', ...rest] = pathname.split('/');
    const request: SandboxRequest = {
      method: message.method ?? 'GET',
      path: `/${rest.join('/')}`,
      query: searchParams,
      headers: message.headers,
      body,
    };
    if (pathname === '/') {
      return html(
        listPage(
          request,
          providers.map(({ made }) => made),
        ),
      );
    }
    const found = providers.find(({ made }) => made.name === name);
    if (!found) return json({ message: 'No provider has this path' }, 404);
    if (!request.path.startsWith('/control/')) {
      found.received.push({ method: request.method, path: `${pathname}${search}`, body });
      if (found.received.length > receivedMaximum) found.received.shift();
    }
    return await found.made.answer(request);
  }

  const server = createServer((message, response) => {
    answerTo(message).then(
      (answer) => send(response, answer),
      (fault: unknown) => {
        if (closing.signal.aborted) return;
        process.stderr.write(`${fault instanceof Error ? fault.stack : String(fault)}\n`);
        send(response, json({ message: 'The sandbox has a defect' }, 500));
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A listening socket has no port');
  url = `http://127.0.0.1:${address.port}`;

  return {
    url,
    settings: Object.fromEntries(providers.map(({ made }) => [made.name, made.settings()])),
    close: () =>
      new Promise((closed) => {
        closing.abort();
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, answer: Answer): void {
  if (answer === 'dropped') {
    response.destroy();
    return;
  }
  response.writeHead(answer.status, answer.headers).end(answer.body);
}
