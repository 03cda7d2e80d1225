import { createServer } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import { registerJobs } from '../../../server/registerJobs.ts';
import { startSandbox } from '../../../server/sandbox/startSandbox.ts';
import { paymentMethods } from '../../../server/store/schema/paymentMethods.ts';
import { paymentMethods as allMethods, isReported } from '../../../src/domain/order/paymentMethod.ts';
import { onDatabase } from '../run/databases.ts';
import { type OrderShop, openOrderShop } from '../shop/openOrderShop.ts';
import type { MovableClock } from '../shop/testParts.ts';

/** A shop whose providers are played by the sandbox over HTTP. Its notifications reach the shop. */
export type PaymentShop = OrderShop & {
  readonly sandbox: {
    readonly url: string;
    /** Plays the payer, or the network, at Omise: a control of the sandbox (server/sandbox/README.md). */
    readonly control: Control;
    /** The same at another provider. */
    readonly controlOf: (provider: string) => Control;
  };
  /** Sets the price of course 101 (satang): its last digits choose how the provider behaves. */
  readonly setPrice: (satang: number) => Promise<void>;
};

type Control = (path: string, body?: object) => Promise<unknown>;

const online = allMethods.filter((method) => !isReported(method));

/** A block of tests with a shop that sells by every online method. */
export function onPaymentShop(name: string, tests: (shop: () => PaymentShop) => void): void {
  onDatabase(name, (database) => {
    let opened: (PaymentShop & { readonly closeAll: () => Promise<void> }) | undefined;
    beforeAll(async () => {
      const door = await openDoor();
      const time: { clock: MovableClock | null } = { clock: null };
      const clock = () => time.clock?.now ?? 0;
      const sandbox = await startSandbox({ port: 0, webhookUrl: door.url, clock });
      const shop = await openOrderShop(database(), Object.assign({}, ...Object.values(sandbox.settings)));
      time.clock = shop.clock;
      registerJobs(shop.shop.parts);
      door.lead(shop);
      await database()
        .db.insert(paymentMethods)
        .values(online.map((method, at) => ({ method, isOn: true, title: method, position: at + 2 })));
      opened = {
        ...shop,
        sandbox: {
          url: sandbox.url,
          control: controlOf(sandbox.url, 'omise'),
          controlOf: (name) => controlOf(sandbox.url, name),
        },
        setPrice: async (satang) => {
          await shop.ask(`update pricing_plans set price_thb = ${satang} where id = '101a'`);
        },
        closeAll: async () => {
          await sandbox.close();
          await door.close();
          await shop.shop.close();
        },
      };
    });
    afterAll(() => opened?.closeAll());
    tests(() => {
      if (!opened) throw new Error('The shop is open only while tests run');
      return opened;
    });
  });
}

const controlOf =
  (url: string, provider: string): Control =>
  async (path, body) => {
    const answer = await fetch(`${url}/${provider}/control${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!answer.ok) throw new Error(`The sandbox refused ${path}: ${await answer.text()}`);
    return await answer.json();
  };

/** The sandbox speaks HTTP; the shop of a test does not listen. This door leads from one to the other. */
async function openDoor() {
  let shop: OrderShop | null = null;
  const server = createServer(async (message, response) => {
    const parts: Buffer[] = [];
    for await (const part of message) parts.push(part as Buffer);
    const answer = await shop?.shop.inject({
      method: 'POST',
      url: message.url ?? '/',
      headers: message.headers as Record<string, string>,
      payload: Buffer.concat(parts),
    });
    response.writeHead(answer?.statusCode ?? 503).end(answer?.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    lead: (to: OrderShop) => {
      shop = to;
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
