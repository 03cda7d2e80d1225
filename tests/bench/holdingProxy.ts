import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';

/** A proxy before a shop that holds answers on request. */
export type HoldingProxy = {
  readonly url: string;
  /** Holds every answer whose path fits, until the next word. */
  hold(path: RegExp | null): void;
  /** How many answers went through since the last word. */
  passed(): number;
  stop(): Promise<void>;
};

export async function startHoldingProxy(shop: string): Promise<HoldingProxy> {
  let held: RegExp | null = null;
  let passed = 0;
  const server = createServer((asked, answer) => {
    const { method, headers, url = '/' } = asked;
    // Held requests are never answered: the client times out.
    if (held?.test(url)) return;
    const onward = request(new URL(url, shop), { method, headers }, (given: IncomingMessage) => {
      if (held?.test(url)) return;
      passed += 1;
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    onward.once('error', () => answer.destroy());
    asked.pipe(onward);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A listening server has a port');
  return {
    url: `http://localhost:${address.port}`,
    hold: (path) => {
      held = path;
      passed = 0;
    },
    passed: () => passed,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
