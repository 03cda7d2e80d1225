import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { createElement, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ShippingOption, usualShipping } from '../../../src/domain/order/shipping.ts';
import type { Person } from '../../../src/domain/people/identity.ts';
import { noPostalAddress } from '../../../src/domain/people/postalAddress.ts';
import { addressesQuery } from '../../../src/features/addresses/addressesQuery.ts';
import { shippingOptionsQuery } from '../../../src/features/checkout/delivery/shippingOptionsQuery.ts';
import { useDelivery } from '../../../src/features/checkout/delivery/useDelivery.ts';
import { deliveryDraft } from '../../../src/features/device/personalDrafts.ts';
import { clearDraft, readDraft } from '../../../src/platform/store/draftStorage.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';

vi.mock('../../../src/features/checkout/useOrderedLines.ts', () => ({
  useOrderedLines: () => ({ ordered: [{ line: { kind: 'product' } }] }),
}));

const post = usualShipping[0] as ShippingOption;
const ems: ShippingOption = { ...post, id: 'ems', name: { th: 'ส่งด่วน', en: 'Express' } };
const address = { recipient: 'มะลิ', line: '99/1', tel: '0812345678' };

const mali = { id: '7', role: 'student', firstName: 'มะลิ', lastName: 'ใจดี', tel: '0812345678' } as Person;
const malis = { ...noPostalAddress, recipient: 'มะลิ ใจดี', tel: '0812345678' };

/** The checkout and its current person in this tab. */
function useCheckoutOf(first: Person | null) {
  const [person, become] = useState(first);
  return { ...useDelivery(person), become };
}
type Tab = RunningHook<ReturnType<typeof useCheckoutOf>>;

let client: QueryClient;
let page: EventTarget;
const open: Tab[] = [];
const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);

async function openTab(person: Person | null = null): Promise<Tab> {
  const tab = await runHook(() => useCheckoutOf(person), around);
  await vi.waitUntil(() => tab.does(() => {}).then(() => tab.now().isReady));
  open.push(tab);
  return tab;
}
/** Runs an action in the tab and waits until it is stored. */
const inTab = (tab: Tab, work: (delivery: ReturnType<typeof useCheckoutOf>) => void) =>
  tab.does((delivery) => {
    work(delivery);
    return readDraft(deliveryDraft);
  });
const show = (tab: Tab) => inTab(tab, () => page.dispatchEvent(new Event('visibilitychange')));

beforeEach(async () => {
  notifyManager.setScheduler(queueMicrotask);
  page = Object.assign(new EventTarget(), {
    documentElement: { lang: 'th', dataset: {} },
    visibilityState: 'visible',
  });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('indexedDB', new IDBFactory());
  await clearDraft(deliveryDraft);
  client = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
  client.setQueryData(shippingOptionsQuery.queryKey, [post, ems]);
  client.setQueryData(addressesQuery.queryKey, []);
});
afterEach(async () => {
  for (const tab of open.splice(0)) await tab.leave();
  vi.unstubAllGlobals();
});

test('a way to send that is chosen in a second tab leaves the address that was typed in the first', async () => {
  const first = await openTab();
  const second = await openTab();
  await inTab(first, ({ type }) => type(address));
  await inTab(second, ({ chooseOption }) => chooseOption('ems'));
  expect(await readDraft(deliveryDraft)).toMatchObject({ optionId: 'ems', typed: address, usesTyped: true });
});

test('a checkout that is looked at again is sent where and how the other tab says', async () => {
  const first = await openTab();
  const second = await openTab();
  await inTab(first, ({ type }) => type(address));
  await inTab(second, ({ chooseOption }) => chooseOption('ems'));
  await show(first);
  expect(first.now().chosenId).toBe('ems');
  expect(second.now().typed).toMatchObject(address);
});

test('two windows that are typed in side by side fill in one address, also where neither has looked at the other', async () => {
  const first = await openTab();
  const second = await openTab();
  await inTab(first, ({ type }) => type({ recipient: 'มะลิ' }));
  await inTab(second, ({ type }) => type({ tel: '0812345678' }));
  await inTab(first, ({ type }) => type({ line: '99/1' }));
  expect(await readDraft(deliveryDraft)).toMatchObject({ typed: { ...noPostalAddress, ...address } });
});

test('a guest gets no part of a former person’s address, even if typed in another window since', async () => {
  const first = await openTab(mali);
  await inTab(first, ({ type }) => type({ postcode: '10110' }));
  const second = await openTab(mali);
  await inTab(first, ({ type }) => type({ line: '99/1' }));
  await second.does(({ become }) => become(null));
  await inTab(second, ({ type }) => type({ recipient: 'ดาว' }));
  const typed = { ...noPostalAddress, recipient: 'ดาว' };
  expect(second.now().typed).toEqual(typed);
  expect(await readDraft(deliveryDraft)).toMatchObject({ ownerId: null, typed });
});

test('a signed-in person gets no part of an address typed by a guest in another window', async () => {
  const first = await openTab(mali);
  await inTab(first, ({ type }) => type({ line: '99/1' }));
  const second = await openTab(mali);
  await first.does(({ become }) => become(null));
  await inTab(first, ({ type }) => type({ recipient: 'ดาว', line: '5' }));
  await inTab(second, ({ type }) => type({ postcode: '10110' }));
  const typed = { ...malis, line: '99/1', postcode: '10110' };
  expect(second.now().typed).toEqual(typed);
  expect(await readDraft(deliveryDraft)).toMatchObject({ ownerId: '7', typed });
});

test('a guest fills in one address in two windows also where both have shown another’s before', async () => {
  const first = await openTab(mali);
  await inTab(first, ({ type }) => type({ line: '99/1', postcode: '10110' }));
  const second = await openTab(mali);
  for (const tab of [first, second]) await tab.does(({ become }) => become(null));
  await inTab(first, ({ type, chooseOption }) => {
    chooseOption('ems');
    type({ line: '5' });
  });
  await inTab(second, ({ type }) => type({ recipient: 'ดาว' }));
  const typed = { ...noPostalAddress, recipient: 'ดาว', line: '5' };
  expect(await readDraft(deliveryDraft)).toMatchObject({ ownerId: null, optionId: 'ems', typed });
});

test('an address begun by a guest becomes the person’s after a sign-in, with additions from another window', async () => {
  const first = await openTab();
  await inTab(first, ({ type }) => type({ line: '5' }));
  const second = await openTab();
  await inTab(first, ({ type }) => type({ postcode: '10110' }));
  await second.does(({ become }) => become(mali));
  await inTab(second, ({ type }) => type({ recipient: 'มะลิ' }));
  const typed = { ...noPostalAddress, recipient: 'มะลิ', line: '5', postcode: '10110' };
  expect(await readDraft(deliveryDraft)).toMatchObject({ ownerId: '7', typed });
});
