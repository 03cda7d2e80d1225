import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../support/run/processes.ts';
import type { ShopClient } from '../support/shop/shopClient.ts';
import { auditAcknowledged, auditEffects, describeShop, withRows } from './crash/audit.ts';
import { type MortalShop, makeMortalShop } from './crash/mortalShop.ts';
import { carryOut, type Purchase, repeat, wish } from './crash/purchase.ts';
import { makeTemplate, type Template } from './crash/template.ts';
import type { Proof } from './proof.ts';
import { type SeededRandom, seededRandom } from './seededRandom.ts';

/** Number of acknowledgements in an undisturbed run: each of 12 buyers orders, uploads and reports twice. */
const answersAtMost = 70;
const lateAtMost = 40;
const crashesAtMost = 3;

/**
 * Kills the real server at seeded moments: while buyers order, cancel, upload and report, and during start and
 * migration. Acknowledged work exists once; other work is repeated with its key and has one effect; no seat is oversold
 * or lost.
 */
export const proof: Proof = {
  name: 'crash: nothing acknowledged is lost',
  isSampled: false,
  seedsAtMost: 64,
  async run(seedFrom, seedTo) {
    const failures: string[] = [];
    let cases = 0;
    const template = await makeTemplate();
    for (let seed = seedFrom; seed <= seedTo; seed += 1) {
      const random = seededRandom(seed);
      const isFirstStart = seed % 4 === 2;
      const shop = await makeMortalShop(isFirstStart ? undefined : template.dataDir);
      try {
        const tried = isFirstStart ? crashFirstStart(shop, template, random) : crashSales(shop, template, random);
        const { crashes, wrong } = await tried;
        cases += crashes;
        failures.push(...wrong.map((what) => `seed ${seed}: ${what}`));
      } catch (fault) {
        failures.push(`seed ${seed}: ${fault instanceof Error ? fault.stack : String(fault)}`);
      } finally {
        await shop.remove();
      }
    }
    await template.remove();
    return { cases, failures };
  },
};

type Tried = { readonly crashes: number; readonly wrong: string[] };

async function crashFirstStart(shop: MortalShop, template: Template, random: SeededRandom): Promise<Tried> {
  const crashes = 1 + random.below(crashesAtMost);
  for (let crash = 0; crash < crashes; crash += 1) await shop.dieWhileStarting(random.below(template.firstStart));
  await shop.start();
  await shop.halt();
  const made = await describeShop(shop.dataDir);
  const names = new Set([...Object.keys(template.shop), ...Object.keys(made)]);
  const wrong = [...names].filter((name) => made[name] !== template.shop[name]);
  return { crashes, wrong: wrong.map((name) => `${name}: ${made[name]} and not ${template.shop[name]}`) };
}

async function crashSales(shop: MortalShop, template: Template, random: SeededRandom): Promise<Tried> {
  const wrong: string[] = [];
  const purchases = random.shuffle(wishesOf(template, random));
  const sales = 1 + random.below(crashesAtMost - 1);
  let crashes = 0;
  let client = await shop.start();
  for (let sale = 0; sale < sales; sale += 1) {
    wrong.push(...(await sellUntilCrash(shop, client, purchases, random)));
    crashes += 1;
    if (random.below(3) === 0) {
      await shop.dieWhileStarting(random.below(template.firstStart / 2));
      crashes += 1;
    }
    client = await shop.start();
    for (const purchase of purchases) wrong.push(...(await auditAcknowledged(client, shop.dataDir, purchase)));
  }

  wrong.push(...(await sell(client, purchases, { crashes: false })));
  for (const purchase of purchases) wrong.push(...(await repeat(client, purchase)));
  await shop.halt();
  wrong.push(...(await withRows(shop.dataDir, (ask) => auditEffects(ask, purchases, template.seats))));
  return { crashes, wrong };
}

/** Kills the shop shortly after this many answers, or when all is done. */
async function sellUntilCrash(
  shop: MortalShop,
  client: ShopClient,
  purchases: readonly Purchase[],
  random: SeededRandom,
): Promise<string[]> {
  const [answers, late] = [random.below(answersAtMost), random.below(lateAtMost)];
  const crash = Promise.withResolvers<void>();
  let heard = 0;
  const hears = () => {
    heard += 1;
    if (heard >= answers) crash.resolve();
  };
  const sold = sell(client, purchases, { crashes: true, hears });
  await Promise.race([crash.promise, sold]);
  await pause(late);
  await shop.kill();
  return await sold;
}

/** All buyers at once. Only a broken connection counts as a crash. */
async function sell(
  client: ShopClient,
  purchases: readonly Purchase[],
  { crashes, hears = () => {} }: { readonly crashes: boolean; readonly hears?: () => void },
): Promise<string[]> {
  const carried = await Promise.allSettled(purchases.map((purchase) => carryOut(client, purchase, hears)));
  const isBroken = (reason: unknown) => crashes && reason instanceof TypeError;
  return carried
    .filter((each) => each.status === 'rejected')
    .filter(({ reason }) => !isBroken(reason))
    .map(({ reason }) => (reason instanceof Error ? reason.message : String(reason)));
}

const wishesOf = ({ buyers, scarce, ample, accountId }: Template, random: SeededRandom): Purchase[] =>
  buyers.flatMap((buyer) =>
    [scarce, ample].map((course) =>
      wish({
        ...{ buyer, course, accountId, slip: slipOf(`${buyer.userId} ${course.itemId}`) },
        ending: random.below(5) === 0 ? 'cancel' : 'report',
      }),
    ),
  );

/** A unique slip: a JPEG with a comment after its first marker. */
function slipOf(words: string): Buffer {
  const comment = Buffer.from(words);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return Buffer.concat([picture.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, comment, picture.subarray(2)]);
}

const picture = readFileSync(join(projectRoot, 'tests', 'fixtures', 'slip.jpg'));
