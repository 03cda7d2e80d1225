import type { Page } from 'playwright';
import { saveProgressCall } from '../../../../src/contract/learning/progress.ts';
import { links } from '../../../../src/ui/press/links.ts';
import type { Buyer } from '../../../support/shop/makeBuyers.ts';
import type { MortalScope } from '../mortal.ts';
import type { Phone } from '../phone.ts';
import type { ProofShop } from '../shop.ts';
import { auditWatched, mostLostByKill } from './auditWatched.ts';
import { type Played, playFilm } from './playFilm.ts';
import { type Tab, type WatchingLife, watchedScenarioOf } from './watchedScenario.ts';

/** Result of one run. */
export type WatchedRun = {
  readonly wrong: readonly string[];
  readonly playedSeconds: number;
  readonly lostSeconds: number;
  readonly kills: number;
  readonly faults: number;
};

type Span = Played['spans'][number];

const restLimitMs = 10_000;
const arrivalLimitMs = 90_000;
const openAgainMs = 30_000;
const lookEveryMs = 40;

/** Plays lectures through everything that the scenario has in store; then lets the app live, and counts. */
export async function watch(phone: Phone, shop: ProofShop, seed: number): Promise<WatchedRun> {
  const scenario = watchedScenarioOf(seed);
  const { order, buyer } = await shop.place();
  await shop.enrol(order, buyer);
  const { network, context } = phone;
  const spans: Span[] = [];
  let kills = 0;

  await phone.renew(scenario.hasSync);
  network.from(() => buyer.address);
  network.plan({ progress: scenario.faults });
  for (const [place, life] of scenario.lives.entries()) {
    const elsewhere = place === 0 ? playElsewhere() : null;
    await live(life);
    await elsewhere;
  }

  network.heal();
  await signIn(buyer);
  const wrong = await untilAllArrived();
  const counted = await auditWatched(shop, buyer.userId, spans);
  const most = kills * mostLostByKill;
  if (counted.lostSeconds > most) {
    wrong.push(`${counted.lostSeconds} s are lost, and ${kills} kills may cost ${most}`);
  }
  return {
    wrong: [...wrong, ...counted.wrong],
    ...{ playedSeconds: counted.playedSeconds, lostSeconds: counted.lostSeconds, kills, faults: network.happened() },
  };

  async function signIn(as: Buyer | null): Promise<void> {
    await context.clearCookies();
    const cookies = [...(as?.cookies ?? [])].map(([name, value]) => ({ name, value, url: network.url }));
    if (cookies.length > 0) await context.addCookies(cookies);
  }

  async function live(life: WatchingLife): Promise<void> {
    await signIn(life.as === 'owner' ? buyer : life.as === 'nobody' ? null : shop.stranger());
    if (life.as === 'owner') await playOnTabs(life);
    else {
      const page = await phone.open(links.outbox(), null);
      await page.locator('h1').first().waitFor();
      await untilQuiet([]);
      await page.close();
    }
    if (life.worker === null) return;
    await phone.wakeWorker(life.worker.death);
    await untilQuiet([]);
  }

  async function playOnTabs({ tabs, isFull, isOffline }: WatchingLife): Promise<void> {
    const pages = await Promise.all(tabs.map(() => phone.open(links.learn(shop.courseId), null)));
    for (const page of pages) await untilFilm(page);
    if (isFull) await phone.setFull(true);
    if (isOffline) await context.setOffline(true);
    await Promise.all(tabs.map((tab, place) => play(pages[place] as Page, tab)));
    await untilQuiet(pages);
    for (const page of pages) await end(page);
    if (isOffline) await context.setOffline(false);
    if (isFull) await phone.setFull(false);
  }

  /** A page that loads through a dying worker is opened again. */
  async function untilFilm(page: Page): Promise<void> {
    while ((await page.locator('video').count()) === 0) {
      await later(lookEveryMs);
      if (!phone.isWorkerDead()) continue;
      await phone.stopWorker();
      await page.reload({ waitUntil: 'commit' });
    }
    // An answer that comes later may bring another lecture.
    await page.waitForLoadState('networkidle');
  }

  async function play(page: Page, tab: Tab): Promise<void> {
    await phone.arm(page, tab.death);
    spans.push(...(await page.evaluate(playFilm, tab)).spans);
  }

  /** A living page hears that it is left, and after that nothing of it has an effect; a dead one goes without a word. */
  async function end(page: Page): Promise<void> {
    const wasDead = await page.evaluate(() => {
      const scope = globalThis as MortalScope;
      scope.proofArm(null);
      if (scope.proofIsDead()) return true;
      dispatchEvent(new PageTransitionEvent('pagehide'));
      scope.proofKill();
      return false;
    });
    if (wasDead) kills += 1;
    await page.close();
  }

  /** Waits until nobody sends, or whoever sends is dead. */
  async function untilQuiet(pages: readonly Page[]): Promise<void> {
    const limit = Date.now() + restLimitMs;
    while (Date.now() < limit) {
      if (phone.isWorkerDead()) return await phone.stopWorker();
      if (pages.some(phone.isDead)) return;
      if (!(await phone.outbox()).isSending) return;
      await later(lookEveryMs);
    }
  }

  async function playElsewhere(): Promise<void> {
    if (scenario.elsewhere === null) return;
    const { from, seconds } = scenario.elsewhere;
    const [lecture] = await shop.ask(
      'select l.id from lectures l join sections s on s.id = l.section_id where s.item_id = $1 limit 1',
      [shop.courseId],
    );
    const played = { from, to: from + seconds };
    const interval = { lectureId: String(lecture?.id), ...played, recordedAt: Date.now() };
    const report = { userId: buyer.userId, courseId: shop.courseId, deviceId: crypto.randomUUID() };
    await shop.client.call(saveProgressCall, { body: { ...report, intervals: [interval] } }, { as: buyer });
    spans.push(played);
  }

  async function untilAllArrived(): Promise<string[]> {
    const limit = Date.now() + arrivalLimitMs;
    let openAt = 0;
    for (;;) {
      const { entries, left, isSending } = await phone.outbox();
      if (phone.isWorkerDead()) await phone.stopWorker();
      const waiting = entries.filter(({ state }) => state !== 'sent');
      if (openAt > 0 && waiting.length + left === 0 && !isSending) return [];
      if (Date.now() > limit)
        return [`${waiting.map(({ state }) => state).join()} and ${left} rows never left the device`];
      if (Date.now() > openAt) {
        openAt = Date.now() + openAgainMs;
        await phone.open(links.outbox(), null);
      }
      await later(lookEveryMs);
    }
  }
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
