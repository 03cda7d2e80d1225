import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBackRequest } from '../../../src/ui/sheet/useBackRequest.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';

/** CloseWatchers, newest last: the browser sends a press of "back" to the newest, once. */
let watchers: EventTarget[];
let closed: string[];
let keys: EventTarget;
let sheets: RunningHook<void>;
let open: readonly string[];

class Watcher extends EventTarget {
  constructor() {
    super();
    watchers.push(this);
  }
  destroy(): void {
    watchers = watchers.filter((other) => other !== this);
  }
}

/** Whether the page stays. */
function pressBack(): boolean {
  const newest = watchers.pop();
  newest?.dispatchEvent(new Event('close'));
  return newest !== undefined;
}

beforeEach(() => {
  [watchers, closed, open, keys] = [[], [], [], new EventTarget()];
  vi.stubGlobal('CloseWatcher', Watcher);
  vi.stubGlobal('document', keys);
});
afterEach(async () => {
  await sheets.leave();
  vi.unstubAllGlobals();
});

const openSheets = async (...names: readonly string[]) => {
  open = names;
  sheets = await runHook(() => {
    useBackRequest(open.includes('below'), () => closed.push('below'));
    useBackRequest(open.includes('above'), () => closed.push('above'));
  });
};

test('the back button closes the sheet on top and leaves the page alone', async () => {
  await openSheets('below', 'above');
  await sheets.does(() => expect(pressBack()).toBe(true));
  expect(closed).toEqual(['above']);
});

test('what stays open hears of the next press, too', async () => {
  await openSheets('below');
  await sheets.does(pressBack);
  await sheets.does(pressBack);
  expect(closed).toEqual(['below', 'below']);
});

test('nothing is watched where nothing is open, and no more once it is gone', async () => {
  await openSheets();
  expect(pressBack()).toBe(false);
  await sheets.leave();
  await openSheets('above');
  await sheets.leave();
  expect(pressBack()).toBe(false);
});

test('Escape stays with the sheet, so that it closes one and none that has to be answered', async () => {
  await openSheets('below');
  const press = (key: string) => {
    const event = Object.assign(new Event('keydown', { cancelable: true }), { key });
    keys.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([press('Escape'), press('Tab')]).toEqual([true, false]);
  await sheets.leave();
  expect(press('Escape')).toBe(false);
});

test('a browser that does not tell of the back button shows its sheets all the same', async () => {
  vi.stubGlobal('CloseWatcher', undefined);
  await openSheets('below');
  expect(pressBack()).toBe(false);
});
