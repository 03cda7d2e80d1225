import { afterAll, beforeAll } from 'vitest';
import { registerJobs } from '../../../server/registerJobs.ts';
import { startSandbox } from '../../../server/sandbox/startSandbox.ts';
import { onDatabase } from '../run/databases.ts';
import { type OrderShop, openOrderShop } from '../shop/openOrderShop.ts';
import { intoShop, openDoor } from './door.ts';
import { sellOnline } from './sellOnline.ts';

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

/** A block of tests with a shop that sells by every online method. `without`: a provider that it has no keys of. */
export function onPaymentShop(
  name: string,
  tests: (shop: () => PaymentShop) => void,
  { without }: { readonly without?: string } = {},
): void {
  onDatabase(name, (database) => {
    let opened: (PaymentShop & { readonly closeAll: () => Promise<void> }) | undefined;
    beforeAll(async () => {
      // The sandbox speaks HTTP; the shop of a test does not listen. The door leads from one to the other.
      const known: { shop: OrderShop | null } = { shop: null };
      const door = await openDoor({ forward: intoShop(() => known.shop?.shop ?? null), fateOf: () => 'passes' });
      const clock = () => known.shop?.clock.now ?? 0;
      const sandbox = await startSandbox({ port: 0, webhookUrl: door.url, clock, wait: forEver });
      const settings = Object.entries(sandbox.settings).filter(([provider]) => provider !== without);
      const shop = await openOrderShop(database(), Object.assign({}, ...settings.map(([, each]) => each)));
      known.shop = shop;
      registerJobs(shop.shop.parts);
      await sellOnline(database().db);
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

/** A delay without an end: the repetition of a refused notification would reach the shop in the middle of another test. */
const forEver = () => new Promise<void>(() => {});

const controlOf =
  (url: string, provider: string): Control =>
  async (path, body) => {
    const answer = await fetch(`${url}/${provider}/control${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!answer.ok) throw new Error(`The sandbox refused ${path}: ${await answer.text()}`);
    return await answer.json();
  };
