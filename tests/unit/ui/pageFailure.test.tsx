import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageFailure } from '../../../src/app/frame/PageFailure.tsx';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { OfflineState } from '../../../src/ui/state/OfflineState.tsx';
import { StateView } from '../../../src/ui/state/StateView.tsx';
import { runHook } from '../../support/run/runHook.ts';

const part = 'https://shop.test/assets/CartPage-1.js';
const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => vi.unstubAllGlobals());

async function shownFor(message: string) {
  const reason = new TypeError(message);
  const page = await runHook(
    () => PageFailure({ reason, onRetry: () => {} }),
    (inside) => <DrawnLanguage value="en">{inside}</DrawnLanguage>,
  );
  const { type } = page.now();
  await page.leave();
  return type;
}

const fromChromium = `Failed to fetch dynamically imported module: ${part}`;
const fromSafari = 'Importing a module script failed.';

test.each([fromChromium, fromSafari])('a part that the shop has no more is a newer version: %s', async (message) => {
  asked.mockResolvedValue(new Response(null, { status: 404 }));
  expect(await shownFor(message)).toBe(StateView);
});

test('a part that was only broken off is no newer version', async () => {
  asked.mockResolvedValue(new Response(null));
  expect(await shownFor(fromChromium)).toBe(OfflineState);
  expect(asked).toHaveBeenCalledExactlyOnceWith(part, expect.objectContaining({ method: 'HEAD', cache: 'no-store' }));
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await shownFor(fromChromium)).toBe(OfflineState);
});

test('while nothing has answered no newer version is claimed', async () => {
  asked.mockReturnValue(new Promise(() => {}));
  expect(await shownFor(fromChromium)).toBe(OfflineState);
});
