import { attemptsOf } from '../../../server/store/order/attempts.ts';
import { returnUrl } from '../../../server/useCases/payment/returnReference.ts';
import {
  chargeByBill,
  chargeByCardGateway,
  chargeCalls,
  chargeCard,
  chargeOrder,
  currentCharge,
} from '../../../src/contract/order/charge.ts';
import { cancelOrderCall, orderByToken } from '../../../src/contract/order/order.ts';
import { changePaymentMethod } from '../../../src/contract/order/wayToPay.ts';
import { type Charge, isRunning } from '../../../src/domain/order/charge.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { methodDescriptions, type PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import { cardTokenAt } from '../../support/payment/cardToken.ts';
import { cardFor, encryptedBy, knownCard, unknownCard } from '../../support/payment/encryptedCard.ts';
import { buyingIn } from '../../support/shop/buying.ts';
import type { SeededRandom } from '../seededRandom.ts';
import { auditOrder } from './audit.ts';
import { type Booked, moneyIn, readBooks } from './books.ts';
import type { Fate } from './door.ts';
import { openMortalPaymentShop } from './mortalPaymentShop.ts';
import { forge, type PayerDeed, play } from './payer.ts';
import { onlineMethods, type TemplateShop } from './templateShop.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Last digits of the price, which choose how the providers behave (server/sandbox/README.md). 13 waits 12 s of real time. */
const digits = [0, 0, 0, 0, 11, 12, 14, 15, 16, 17, 18, 19, 20, 23];
const callFates: readonly Fate[] = ['lost', 'answerLost', 'answerLost', 'doubled', 'delayed', 'delayed'];
const noticeFates: readonly Fate[] = ['lost', 'swallowed', 'doubled', 'delayed', 'held', 'answerLost'];
const pauses = [10 * second, 70 * second, 70 * second, 6 * minute, 11 * minute, 16 * minute, hour, 6 * hour];
const tokenCards = ['4242424242424242', '4111111111111111', '4111111111111111', '4111111111140011'];
const deeds: readonly PayerDeed[] = ['pay', 'pay', 'pay', 'pay', 'decline', 'payOther', 'payOther', 'expire'];

/** Every step with its weight. */
const steps = {
  ...{ start: 5, twoWindows: 2, payer: 8, poll: 3, comeBack: 3, forgery: 2, jobs: 3, forward: 4 },
  ...{ otherWay: 2, giveUp: 1, kill: 3, postAgain: 1 },
} as const;
type Step = keyof typeof steps;
const stepsInTurn = Object.entries(steps).flatMap(([step, weight]) => Array<Step>(weight).fill(step as Step));

/** The share of the disturbed requests of a seed: none, a tenth, a third, a half. */
const disturbances = [0, 10, 33, 50];

export type Played = {
  readonly steps: number;
  /** The end in a few words: status of the order, and the payments that came in. */
  readonly end: string;
  readonly wrong: readonly string[];
};

/** One order of one method, by the number of its seed. */
export async function runScenario(template: TemplateShop, seed: number, random: SeededRandom): Promise<Played> {
  const database = await template.copy();
  const method = onlineMethods[(seed - 1) % onlineMethods.length] ?? 'wallet';
  const oneOf = <Thing>(things: readonly Thing[]): Thing => things[random.below(things.length)] as Thing;
  const disturbed = { percent: oneOf(disturbances) };
  const kill = { after: Number.POSITIVE_INFINITY };
  const fateBy = (fates: readonly Fate[]) => () => (random.below(100) < disturbed.percent ? oneOf(fates) : 'passes');
  const world = await openMortalPaymentShop(database.url, template.openedAt, {
    fateOfCall: fateBy(callFates),
    fateOfNotice: fateBy(noticeFates),
    passing: () => {
      kill.after -= 1;
      if (kill.after === 0) world.kill();
    },
  });
  const trace: string[] = [];
  const told = new Map<string, number>();
  const forms: Charge[] = [];

  const control = async (provider: string, path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${world.sandboxUrl}/${provider}/control${path}`, {
      ...{ method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
    });
    if (answer.status >= 500) world.faults.push(`the sandbox answered ${answer.status} to ${path}`);
    return answer.ok ? await answer.json() : null;
  };

  try {
    const price = 100_000 + oneOf(digits);
    const shop = world.shop();
    await shop.parts.database.executeSql(`update pricing_plans set price_thb = ${price} where id = '101a'`);
    const order = await buyingIn(shop).place(await shop.signedIn(), { items: ['101'], method });
    trace.push(`${method} ${price} ${disturbed.percent} %`);

    const doing: Promise<unknown>[] = [];
    const length = 6 + random.below(10);
    const sequence: Step[] = ['start', ...Array.from({ length }, () => oneOf(stepsInTurn))];
    for (const step of sequence) {
      await world.revive();
      trace.push(step);
      const process = world.shop();
      const done = doStep(step, order).catch((error: unknown) => {
        if (world.isAlive() && world.shop() === process)
          world.faults.push(`${step}: ${error instanceof Error ? error.stack : String(error)}`);
      });
      doing.push(done);
      if (random.below(4) > 0) await done;
    }

    kill.after = Number.POSITIVE_INFINITY;
    disturbed.percent = 0;
    await Promise.all(doing);
    await world.settleDown();
    await world.revive();
    const hasEnd = await passAllTime(order);
    const money = await moneyIn(await readBooks(world.sandboxUrl), told, control);
    const wrong = await auditOrder(world.auditing, order.id, money);
    const found = [...wrong, ...world.faults, ...(hasEnd ? [] : ['the jobs have no end'])];
    const { status } = await world.shop().call(orderByToken, { params: { token: order.token } });
    return {
      steps: sequence.length,
      end: `${status} with ${money.length} payments`,
      wrong: found.length === 0 ? [] : [...found, `steps: ${trace.join(', ')}`],
    };
  } finally {
    await world.close();
    await database.drop();
  }

  async function doStep(step: Step, order: Order): Promise<void> {
    switch (step) {
      case 'start':
        return await start(order);
      case 'twoWindows':
        await Promise.all([start(order), start(order)]);
        return;
      case 'payer':
        return await payerActs(order);
      case 'poll':
        return await call(() => world.shop().send(currentCharge, { params: { token: order.token } }));
      case 'comeBack':
        return await comeBack(order);
      case 'forgery':
        return await sendForgery();
      case 'jobs':
        return await runAllJobs();
      case 'forward':
        return await world.forward(oneOf(pauses));
      case 'otherWay':
        return await changeMethod(order, oneOf([...onlineMethods, 'bankTransfer']));
      case 'giveUp':
        return await call(() =>
          world.shop().send(cancelOrderCall, { body: { orderId: order.id, token: order.token } }),
        );
      case 'kill':
        kill.after = 1 + random.below(4);
        return;
      case 'postAgain':
        if (forms.length > 0) await postForm(oneOf(forms));
    }
  }

  /** A refusal is an answer. Only a defect of a living shop is a fault. */
  async function call(send: () => Promise<{ statusCode: number; body: string } | null>): Promise<void> {
    const shop = world.shop();
    const { statusCode, body } = (await send()) ?? { statusCode: 0, body: '' };
    if (statusCode >= 500 && world.isAlive() && world.shop() === shop)
      world.faults.push(`answered ${statusCode} ${body}`);
  }

  async function start(order: Order): Promise<void> {
    const shop = world.shop();
    const { method: current } = await shop.call(orderByToken, { params: { token: order.token } });
    let isOpened = false;
    await call(async () => {
      const response = await sendStart(current, order);
      isOpened = response?.statusCode === 200;
      return response;
    });
    if (!isOpened) return;
    const charge = await shop.call(currentCharge, { params: { token: order.token } });
    if (charge?.step?.kind !== 'form') return;
    forms.push(charge);
    if (random.below(4) > 0) await postForm(charge);
  }

  async function sendStart(current: PaymentMethod, order: Order) {
    const body = { orderId: order.id, orderToken: order.token };
    const shop = world.shop();
    if (current === 'bankTransfer') return null;
    if (current === 'cardToken') {
      return await shop.send(chargeCard, {
        body: { ...body, token: await cardTokenAt(world.sandboxUrl, oneOf(tokenCards)) },
      });
    }
    if (current === 'cardGateway') {
      const scriptUrl = `${world.sandboxUrl}/twoC2PCard/SecurePayment/api/my2c2p.js`;
      const card = await encryptedBy(scriptUrl, cardFor(oneOf([knownCard, knownCard, knownCard, unknownCard])));
      if (typeof card === 'number') throw new Error(`The script refused the card: ${card}`);
      return await shop.send(chargeByCardGateway, { body: { ...body, card: { ...card, cardholderName: 'MANEE' } } });
    }
    if (current === 'billPayment') return await shop.send(chargeByBill, { body });
    const own = chargeCalls.find((each) => each.method === current);
    return await shop.send(own?.call ?? chargeOrder, { body });
  }

  /** The browser posts a form, perhaps one of a former charge, and perhaps edited by the payer. */
  async function postForm({ step }: Charge): Promise<void> {
    if (step?.kind !== 'form') return;
    const fields = step.fields.map(({ name, value }): [string, string] =>
      name === 'total' && random.below(6) === 0 ? [name, '1.00'] : [name, value],
    );
    await fetch(step.url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }).catch(() => {});
  }

  async function payerActs(order: Order): Promise<void> {
    const books = await payable(order);
    if (books.length === 0) return;
    const booked = oneOf(books);
    const deed = oneOf(deeds);
    const played = play(deed, booked, random);
    if (played === null || (played.other !== undefined && (booked.state === 'Paid' || told.has(booked.id)))) return;
    trace.push(`${booked.provider} ${deed}`);
    const answer = await control(booked.provider, played.path, played.body);
    if (answer !== null && played.other !== undefined) told.set(booked.id, played.other);
  }

  /** The shop asks about a charge until a day after its step ended. Later money reaches it by a notification only. */
  async function payable(order: Order): Promise<readonly Booked[]> {
    const attempts = await attemptsOf(world.auditing.db, order.id);
    const isAsked = ({ provider }: Booked) =>
      attempts.some(
        (attempt) =>
          methodDescriptions[attempt.method].provider === provider && (isRunning(attempt) || attempt.askAt !== null),
      );
    return (await readBooks(world.sandboxUrl)).filter(isAsked);
  }

  async function comeBack(order: Order): Promise<void> {
    const attempts = await attemptsOf(world.auditing.db, order.id);
    if (attempts.length === 0) return;
    const { pathname } = new URL(returnUrl(world.shop().parts.config, oneOf(attempts).id));
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await call(() =>
      random.below(2) === 0
        ? world.shop().inject({ method: 'GET', url: pathname })
        : world.shop().inject({ method: 'POST', url: pathname, payload: 'resultCode=00&status=CP', headers: form }),
    );
  }

  async function sendForgery(): Promise<void> {
    const books = await readBooks(world.sandboxUrl);
    if (books.length === 0) return;
    const booked = oneOf(books);
    const { path, body } = forge(booked, random);
    await control(booked.provider, path, body);
  }

  async function changeMethod({ token }: Order, to: PaymentMethod): Promise<void> {
    trace.push(`to ${to}`);
    await call(() => world.shop().send(changePaymentMethod, { params: { token }, body: { method: to } }));
  }

  async function runAllJobs(): Promise<void> {
    const { jobs } = world.shop().parts;
    await jobs.send('ask-open-charges', {});
    await jobs.send('cancel-unpaid-orders', {});
    await world.runJobs();
  }

  /** Moves the clock past every ask, with the jobs; `false` if they do not end. */
  async function passAllTime(order: Order): Promise<boolean> {
    for (let round = 0; round < 300; round += 1) {
      await world.forward(minute);
      await runAllJobs();
      const attempts = await attemptsOf(world.auditing.db, order.id);
      const asks = attempts
        .filter(({ state }) => state === 'declined' || isRunning({ state }))
        .flatMap(({ askAt }) => askAt ?? []);
      if (asks.length === 0 && round > 5) return true;
      if (asks.length > 0) await world.forward(Math.max(0, Math.min(...asks) - world.clock.now));
      await runAllJobs();
    }
    return false;
  }
}
