import { attemptsOf } from '../../../server/store/order/attempts.ts';
import { refundsOf } from '../../../server/store/order/refunds.ts';
import { orderByToken } from '../../../src/contract/order/order.ts';
import { isRunning } from '../../../src/domain/order/charge.ts';
import { paymentMethods } from '../../../src/domain/order/paymentMethod.ts';
import type { Fate } from '../../support/payment/door.ts';
import { buyingIn } from '../../support/shop/buying.ts';
import type { SeededRandom } from '../seededRandom.ts';
import { auditOrder } from './audit.ts';
import { moneyIn } from './books.ts';
import { buyerSteps } from './buyerSteps.ts';
import { deskSteps } from './deskSteps.ts';
import { openMortalPaymentShop } from './mortalPaymentShop.ts';
import { payerSteps } from './payerSteps.ts';
import { oneOf, type Scene } from './scene.ts';
import type { TemplateShop } from './templateShop.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Last digits of the price, which choose how the providers behave (server/sandbox/README.md). 13 waits 12 s of real time. */
const digits = [0, 0, 0, 0, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23];
const callFates: readonly Fate[] = ['lost', 'answerLost', 'answerLost', 'doubled', 'delayed', 'delayed'];
const webhookFates: readonly Fate[] = ['lost', 'swallowed', 'doubled', 'delayed', 'held', 'answerLost'];
/** The percentage of requests that the network disturbs. */
const disturbances = [0, 10, 33, 50];
const pauses = [10 * second, 70 * second, 70 * second, 6 * minute, 11 * minute, 16 * minute, hour, 6 * hour];

/** The share of each step. */
const weights = {
  ...{ start: 5, twoWindows: 2, poll: 3, comeBack: 3, otherWay: 2, giveUp: 1, postAgain: 1 },
  ...{ payer: 8, forgery: 2, accept: 1, payBack: 2, jobs: 3, forward: 4, kill: 3 },
  ...{ report: 3, decideReport: 2, decideAttempt: 3 },
};
type Step = keyof typeof weights;
// The keys of a literal.
const names = Object.keys(weights) as Step[];
const choices = names.flatMap((name) => Array.from({ length: weights[name] }, () => name));

export type Played = {
  readonly method: string;
  readonly steps: number;
  /** Status of the order at the end, and the number of payments that came in. */
  readonly end: string;
  readonly wrong: readonly string[];
};

/** One order, by the method of its seed's number: steps under a bad network, then all time passes on a good one. */
export async function runScenario(template: TemplateShop, seed: number, random: SeededRandom): Promise<Played> {
  const database = await template.copy();
  const danger = {
    percent: oneOf(random, disturbances),
    killAfter: Number.POSITIVE_INFINITY,
    killLaterMs: 0,
    isOver: false,
  };
  const method = paymentMethods[(seed - 1) % paymentMethods.length] ?? 'wallet';
  // Of two providers with the same method, the first serves it. Every second seed has the other one.
  const isSecondRound = Math.floor((seed - 1) / paymentMethods.length) % 2 === 1;
  const without = method === 'paymentLink' && isSecondRound ? 'gbPrimePay' : null;
  const fateBy = (fates: readonly Fate[]) => () =>
    random.below(100) < danger.percent ? oneOf(random, fates) : 'passes';
  const network = {
    fateOfCall: fateBy(callFates),
    fateOfWebhook: fateBy(webhookFates),
    passing: () => {
      danger.killAfter -= 1;
      if (danger.killAfter !== 0) return;
      if (danger.killLaterMs === 0) world.kill();
      else setTimeout(() => danger.isOver || world.kill(), danger.killLaterMs);
    },
  };
  const world = await openMortalPaymentShop(database.url, template.openedAt, network, without);
  try {
    const price = 100_000 + oneOf(random, digits);
    const shop = world.shop();
    await world.auditing.executeSql(`update pricing_plans set price_thb = ${price} where id = '101a'`);
    const order = await buyingIn(shop).place(await shop.signedIn(), { items: ['101'], method });
    const scene: Scene = { world, order, random, trace: [`${method} ${price}, ${danger.percent} % disturbed`] };
    const otherAmounts = new Map<string, number>();
    const kill = async () => {
      danger.killAfter = 1 + random.below(4);
      danger.killLaterMs = oneOf(random, [0, 0, 1, 3, 10]);
    };
    const steps = await takeSteps(scene, {
      ...{ ...buyerSteps(scene), ...payerSteps(scene, otherAmounts), ...deskSteps(scene, otherAmounts), kill },
      jobs: () => runAllJobs(scene),
      forward: () => world.forward(oneOf(random, pauses)),
    });

    Object.assign(danger, { percent: 0, killAfter: Number.POSITIVE_INFINITY, isOver: true });
    await world.settleDown();
    await world.revive();
    const hasEnd = await passAllTime(scene);
    const money = await moneyIn(scene, otherAmounts);
    const { status } = await world.shop().call(orderByToken, { params: { token: order.token } });
    const wrong = [...(await auditOrder(world.auditing, order.id, money)), ...world.faults];
    if (!hasEnd) wrong.push('the jobs have no end');
    if (wrong.length > 0) wrong.push(`steps: ${scene.trace.join(', ')}`);
    return { method, steps, end: `${status} with ${money.length} payments`, wrong };
  } finally {
    await world.close();
    await database.drop();
  }
}

/** Takes steps by chance; a quarter of them overlap with the next. Answers their number. */
async function takeSteps(
  { world, random, trace }: Scene,
  deeds: Readonly<Record<Step, () => Promise<void>>>,
): Promise<number> {
  const sequence: Step[] = ['start', ...Array.from({ length: 6 + random.below(12) }, () => oneOf(random, choices))];
  const taken: Promise<void>[] = [];
  for (const step of sequence) {
    await world.revive();
    const shop = world.shop();
    trace.push(step);
    const done = deeds[step]().catch((error: unknown) => {
      const words = error instanceof Error ? error.stack : String(error);
      if (world.isRunning(shop)) world.faults.push(`${step}: ${words}`);
    });
    taken.push(done);
    if (random.below(4) > 0) await done;
  }
  await Promise.all(taken);
  return sequence.length;
}

async function runAllJobs({ world }: Pick<Scene, 'world'>): Promise<void> {
  const { jobs } = world.shop().parts;
  await jobs.send('ask-open-charges', {});
  await jobs.send('ask-open-refunds', {});
  await jobs.send('cancel-unpaid-orders', {});
  await world.runJobs();
}

/** More asks than a charge without any answer gets in its 37 days. */
const roundsAtMost = 300;
/** So many minutes pass at least, so that the last notifications arrive. */
const roundsAtLeast = 6;

/** Moves the clock past every ask, with the jobs; `false` if they do not end. */
async function passAllTime({ world, order }: Scene): Promise<boolean> {
  const { db } = world.auditing;
  for (let round = 0; round < roundsAtMost; round += 1) {
    await world.forward(minute);
    await runAllJobs({ world });
    const attempts = (await attemptsOf(db, order.id)).filter((each) => isRunning(each) || each.state === 'declined');
    const refunds = (await refundsOf(db, order.id)).filter(({ state }) => state === 'open');
    const asks = [...attempts, ...refunds].flatMap(({ askAt }) => askAt ?? []);
    if (asks.length === 0 && round >= roundsAtLeast) return true;
    if (asks.length > 0) await world.forward(Math.max(0, Math.min(...asks) - world.clock.now));
    await runAllJobs({ world });
  }
  return false;
}
