import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { links } from '../../../src/ui/press/links.ts';
import { wordsOf } from '../../support/run/words.ts';
import { audit, whatCame } from './audit.ts';
import { type OutboxOnDevice, readOutbox } from './device.ts';
import { type BadNetwork, openBadNetwork } from './proxy.ts';
import type { ProofShop } from './shop.ts';
import { slipOf } from './steps.ts';
import { openWebKit, type WebKit } from './webDriver.ts';

/** The app checks a silent server with growing pauses. */
const returnLimitMs = 60_000;
const seesLimitMs = 30_000;

/**
 * A browser without Background Sync: a guest fills in a report by the order's link; the network is cut; the report is
 * stored; the network returns, and one report arrives with its slip.
 */
export async function smokeInWebKit(shop: ProofShop, seed: number): Promise<{ wrong: string[]; version: string }> {
  const words = wordsOf(prefersThai);
  const { order, buyer } = await shop.place();
  const network = await openBadNetwork({ shopUrl: shop.url, workerPrelude: '', changesKeys: false });
  network.from(() => buyer.address);
  const folder = await mkdtemp(join(tmpdir(), 'lanrian-slip-'));
  const slip = join(folder, 'slip.png');
  await writeFile(slip, await slipOf(seed));
  const webKit = await openWebKit();
  try {
    await webKit.goto(`${network.url}${links.order(order.token)}?report=1`);
    await webKit.evaluate(rememberSlips);
    await webKit.sees(words.report.fields.originBank, seesLimitMs);
    await choose(webKit, 0, 'KBANK');
    await choose(webKit, 1, null);
    await webKit.choose('[role=dialog] input[type=file]', slip);
    await webKit.sees(words.report.slipReplace, seesLimitMs);
    const wrong = await isWithoutSync(webKit);

    network.cut(true);
    await webKit.click('[role=dialog] button[type=submit]');
    await webKit.sees(words.outbox.queued.refused, seesLimitMs);
    wrong.push(...(await whatCame(shop, order.id)));
    const stored = new Set(await webKit.evaluate<string[]>('return (await globalThis.storedSlips());'));
    network.cut(false);
    wrong.push(...(await audit(shop, order, await untilSent(webKit), stored, false)));
    return { wrong, version: webKit.version };
  } finally {
    await webKit.close();
    await closeAll(network, folder);
  }
}

/** MiniBrowser uses the machine's language. */
const prefersThai = true;

const closeAll = async (network: BadNetwork, folder: string): Promise<void> => {
  await network.close();
  await rm(folder, { recursive: true, force: true });
};

async function isWithoutSync(webKit: WebKit): Promise<string[]> {
  const hasSync = await webKit.evaluate<boolean>(`return 'SyncManager' in globalThis;`);
  return hasSync ? ['this browser has Background Sync: the path without it is not proved here'] : [];
}

async function untilSent(webKit: WebKit): Promise<OutboxOnDevice> {
  const limit = Date.now() + returnLimitMs;
  for (;;) {
    const outbox = await webKit.evaluate<OutboxOnDevice>(`return await (${readOutbox})();`);
    const isSent = outbox.entries.some(({ state }) => state !== 'queued') && !outbox.isSending;
    if (isSent || Date.now() > limit) return outbox;
    await pause(250);
  }
}

/** Chooses this value, or the first, in the nth list of the form. */
const choose = (webKit: WebKit, place: number, value: string | null): Promise<void> =>
  webKit.evaluate(`
    const list = document.querySelectorAll('[role=dialog] select')[${place}];
    while (list.options.length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(list, ${JSON.stringify(value)} ?? list.options[1].value);
    list.dispatchEvent(new Event('change', { bubbles: true }));
  `);

/** Runs in the page: records stored slips by SHA-256. */
const rememberSlips = `
  const digests = [];
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (value, ...key) {
    if (this.transaction.db.name === 'lanrian-outbox-slips') digests.push(crypto.subtle.digest('SHA-256', value.slice(0)));
    return put.call(this, value, ...key);
  };
  const hex = (digest) => Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  globalThis.storedSlips = async () => (await Promise.all(digests)).map(hex);
`;
