import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Tab = typeof import('../../src/platform/install/appUpdate.ts');

/** A page of the app: its own modules over shared locks and messages. */
async function openTab(): Promise<Tab> {
  vi.resetModules();
  return import('../../src/platform/install/appUpdate.ts');
}

let releases: (() => void)[] = [];

beforeEach(() => {
  releases = [];
  vi.stubGlobal('navigator', { locks: { request: slowRequest, query: () => locks.query() } });
});

/** Locks of one test must not block the next. */
afterEach(async () => {
  for (const release of releases) release();
  await everybodyLetGo();
  vi.unstubAllGlobals();
});

const { locks } = navigator;
type Work = (lock: Lock | null) => Promise<unknown>;

/** A multi-process browser learns of a released lock a moment later. */
const slowRequest = (name: string, options: LockOptions, work: Work) =>
  locks.request(name, options, async (lock) => {
    await work(lock);
    await new Promise((resolve) => setTimeout(resolve, 5));
  });

const everybodyLetGo = () => locks.request('lanrian.hold-updates', async () => {});

const pendingModes = async () => (await locks.query()).pending?.map(({ mode }) => mode);

const hold = (tab: Tab, reason: string) => {
  const release = tab.holdUpdates(reason);
  releases.push(release);
  return release;
};

const isOffered = (tab: Tab, offered: boolean) => expect.poll(() => tab.isUpdateOffered()).toBe(offered);

test('an unhindered newer version is offered, and activated only with the person’s consent', async () => {
  const tab = await openTab();
  const take = vi.fn();
  const heard = vi.fn();
  tab.subscribeToUpdate(heard);
  tab.updateIsReady(take);
  await isOffered(tab, true);
  expect(heard).toHaveBeenCalledOnce();
  expect(take).not.toHaveBeenCalled();
  await tab.acceptUpdate();
  expect(take).toHaveBeenCalledOnce();
});

test.each(['the same tab', 'another tab'])('what %s holds back is offered once it lets go', async (where) => {
  const [tab, other] = [await openTab(), await openTab()];
  const holder = where === 'another tab' ? other : tab;
  const take = vi.fn();
  const release = hold(holder, 'checkout');
  tab.updateIsReady(take);
  await tab.acceptUpdate();
  expect(take).not.toHaveBeenCalled();
  expect(tab.isUpdateOffered()).toBe(false);

  release();
  await isOffered(tab, true);
  await tab.acceptUpdate();
  expect(take).toHaveBeenCalledOnce();
});

test('an offer goes away when any tab begins what must not be disturbed, and a late yes does nothing', async () => {
  const [tab, other] = [await openTab(), await openTab()];
  const take = vi.fn();
  tab.updateIsReady(take);
  await isOffered(tab, true);
  hold(other, 'playback');
  await isOffered(tab, false);
  await tab.acceptUpdate();
  expect(take).not.toHaveBeenCalled();
});

test('a queued holder delays it too', async () => {
  const [tab, other] = [await openTab(), await openTab()];
  const take = vi.fn();
  tab.updateIsReady(take);
  await isOffered(tab, true);
  await everybodyLetGo();
  // The lock is being queried, so a checkout that starts now must wait for it.
  const looking = Promise.withResolvers<void>();
  releases.push(looking.resolve);
  void locks.request('lanrian.hold-updates', () => looking.promise);
  hold(other, 'checkout');
  await expect.poll(pendingModes).toEqual(['shared']);
  expect(tab.isUpdateOffered()).toBe(true);
  await tab.acceptUpdate();
  expect(take).not.toHaveBeenCalled();
});

test('two holders: the first to let go changes nothing', async () => {
  const [tab, other] = [await openTab(), await openTab()];
  const [first, second] = [hold(tab, 'form'), hold(other, 'checkout')];
  tab.updateIsReady(vi.fn());
  first();
  first();
  await expect.poll(async () => (await locks.query()).held?.filter(({ mode }) => mode === 'shared').length).toBe(1);
  expect(tab.isUpdateOffered()).toBe(false);
  second();
  await isOffered(tab, true);
});

test('later means at the next start', async () => {
  const [tab, other] = [await openTab(), await openTab()];
  tab.updateIsReady(vi.fn());
  await isOffered(tab, true);
  tab.postponeUpdate();
  expect(tab.isUpdateOffered()).toBe(false);
  hold(other, 'form')();
  await everybodyLetGo();
  expect(tab.isUpdateOffered()).toBe(false);
});

test('a form opened while tabs wait to reload is waited for, and each tab reloads once', async () => {
  const [tab, other] = [await openTab(), await openTab()];
  const before = hold(tab, 'form');
  const reloads = [vi.fn(), vi.fn()];
  const counts = () => reloads.map(({ mock }) => mock.calls.length);
  for (const [of, each] of [other, tab].entries()) each.onceNothingHolds(() => reloads[of]?.());
  await expect.poll(pendingModes).toEqual(['exclusive', 'exclusive']);
  const since = hold(other, 'form');
  await expect.poll(pendingModes).toEqual(['exclusive', 'exclusive', 'shared']);

  before();
  // A checkout that started meanwhile has the lock now.
  await expect.poll(pendingModes).not.toContain('shared');
  expect(counts()).toEqual([0, 0]);
  since();
  await expect.poll(counts).toEqual([1, 1]);
});
