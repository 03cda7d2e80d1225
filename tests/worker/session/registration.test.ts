import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const minute = 60_000;
const hour = 60 * minute;

/** A registration with an active worker. */
class FakeRegistration extends EventTarget {
  readonly update = vi.fn(async () => {});
  active: object | null = {};
  installing: EventTarget | null = null;
  waiting: object | null = null;

  /** A new worker is found and starts installing. */
  find(): EventTarget {
    this.installing = new EventTarget();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }

  /** The installing worker finishes or fails. */
  end(how: 'installed' | 'redundant') {
    const worker = this.installing;
    this.installing = null;
    this.waiting = how === 'installed' ? worker : this.waiting;
    worker?.dispatchEvent(new Event('statechange'));
    // Its time to take over by itself.
    vi.advanceTimersByTime(500);
  }

  /** The installing worker finishes and takes over by itself. */
  endAndTakeOver() {
    const worker = this.installing;
    this.installing = null;
    this.waiting = worker;
    worker?.dispatchEvent(new Event('statechange'));
    this.waiting = null;
    this.active = worker;
    worker?.dispatchEvent(new Event('statechange'));
    vi.advanceTimersByTime(500);
  }
}

/** A stub of Workbox; the test sends the events. */
class FakeWorkbox extends EventTarget {
  static last: FakeWorkbox;
  readonly registration = new FakeRegistration();
  readonly messageSkipWaiting = vi.fn();
  readonly register = vi.fn(async () => this.registration);

  constructor() {
    super();
    prepared(this.registration);
    FakeWorkbox.last = this;
  }

  tell(name: string, facts: object = {}) {
    this.dispatchEvent(Object.assign(new Event(name), facts));
  }
}

vi.mock('workbox-window', () => ({ Workbox: FakeWorkbox }));

const reload = vi.fn();
const device = { onLine: true };
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

let view = new EventTarget();
let prepared: (registration: FakeRegistration) => void = () => {};

beforeEach(() => {
  view = new EventTarget();
  prepared = () => {};
  vi.useFakeTimers({ now: Date.UTC(2026, 1, 14) });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view));
  const worker = { ready: Promise.resolve({ active: null }) };
  vi.stubGlobal('navigator', {
    get onLine() {
      return device.onLine;
    },
    serviceWorker: worker,
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  device.onLine = true;
});

/** A page that has just registered the worker. */
async function start() {
  vi.resetModules();
  const update = await import('../../../src/platform/install/appUpdate.ts');
  const { startServiceWorker } = await import('../../../src/platform/install/serviceWorker.ts');
  await startServiceWorker();
  const workbox = FakeWorkbox.last;
  return { update, workbox, registration: workbox.registration, asked: workbox.registration.update };
}

const comeBack = () => page.dispatchEvent(new Event('visibilitychange'));

test('a newer version is asked for every hour, and never without a network', async () => {
  const { asked } = await start();
  vi.advanceTimersByTime(2 * hour);
  expect(asked).toHaveBeenCalledTimes(2);
  device.onLine = false;
  vi.advanceTimersByTime(hour);
  comeBack();
  expect(asked).toHaveBeenCalledTimes(2);
});

test('and on return to the page, once a minute at most', async () => {
  const { asked } = await start();
  comeBack();
  expect(asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(minute);
  comeBack();
  comeBack();
  expect(asked).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(minute);
  page.visibilityState = 'hidden';
  comeBack();
  expect(asked).toHaveBeenCalledOnce();
  page.visibilityState = 'visible';
  comeBack();
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a clock that is set back puts off no question', async () => {
  const { asked } = await start();
  vi.setSystemTime(Date.now() - 24 * hour);
  comeBack();
  comeBack();
  expect(asked).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(hour);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('and when its window, in sight all the time, is turned to again', async () => {
  const { asked } = await start();
  const turnTo = () => view.dispatchEvent(new Event('focus'));
  turnTo();
  expect(asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(minute);
  turnTo();
  expect(asked).toHaveBeenCalledOnce();
  turnTo();
  comeBack();
  expect(asked).toHaveBeenCalledOnce();
});

test('a version that cannot be asked for is asked for again later', async () => {
  const { asked } = await start();
  asked.mockRejectedValueOnce(new TypeError('Failed to update a ServiceWorker'));
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a version that waits is offered, and takes over on the word of the person alone', async () => {
  const { update, workbox, registration } = await start();
  registration.find();
  expect(update.isUpdateOffered()).toBe(false);
  registration.end('installed');
  expect(update.isUpdateOffered()).toBe(true);
  expect(workbox.messageSkipWaiting).not.toHaveBeenCalled();
  await update.acceptUpdate();
  expect(workbox.messageSkipWaiting).toHaveBeenCalledOnce();
});

test('one whose installation broke off is offered when it is there after all', async () => {
  const { update, registration } = await start();
  for (const end of ['redundant', 'redundant', 'installed'] as const) {
    expect(update.isUpdateOffered()).toBe(false);
    vi.advanceTimersByTime(hour);
    registration.find();
    registration.end(end);
  }
  expect(update.isUpdateOffered()).toBe(true);
});

test('a dismissed version is not offered again after a failed later one', async () => {
  const { update, registration } = await start();
  registration.find();
  registration.end('installed');
  update.postponeUpdate();
  registration.find();
  registration.end('redundant');
  expect(update.isUpdateOffered()).toBe(false);
});

test.each([
  ['the very first one', null],
  ['one that switches the worker off', {}],
])('%s takes over by itself without a question', async (_, active) => {
  const { update, registration } = await start();
  registration.active = active;
  registration.find();
  registration.endAndTakeOver();
  expect(update.isUpdateOffered()).toBe(false);
});

test.each(['installing', 'waiting'] as const)(
  'one that is %s when a page starts is offered there, too',
  async (when) => {
    prepared = (registration) => {
      registration[when] = new EventTarget();
    };
    const { update, registration } = await start();
    if (when === 'installing') registration.end('installed');
    expect(update.isUpdateOffered()).toBe(true);
  },
);

test('a worker disabled by the server interrupts no form', async () => {
  const { workbox } = await start();
  const line: (() => unknown)[] = [];
  const request = async (_: string, __: LockOptions, work: () => unknown) => void line.push(work);
  vi.stubGlobal('navigator', { ...navigator, locks: { request, query: async () => ({}) } });
  workbox.tell('controlling', { isUpdate: true });
  expect(reload).not.toHaveBeenCalled();
  for (const work of line) await work();
  expect(reload).toHaveBeenCalledOnce();
});

test('every page starts again with a newer version, and none for the first one', async () => {
  const { workbox } = await start();
  workbox.tell('controlling', { isUpdate: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).not.toHaveBeenCalled();
  workbox.tell('controlling', { isUpdate: true });
  workbox.tell('controlling', { isExternal: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(2);
});
