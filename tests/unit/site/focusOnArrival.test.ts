import type { Location } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('../../../src/app/start/scrollMemory.ts', () => ({
  rememberScroll: () => {},
  scrollOnArrival: () => () => {},
}));
vi.mock('../../../src/ui/notice/announce.ts', () => ({ announce: () => {} }));

const body = { closest: () => null };
const footerLink = { closest: () => null };
let frame: EventTarget;
let focused: number;

/** A page with a heading, as far as an arrival needs it; `focus`: the focused element. */
function showPage(focus: object): void {
  const heading = { setAttribute: () => {}, focus: () => (focused += 1) };
  const main = { querySelector: () => heading };
  vi.stubGlobal('document', { title: 'Cart', body, activeElement: focus, getElementById: () => main });
}
const press = (key: string) => frame.dispatchEvent(Object.assign(new Event('keydown'), { key }));

async function arrive(): Promise<void> {
  const { arriveAt } = await import('../../../src/app/start/journey.ts');
  arriveAt({ key: 'k', state: null } as Location, 'PUSH', { first: false, samePage: false })();
}

beforeEach(async () => {
  frame = new EventTarget();
  focused = 0;
  vi.stubGlobal('addEventListener', frame.addEventListener.bind(frame));
  vi.stubGlobal('removeEventListener', frame.removeEventListener.bind(frame));
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.resetModules();
  await import('../../../src/app/start/journey.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a page focuses its heading, also after a press on a link reached by Tab', async () => {
  press('Tab');
  press('Enter');
  showPage(footerLink);
  await arrive();
  expect(focused).toBe(1);
});

test('who has tabbed on while the page was long in coming is left where they are', async () => {
  press('Enter');
  press('Tab');
  showPage(footerLink);
  await arrive();
  expect(focused).toBe(0);
});

test('where that went with the former page the heading has it', async () => {
  press('Tab');
  showPage(body);
  await arrive();
  expect(focused).toBe(1);
});
