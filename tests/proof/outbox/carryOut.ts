import type { Page } from 'playwright';
import type { Order } from '../../../src/domain/order/order.ts';
import { links } from '../../../src/ui/press/links.ts';
import type { Buyer } from '../../support/shop/makeBuyers.ts';
import { audit, hasReport, whatCame } from './audit.ts';
import type { OutboxOnDevice } from './device.ts';
import type { Phone } from './phone.ts';
import type { Death, LaterLife, Scenario } from './scenario.ts';
import type { ProofShop } from './shop.ts';
import { fill, lostOfForm, pressSend, readsNotStored, slipOf } from './steps.ts';

/** The result of one run. */
export type Run = {
  readonly wrong: readonly string[];
  /** Planned deaths, and those that happened. */
  readonly planned: number;
  /** Places of the deaths that happened, such as `page 3 before`. */
  readonly died: readonly string[];
  /** Network faults that happened. */
  readonly faults: number;
  /** The page died before the report was stored, and it was made again from the draft. */
  readonly isMadeAnew: boolean;
  /** The report had arrived when its owner's session had ended, and was deleted from the device. */
  readonly isForgotten: boolean;
  /** Slips without an entry on the device. */
  readonly slipsLeft: number;
};

/** On a busy machine the page becomes idle late. */
const lifeLimitMs = 120_000;
const lookEveryMs = 40;
/** Time until a person opens a page again that does not load. */
const patienceMs = 30_000;

/** Sends one report through everything that the scenario contains, then lets the app finish and checks the result. */
export async function carryOut(phone: Phone, shop: ProofShop, scenario: Scenario): Promise<Run> {
  const { order, buyer } = await shop.place();
  const wrong: string[] = [];
  let life = 0;
  let planned = 0;
  const died: string[] = [];
  let isMadeAnew = false;
  let isQueued = false;
  const { network, context } = phone;
  const reportAddress = `${links.order(order.token)}?report=1`;

  const signIn = async (as: Buyer | null) => {
    await context.clearCookies();
    const cookies = [...(as?.cookies ?? [])].map(([name, value]) => ({ name, value, url: network.url }));
    if (cookies.length > 0) await context.addCookies(cookies);
  };
  const changeSession = async (at: 'beforeSending' | 'afterFirstLife') => {
    if (scenario.sessionChange?.at !== at) return;
    await signIn(scenario.sessionChange.to === 'nobody' ? null : shop.stranger());
  };

  const hasOwnerLeft = scenario.payer === 'member' && scenario.sessionChange !== null;
  const isForgotten = async ({ entries }: OutboxOnDevice): Promise<boolean> =>
    hasOwnerLeft && entries.length === 0 && (await hasReport(shop, order.id));
  const isDone = async (outbox: OutboxOnDevice): Promise<boolean> => isSettled(outbox) || (await isForgotten(outbox));

  const note = (who: 'page' | 'worker', death: Death | null) => {
    if (death) died.push(`${who} ${death.atStep} ${death.when}`);
  };
  let pageDeath: Death | null = null;
  let workerDeath: Death | null = null;

  /** Waits until the life of a page, or its work, is over; stops a dead worker. */
  const untilOver = async (
    page: Page | null,
    isOver: (outbox: OutboxOnDevice) => boolean | Promise<boolean>,
  ): Promise<OutboxOnDevice> => {
    life += 1;
    const limit = Date.now() + lifeLimitMs;
    let openedAgainAt: number | null = null;
    for (;;) {
      if (phone.isWorkerDead()) {
        note('worker', workerDeath);
        await phone.stopWorker();
        if (page === null) return phone.outbox();
        // Requests of the page through the worker have ended with it.
        openedAgainAt ??= Date.now() + patienceMs;
      }
      if (page !== null && openedAgainAt !== null && Date.now() > openedAgainAt) {
        openedAgainAt = Number.POSITIVE_INFINITY;
        await page.reload({ waitUntil: 'commit' });
      }
      const outbox = await phone.outbox();
      if (page !== null && phone.isDead(page)) {
        note('page', pageDeath);
        return outbox;
      }
      if (await isForgotten(outbox)) return outbox;
      if (isQueued && outbox.entries.length === 0) {
        wrong.push('a report that was on the device has gone from it');
        return outbox;
      }
      isQueued ||= outbox.entries.length > 0;
      if (!outbox.isSending && (await isOver(outbox))) return outbox;
      if (Date.now() > limit) {
        const entries = JSON.stringify(outbox.entries.map(({ state, attempts }) => [state, attempts]));
        const shown = (await page?.locator('body').innerText())?.slice(0, 200) ?? 'no page';
        wrong.push(
          `life ${life} did not end: ${entries}, ${outbox.isSending ? 'sending' : 'not sending'}, on ${shown}`,
        );
        return outbox;
      }
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
  };

  await phone.renew(scenario.hasSync);
  network.from(() => buyer.address);
  network.plan({ upload: scenario.uploadFaults, report: scenario.reportFaults, email: scenario.emailFaults });
  if (scenario.payer === 'member') await signIn(buyer);
  // Set before the app's first write: the browser caches the free space for a while.
  if (scenario.isFull) await phone.setFull(true);
  if (scenario.hasSecondTab) await phone.open(links.outbox(), null);

  const first = await phone.open(reportAddress, null);
  await fill(first, await slipOf(scenario.seed));
  await changeSession('beforeSending');
  if (scenario.isFull) wrong.push(...(await sendWithoutRoom(phone, shop, order, first)));
  if (scenario.isOffline) await context.setOffline(true);
  planned += [scenario.pageDeath, scenario.workerDeath].filter((death) => death !== null).length;
  pageDeath = scenario.pageDeath;
  workerDeath = scenario.workerDeath;
  await phone.arm(first, pageDeath);
  network.workerDies(scenario.workerDeath);
  await pressSend(first);
  if (scenario.isWokenAtOnce) await phone.wakeWorker(scenario.workerDeath);
  await untilOver(first, ({ entries: [entry] }) => entry !== undefined && (scenario.isOffline || isTried(entry, 0)));
  await first.close();
  if (scenario.isOffline) await context.setOffline(false);
  await changeSession('afterFirstLife');

  for (const life of scenario.laterLives) {
    const { entries } = await phone.outbox();
    if (life.death) planned += 1;
    if (entries[0]?.state === 'queued') await live(life, entries[0].attempts);
  }

  network.heal();
  const healed = await untilOver(null, () => true);
  const { entries } = healed;
  if (entries.length === 0 && !(await isForgotten(healed))) {
    isMadeAnew = true;
    wrong.push(...(await whatCame(shop, order.id)));
    const again = await phone.open(reportAddress, null);
    const lost = await lostOfForm(again);
    // A device without space had warned that it stores no drafts.
    if (scenario.isFull) await fill(again, await slipOf(scenario.seed));
    else if (lost.length > 0) wrong.push(`the form that was opened again has lost ${lost.join(' and ')}`);
    await pressSend(again);
  } else if (entries[0]?.state !== 'sent' || scenario.opensAgain) await phone.open(links.outbox(), null);
  let outbox = await untilOver(null, isDone);
  // A worker that dies only now leaves the rest to the next start of the app.
  if (!(await isDone(outbox))) {
    await phone.open(links.outbox(), null);
    outbox = await untilOver(null, isDone);
  }
  wrong.push(...(await audit(shop, order, outbox, phone.storedSlips(), hasOwnerLeft)));
  return {
    ...{ wrong, planned, died, faults: network.happened(), isMadeAnew, isForgotten: await isForgotten(outbox) },
    slipsLeft: outbox.slips.length,
  };

  async function live({ as, death }: LaterLife, attempts: number): Promise<void> {
    if (as === 'worker') {
      // A worker leaves the outbox to a page that still holds the lock.
      await untilOver(null, () => true);
      workerDeath = death;
      await phone.wakeWorker(death);
      await untilOver(null, ({ entries: [entry] }) => entry === undefined || isTried(entry, attempts));
      return;
    }
    pageDeath = death;
    const page = await phone.open(links.outbox(), death);
    await untilOver(page, ({ entries: [entry] }) => entry === undefined || isTried(entry, attempts));
    await page.close();
  }
}

const isSettled = ({ entries: [entry] }: OutboxOnDevice): boolean => entry !== undefined && entry.state !== 'queued';

const isTried = ({ state, attempts }: OutboxOnDevice['entries'][number], before: number): boolean =>
  state !== 'queued' || attempts > before;

/** On a full device the person is told, nothing is sent, and the form keeps its values. */
async function sendWithoutRoom(phone: Phone, shop: ProofShop, order: Order, page: Page): Promise<string[]> {
  await pressSend(page);
  await readsNotStored(page);
  const wrong = await whatCame(shop, order.id);
  const { entries } = await phone.outbox();
  if (entries.length > 0) wrong.push('a report that was said not to be kept is on the device');
  const lost = await lostOfForm(page);
  if (lost.length > 0) wrong.push(`the form without room has lost ${lost.join(' and ')}`);
  await phone.setFull(false);
  return wrong;
}
