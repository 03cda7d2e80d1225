import { setTimeout as pause } from 'node:timers/promises';
import { type FastifyBaseLogger, fastify } from 'fastify';
import { registerJobs } from '../../../server/registerJobs.ts';
import { startSandbox } from '../../../server/sandbox/startSandbox.ts';
import { type Database, openDatabase } from '../../../server/store/database/database.ts';
import type { ProviderName } from '../../../src/domain/order/paymentMethod.ts';
import { type Door, type Fate, forwardTo, intoShop, openDoor } from '../../support/payment/door.ts';
import { buildTestShop, type TestShop } from '../../support/shop/shopApp.ts';
import { type MovableClock, movableClock } from '../../support/shop/testParts.ts';
import { clockTimers } from './clockTimers.ts';

type Network = {
  readonly fateOfCall: () => Fate;
  readonly fateOfWebhook: () => Fate;
  /** Called when a call or a notification leaves, and when its answer comes back. */
  readonly passing: () => void;
};

/** A shop on PostgreSQL whose process can be killed, and the sandbox over HTTP behind a bad network. */
export type MortalPaymentShop = {
  readonly clock: MovableClock;
  /** Reads the books of the shop, also while it is dead. */
  readonly auditing: Database;
  readonly sandboxUrl: string;
  /** Defects inside the shop, except by a kill: logged errors and failed jobs. */
  readonly faults: string[];
  /** The living shop; throws after a kill. */
  shop(): TestShop;
  /** Whether this process still lives. */
  isRunning(shop: TestShop): boolean;
  /** Kills the process between two transactions: those that run are committed, and nothing after them is. */
  kill(): void;
  /** Opens a new process on the same database, if the shop is dead. Waiting jobs are kept, as the queue keeps them. */
  revive(): Promise<void>;
  /** Runs the due jobs. A failed or killed job runs again, as the queue does it. */
  runJobs(): Promise<void>;
  /** Moves the clock (ms); late notifications and held requests arrive. */
  forward(milliseconds: number): Promise<void>;
  /** Resolves when no request is on its way for a moment, or after two seconds. */
  settleDown(): Promise<void>;
  close(): Promise<void>;
};

const retryJobAfterMs = 30_000;
/** A restart keeps the secret, because return addresses are signed with it. */
const secret = { QUOTE_SECRET: 'quote-secret-of-the-proof-of-payments' };

/** Opens the shop on a filled database. `openedAt`: its time (ms). `without`: a provider that it has no keys of. */
export async function openMortalPaymentShop(
  url: string,
  openedAt: number,
  { fateOfCall, fateOfWebhook, passing }: Network,
  without: ProviderName | null = null,
): Promise<MortalPaymentShop> {
  const auditing = await openDatabase({ url, dataDir: null });
  const clock = movableClock(openedAt);
  const timers = clockTimers(clock);
  const faults: string[] = [];
  const dead: TestShop[] = [];
  let living: TestShop | null = null;

  const webhooks = await openDoor({
    ...{ fateOf: fateOfWebhook, passing },
    forward: intoShop(() => living),
  });
  const { wait } = timers;
  const sandbox = await startSandbox({ port: 0, webhookUrl: webhooks.url, clock: () => clock.now, wait });
  const calls = await openDoor({ forward: forwardTo(sandbox.url), fateOf: fateOfCall, passing });
  const doors: readonly Door[] = [calls, webhooks];
  const ofProviders = Object.entries(sandbox.settings).filter(([provider]) => provider !== without);
  const settings = ofProviders.flatMap(([, each]) => Object.entries(each));
  const env = Object.fromEntries(
    settings.map(([name, value]): [string, string] => [name, value.replaceAll(sandbox.url, calls.url)]),
  );
  function kill(): void {
    if (living === null) return;
    dead.push(living);
    living.parts.database.close().catch(() => {});
    living = null;
  }

  async function revive(): Promise<void> {
    if (living !== null) return;
    const database = await openDatabase({ url, dataDir: null });
    // A log line of a killed process is no fault.
    const log = logInto((line) => {
      if (living === shop) faults.push(line);
    });
    const shop: TestShop = await buildTestShop({ database, clock, env: { ...env, ...secret }, log });
    registerJobs(shop.parts);
    shop.jobs.push(...(dead.at(-1)?.jobs ?? []));
    living = shop;
  }

  function shop(): TestShop {
    if (living === null) throw new Error('The shop was killed');
    return living;
  }

  async function runJobs(): Promise<void> {
    const running = shop();
    const due = running.jobs.filter(({ startAfter }) => (startAfter ?? 0) <= clock.now);
    try {
      await running.runJobs();
    } catch (error) {
      if (living === running) faults.push(`a job failed: ${error instanceof Error ? error.stack : String(error)}`);
      const startAfter = clock.now + retryJobAfterMs;
      (living ?? running).jobs.push(...due.map((job) => ({ ...job, startAfter })));
    }
  }

  async function settleDown(): Promise<void> {
    const until = performance.now() + 2_000;
    for (let calm = 0; calm < 3 && performance.now() < until; ) {
      await pause(2);
      calm = doors.every((door) => door.isIdle()) ? calm + 1 : 0;
    }
  }

  await revive();
  return {
    ...{ clock, auditing, faults, shop, kill, revive, runJobs, settleDown },
    sandboxUrl: sandbox.url,
    isRunning: (shop) => living === shop,
    forward: async (milliseconds) => {
      clock.forward(milliseconds);
      timers.ring();
      for (const door of doors) door.release();
      await settleDown();
    },
    close: async () => {
      kill();
      await sandbox.close();
      for (const door of doors) await door.close();
      for (const each of dead) await each.close();
      await auditing.close();
    },
  };
}

/** A log of errors that gives each line to a listener. */
function logInto(listen: (line: string) => void): FastifyBaseLogger {
  const write = (line: string) => {
    const { err, msg, refusal } = JSON.parse(line);
    listen(`logged: ${msg} ${refusal ?? ''} ${err?.stack ?? ''}`);
  };
  return fastify({ logger: { level: 'error', stream: { write } } }).log;
}
