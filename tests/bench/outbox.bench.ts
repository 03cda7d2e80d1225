import { createHash, randomUUID } from 'node:crypto';
import { chromium } from 'playwright';
import * as z from 'zod/mini';
import {
  bankAccounts,
  reportTransferCall,
  sendBankEmail,
  transferReportCodec,
  uploadFields,
  uploadPath,
} from '../../src/contract/order/payment.ts';
import type { Order } from '../../src/domain/order/order.ts';
import type { OutboxEntry } from '../../src/platform/outbox/entry.ts';
import type { WaitingReport } from '../proof/outbox/device.ts';
import { openPhone, type Phone } from '../proof/outbox/phone.ts';
import { openProofShop, type ProofShop } from '../proof/outbox/shop.ts';
import { slipOf } from '../proof/outbox/steps.ts';
import { chromiumFlags, findChromium } from '../support/browser/chromium.ts';
import { reportOf } from '../support/browser/shopping.ts';
import { startPostgres } from '../support/run/postgres.ts';
import { shopClient } from '../support/shop/shopClient.ts';
import type { Bench, BenchRow } from './bench.ts';

const counts = [125, 250, 500] as const;
const drainLimitMs = 240_000;
/** Each look reads the whole outbox, slips and all, beside the phone that sends it. */
const lookEveryMs = 4_000;

/**
 * Reports that wait on one phone, each with its slip, until the shop has them all: by the shop's own instants of the
 * first and the last. In linear time twice as many take twice as long.
 */
export const bench: Bench = {
  name: 'outbox',
  run: async () => {
    const postgres = await startPostgres();
    process.env.DATABASE_URL_TEST ??= postgres.url;
    const shop = await openProofShop(counts.reduce((sum, count) => sum + count, 0));
    const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
    try {
      const seconds: number[] = [];
      for (const count of counts) {
        const phone = await openPhone(browser, shop.url, null);
        seconds.push(await drain(phone, shop, count));
        await phone.close();
      }
      const [few = 0, half = 0, all = 0] = seconds;
      return [rowOf(all, half, 2), rowOf(all, few, 4)];
    } finally {
      await browser.close();
      await shop.stop();
      await postgres.stop();
    }
  },
};

const rowOf = (all: number, part: number, times: number): BenchRow => ({
  what: `500 queued reports drain; linear is ${times.toFixed(2)}`,
  ours: `${all.toFixed(1)} s`,
  against: `${500 / times} in ${part.toFixed(1)} s`,
  ratio: all / part,
});

async function drain(phone: Phone, shop: ProofShop, count: number): Promise<number> {
  await phone.renew(true);
  // As everywhere here: the shop limits requests by address, and no limit is lifted.
  let asked = 0;
  phone.network.from(() => {
    asked += 1;
    return `10.9.${(asked >> 8) & 255}.${asked & 255}`;
  });
  const [account] = await shopClient(shop.url).call(bankAccounts);
  const rows: WaitingReport[] = [];
  for (let made = 0; made < count; made += 1) {
    rows.push(waiting((await shop.place()).order, account?.id ?? '', await slipOf(made)));
  }
  await phone.fill(rows);
  await phone.open('/', null);

  const limit = Date.now() + drainLimitMs;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    const { entries } = await phone.outbox();
    const left = entries.filter(({ state }) => state !== 'sent');
    const failed = entries.filter(({ state, attempts }) => state === 'failed' || attempts > 1);
    if (failed.length > 0) throw new Error(`${failed.length} reports failed: ${JSON.stringify(failed[0]?.problem)}`);
    if (left.length === 0) {
      const received = entries.map(({ receivedAt }) => Date.parse(receivedAt ?? ''));
      return (Math.max(...received) - Math.min(...received)) / 1_000;
    }
    if (Date.now() > limit) throw new Error(`${left.length} of ${count} reports are left after ${drainLimitMs} ms`);
  }
}

/** A report as the form leaves it on the device; its slip in base64. */
function waiting(order: Order, accountId: string, slip: Buffer): WaitingReport {
  const now = Date.now();
  const report = reportOf(order, accountId, [], order.placedAt);
  const id = randomUUID();
  const digest = createHash('sha256').update(slip).digest('hex');
  const entry: OutboxEntry = {
    key: randomUUID(),
    kind: 'transferReport',
    owner: { kind: 'order', orderId: order.id, token: order.token },
    request: {
      path: reportTransferCall.path,
      body: z.encode(transferReportCodec, report),
      upload: {
        path: uploadPath,
        fileField: uploadFields.file,
        digestField: uploadFields.digest,
        tokenField: uploadFields.orderToken,
        token: order.token,
        namesField: 'slip',
      },
      email: {
        path: sendBankEmail.path,
        body: z.encode(sendBankEmail.body, { orderId: order.id, token: order.token }),
      },
    },
    draft: {},
    slips: [
      {
        ...{ id, key: randomUUID(), fileName: 'slip.png', type: 'image/png', bytes: slip.length, digest },
        uploadedName: null,
      },
    ],
    ...{ state: 'queued', isSealed: false, attempts: 0, createdAt: now, nextAttemptAt: now },
    ...{ receivedAt: null, problem: null },
  };
  return { entry, slip: slip.toString('base64') };
}
