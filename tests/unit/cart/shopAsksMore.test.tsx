import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyCart } from '../../../src/domain/cart/cart.ts';
import { defaultSiteSettings, type SiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { paymentMethodsQuery } from '../../../src/features/cart/paymentMethodsQuery.ts';
import { BuyerRefused } from '../../../src/features/checkout/attempt/orderFailures.ts';
import { usePlaceOrder } from '../../../src/features/checkout/attempt/usePlaceOrder.ts';
import { CheckoutFailure } from '../../../src/features/checkout/CheckoutFailure.tsx';
import { customLabelsQuery } from '../../../src/features/registration/shopQuestionQueries.ts';
import { useGuestDetails } from '../../../src/features/registration/useGuestDetails.ts';
import { siteQuery } from '../../../src/features/site/useSite.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { changeCart } from '../../../src/platform/cart/cartStorage.ts';
import { CallFailed, noFacts } from '../../../src/platform/net/callFailed.ts';
import { runHook } from '../../support/run/runHook.ts';

const { callServer } = vi.hoisted(() => ({ callServer: vi.fn() }));
vi.mock('../../../src/platform/net/callServer.ts', () => ({ callServer }));

const fields = { nickname: 'กรุณากรอกชื่อเล่น', displayImgUrl: 'กรุณาใส่รูปโปรไฟล์' };
const refused = new CallFailed(400, 'INPUT_ERROR', 'ข้อมูลไม่ถูกต้อง', { ...noFacts, fields });
const asked = { isEnabled: true, isRequired: true };

let client: QueryClient;
const around = (inside: ReactNode) => <QueryClientProvider client={client}>{inside}</QueryClientProvider>;
const shopAsks = (changes: Partial<SiteSettings>) =>
  client.setQueryData(siteQuery.queryKey, { settings: { ...defaultSiteSettings, ...changes } } as never);
const isAskedAnew = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;

beforeEach(() => {
  notifyManager.setScheduler(queueMicrotask);
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: (_: string, __: object, work: () => unknown) => work() },
  });
  const unheard = { addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} }, ...unheard });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('location', { pathname: '/checkout' });
  vi.stubGlobal('indexedDB', new IDBFactory());
  callServer.mockRejectedValue(refused);
  client = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
  shopAsks({});
  client.setQueryData(customLabelsQuery.queryKey, []);
  client.setQueryData(paymentMethodsQuery.queryKey, []);
});
afterEach(() => vi.unstubAllGlobals());

test('a refused guest is asked for newly required data', async () => {
  const line = { itemId: 'a', kind: 'course', planId: 'p', quantity: 1, seenPrice: 1, addedAt: 1 } as const;
  await changeCart(() => ({ ...emptyCart, lines: [line], updatedAt: 1 }));
  const page = await runHook(usePlaceOrder, around);
  const order = { lines: [line], couponIds: [] } as never;
  await page.does(async (purchase) => {
    const pressed = purchase.mutateAsync({ registration: {} as never, order, isWanted: () => true });
    await expect(pressed).rejects.toBeInstanceOf(BuyerRefused);
  });
  for (const { queryKey } of [siteQuery, paymentMethodsQuery]) expect(isAskedAnew(queryKey), queryKey[0]).toBe(true);
  await page.leave();
});

test('refusals show at their fields, or above the form if it lacks the field', async () => {
  const page = await runHook(useGuestDetails, around);
  await vi.waitUntil(() => page.does(() => {}).then(() => page.now().isReady));
  await page.does(({ refuse }) => refuse(refused));
  for (const { queryKey } of [siteQuery, customLabelsQuery]) expect(isAskedAnew(queryKey), queryKey[0]).toBe(true);
  expect(page.now().moreProblems).toEqual({ nickname: fields.nickname, picture: fields.displayImgUrl });
  expect(page.now().problemsWithoutField).toEqual(Object.values(fields));

  const { contactFields } = defaultSiteSettings;
  await page.does(() => shopAsks({ contactFields: { ...contactFields, nickname: asked } }));
  expect(page.now().problemsWithoutField).toEqual([fields.displayImgUrl]);
  await page.does(() => shopAsks({ contactFields: { ...contactFields, nickname: asked }, profilePicture: asked }));
  expect(page.now().problemsWithoutField).toEqual([]);
  await page.leave();
});

test('refusals without a field show above the form', () => {
  const shown = (guestProblems: readonly string[]) =>
    renderToStaticMarkup(
      around(
        <DrawnLanguage value="th">
          <MemoryRouter>
            <CheckoutFailure
              failure={new BuyerRefused(refused)}
              isOpen={false}
              refusals={[]}
              guestProblems={guestProblems}
            />
          </MemoryRouter>
        </DrawnLanguage>,
      ),
    );
  expect(shown([fields.nickname])).toContain(fields.nickname);
  expect(shown([])).not.toContain(fields.nickname);
});
