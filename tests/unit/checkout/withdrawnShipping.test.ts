import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shippingOptions } from '../../../src/contract/order/shipping.ts';
import { type ShippingOption, usualShipping } from '../../../src/domain/order/shipping.ts';
import { shippingOptionsQuery } from '../../../src/features/checkout/delivery/shippingOptionsQuery.ts';
import { useDelivery } from '../../../src/features/checkout/delivery/useDelivery.ts';
import { deliveryDraft } from '../../../src/features/device/personalDrafts.ts';
import { clearDraft } from '../../../src/platform/store/draftStorage.ts';
import { standInPage } from '../../support/browser/standInPage.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';

vi.mock('../../../src/features/checkout/useOrderedLines.ts', () => ({
  useOrderedLines: () => ({ ordered: [{ line: { kind: 'product' } }] }),
}));

const wayOf = (id: string): ShippingOption => ({
  ...(usualShipping[0] as ShippingOption),
  ...{ id, name: { th: id, en: id }, needsAddress: false },
});
const [post, ems, pickup] = [wayOf('post'), wayOf('ems'), wayOf('pickup')];
const off = (option: ShippingOption): ShippingOption => ({ ...option, isEnabled: false });

let client: QueryClient;
let page: RunningHook<ReturnType<typeof useDelivery>>;

async function open(...options: ShippingOption[]): Promise<void> {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);
  client.setQueryData(shippingOptionsQuery.queryKey, options);
  page = await runHook(() => useDelivery(null), around);
  await vi.waitUntil(async () => {
    await page.does(() => {});
    return page.now().isReady;
  });
}
const offers = (...options: ShippingOption[]) =>
  page.does(() => client.setQueryData(shippingOptionsQuery.queryKey, options));
const stands = () => [page.now().option?.id ?? null, page.now().withdrawn?.name?.th ?? null];

beforeEach(async () => {
  notifyManager.setScheduler(queueMicrotask);
  standInPage();
  vi.stubGlobal('addEventListener', () => {});
  // The store opened first stays open.
  await clearDraft(deliveryDraft);
  await open(post, ems, pickup);
});
afterEach(async () => {
  await page.leave();
  vi.unstubAllGlobals();
});

test('a chosen way to send that is withdrawn is named, and no other takes its place until somebody chooses one', async () => {
  await page.does(({ chooseOption }) => chooseOption('ems'));
  expect(stands()).toEqual(['ems', null]);
  await offers(post, off(ems), pickup);
  expect(stands()).toEqual([null, 'ems']);
  await offers(post);
  expect(stands()).toEqual([null, 'ems']);
  await page.does(({ confirm }) => expect(confirm()).toBe(false));
  await page.does(({ chooseOption }) => chooseOption('post'));
  expect(stands()).toEqual(['post', null]);
  await page.does(({ confirm }) => expect(confirm()).toBe(true));
});

test('the option returns when the shop offers it again', async () => {
  await page.does(({ chooseOption }) => chooseOption('ems'));
  await offers(post);
  await offers(post, ems);
  expect(stands()).toEqual(['ems', null]);
});

test('it is named after a reload, too', async () => {
  await page.does(({ chooseOption }) => chooseOption('ems'));
  await page.leave();
  await open(post);
  expect(stands()).toEqual([null, 'ems']);
});

test('without a choice the first option is the default, and an ordered one counts as chosen', async () => {
  await offers(ems, pickup);
  expect(stands()).toEqual(['ems', null]);
  await page.does(({ confirm }) => confirm());
  expect(page.now().chosenId).toBe('ems');
  await offers(pickup);
  expect(stands()).toEqual([null, 'ems']);
});

test('where none is left there is none to choose', async () => {
  await page.does(({ chooseOption }) => chooseOption('ems'));
  await offers(off(ems));
  expect(stands()).toEqual([null, null]);
});

test('its part says which one went and that none is left, so that nothing else has to', async () => {
  const told = () => [page.now().isLackTold, page.now().isNoneOffered];
  await page.does(({ chooseOption }) => chooseOption('ems'));
  expect(told()).toEqual([false, false]);
  await offers(post);
  expect(told()).toEqual([true, false]);
  await offers(off(post));
  expect(told()).toEqual([true, true]);
});

test('a typed address stays visible without an option, and disappears only for one that needs none', async () => {
  const sent = { ...ems, needsAddress: true };
  await offers(post, sent);
  await page.does(({ chooseOption }) => chooseOption('ems'));
  await page.does(({ type }) => type({ line: '99/1' }));
  await offers(post);
  expect(stands()).toEqual([null, 'ems']);
  expect(page.now()).toMatchObject({ showsAddress: true, usesTyped: true, typed: { line: '99/1' }, delivery: null });
  await offers(off(sent));
  expect(page.now().showsAddress).toBe(true);
  await offers(post);
  await page.does(({ chooseOption }) => chooseOption('post'));
  expect(page.now().showsAddress).toBe(false);
});

test('without an option the address is requested if an offered one needs it', async () => {
  await page.does(({ chooseOption }) => chooseOption('ems'));
  await offers(post, pickup);
  expect(page.now().showsAddress).toBe(false);
  await offers(post, { ...pickup, needsAddress: true });
  expect(page.now().showsAddress).toBe(true);
});

/** The page may also run the health check. */
const isForWays = (what: Parameters<typeof fetch>[0]): boolean =>
  (what instanceof Request ? what.url : String(what)).includes(shippingOptions.path);

test('the checkout shows current methods, even shortly after a change', async () => {
  const fetched = vi.fn(async (_: Parameters<typeof fetch>[0]) => Response.json({ success: true, data: [] }));
  vi.stubGlobal('fetch', fetched);
  const fresh = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  fresh.setQueryData(shippingOptionsQuery.queryKey, [post]);
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client: fresh }, inside);
  const checkout = await runHook(() => useDelivery(null), around);
  await vi.waitUntil(() => checkout.does(() => {}).then(() => checkout.now().isReady));
  expect(fetched.mock.calls.filter(([what]) => isForWays(what))).toHaveLength(1);
  await checkout.leave();
});

test('ways that could not be told and are asked for again take nothing away of the checkout', async () => {
  const answers: ((why: unknown) => void)[] = [];
  vi.stubGlobal('fetch', (what: Parameters<typeof fetch>[0]) =>
    isForWays(what) ? new Promise<Response>((_, fails) => answers.push(fails)) : Promise.resolve(Response.json({})),
  );
  const fresh = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client: fresh }, inside);
  const checkout = await runHook(() => useDelivery(null), around);
  const until = (holds: () => boolean) => vi.waitUntil(() => checkout.does(() => {}).then(holds));
  await until(() => answers.length === 1);
  expect(checkout.now()).toMatchObject({ isReady: false, hasFailed: false });
  answers[0]?.(new TypeError('no network'));
  await until(() => checkout.now().options.isError);
  expect(checkout.now()).toMatchObject({ isReady: true, hasFailed: true });
  await checkout.does(({ options }) => void options.refetch());
  await until(() => checkout.now().options.isFetching);
  expect(checkout.now()).toMatchObject({ isReady: true, hasFailed: true });
  await checkout.leave();
});
