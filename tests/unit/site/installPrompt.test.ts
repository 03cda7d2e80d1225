import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/136.0.0.0 Safari/537.36';

const memory = () => {
  const rows = new Map<string, string>();
  return {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
  };
};

let page: EventTarget;
let tab: EventTarget & { visibilityState: DocumentVisibilityState };
let isStandalone: boolean;

/** A device with this user agent. */
function newDevice(userAgent: string): void {
  isStandalone = false;
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 0 });
  vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }));
  vi.stubGlobal('localStorage', memory());
}

/** A start of the app on the next day; `sameVisit`: an immediate reload. */
async function openPage({ sameVisit = false, restMs = 86_400_000 } = {}) {
  vi.resetModules();
  page = new EventTarget();
  tab = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  vi.stubGlobal('document', tab);
  if (!sameVisit) vi.setSystemTime(Date.now() + restMs);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const prompt = await import('../../../src/platform/install/installPrompt.ts');
  prompt.watchInstall();
  return prompt;
}

/** Hides or shows the tab after this time. */
function turnTab(visibilityState: DocumentVisibilityState, afterMs: number): void {
  vi.advanceTimersByTime(afterMs);
  tab.visibilityState = visibilityState;
  tab.dispatchEvent(new Event('visibilitychange'));
}

/** Chromium's install event with the person's answer. */
function offer(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => {});
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  });
  page.dispatchEvent(event);
  return { prompt, event };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  newDevice(chrome);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a second visit is a good moment, the first one and its reloads are not', async () => {
  const first = await openPage();
  const { event } = offer('accepted');
  expect([event.defaultPrevented, first.isInstallOffered()]).toEqual([true, false]);
  const reloaded = await openPage({ sameVisit: true });
  offer('accepted');
  expect(reloaded.isInstallOffered()).toBe(false);
  const second = await openPage();
  expect(second.isInstallOffered()).toBe(false);
  offer('accepted');
  expect(second.isInstallOffered()).toBe(true);
});

test('so is an order or a kept lecture, also after a reload', async () => {
  const first = await openPage();
  const told = vi.fn();
  first.subscribeToInstall(told);
  first.installIsUseful();
  offer('accepted');
  expect([first.isInstallOffered(), told.mock.calls.length]).toEqual([true, 2]);
  const reloaded = await openPage({ sameVisit: true });
  offer('accepted');
  expect(reloaded.isInstallOffered()).toBe(true);
});

test('after a no it is never offered again, and can still be had', async () => {
  const first = await openPage();
  first.installIsUseful();
  const { prompt } = offer('dismissed');
  await first.install();
  expect([prompt.mock.calls.length, first.isInstallOffered()]).toEqual([1, false]);
  const later = await openPage();
  const again = offer('accepted');
  expect([later.isInstallOffered(), later.installWay()]).toEqual([false, 'prompt']);
  await later.install();
  expect(again.prompt).toHaveBeenCalledOnce();
});

test('once it is installed nothing is offered, in the browser and in the app itself', async () => {
  const browser = await openPage();
  browser.installIsUseful();
  offer('accepted');
  page.dispatchEvent(new Event('appinstalled'));
  expect([browser.isInstallOffered(), browser.installWay()]).toEqual([false, 'installed']);
  const later = await openPage();
  expect([later.isInstallOffered(), later.installWay()]).toEqual([false, 'installed']);
  offer('accepted');
  expect(later.installWay(), 'it was removed since').toBe('prompt');

  isStandalone = true;
  const app = await openPage();
  expect([app.isInstallOffered(), app.installWay()]).toEqual([false, 'installed']);
});

test('an iPhone has no prompt and gets its own steps; a browser with a menu only is not disturbed', async () => {
  const desk = await openPage();
  desk.installIsUseful();
  expect([desk.isInstallOffered(), desk.installWay()]).toEqual([false, 'desktopChromium']);

  newDevice(safari);
  const phone = await openPage();
  expect(phone.isInstallOffered()).toBe(false);
  phone.installIsUseful();
  expect([phone.isInstallOffered(), phone.installWay()]).toEqual([true, 'iosSafari']);
  phone.refuseInstall();
  expect([phone.isInstallOffered(), phone.installWay()]).toEqual([false, 'iosSafari']);
});

test('closing the steps is no refusal: they are offered again in the next visit, not in this one', async () => {
  newDevice(safari);
  const first = await openPage();
  first.installIsUseful();
  expect(first.isInstallOffered()).toBe(true);
  first.putOffInstall();
  expect(first.isInstallOffered()).toBe(false);
  const reloaded = await openPage({ sameVisit: true });
  expect(reloaded.isInstallOffered()).toBe(false);
  turnTab('hidden', 60_000);
  turnTab('visible', 30 * 60_000);
  expect(reloaded.isInstallOffered()).toBe(true);
});

test('a tab that is opened beside another is no second visit', async () => {
  await openPage();
  const beside = await openPage({ restMs: 60_000 });
  offer('accepted');
  expect(beside.isInstallOffered()).toBe(false);
  const afterLunch = await openPage({ restMs: 30 * 60_000 });
  offer('accepted');
  expect(afterLunch.isInstallOffered()).toBe(true);
});

test('returning to an open tab after a pause counts as a second visit', async () => {
  const prompt = await openPage();
  offer('accepted');
  turnTab('hidden', 60_000);
  turnTab('visible', 60_000);
  expect(prompt.isInstallOffered(), 'a look at another tab').toBe(false);
  turnTab('hidden', 60_000);
  turnTab('visible', 30 * 60_000);
  expect(prompt.isInstallOffered()).toBe(true);
});

test('a tab that is loaded again after a rest is a second visit, too', async () => {
  await openPage();
  vi.setSystemTime(Date.now() + 30 * 60_000);
  const restored = await openPage({ sameVisit: true });
  offer('accepted');
  expect(restored.isInstallOffered()).toBe(true);
});

test('one long sitting is one visit, however long', async () => {
  const prompt = await openPage();
  offer('accepted');
  turnTab('hidden', 3 * 3_600_000);
  turnTab('visible', 60_000);
  expect(prompt.isInstallOffered()).toBe(false);
  vi.advanceTimersByTime(3 * 3_600_000);
  const reloaded = await openPage({ sameVisit: true });
  offer('accepted');
  expect(reloaded.isInstallOffered()).toBe(false);
});

test('a device that slept with the page in sight wakes to a second visit', async () => {
  const prompt = await openPage();
  offer('accepted');
  vi.setSystemTime(Date.now() + 8 * 3_600_000);
  vi.advanceTimersByTime(10 * 60_000);
  expect(prompt.isInstallOffered()).toBe(true);
});

test('visits that an earlier version counted go on', async () => {
  localStorage.setItem('lanrian.visits', '1');
  const second = await openPage();
  offer('accepted');
  expect(second.isInstallOffered()).toBe(true);
});

test('a device that keeps nothing is asked in its second visit at the earliest, and fails nowhere', async () => {
  const refuses = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuses, setItem: refuses });
  const prompt = await openPage();
  offer('accepted');
  expect(prompt.isInstallOffered()).toBe(false);
});
