import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noPostalAddress } from '../../src/domain/postalAddress.ts';
import { type ShippingOption, usualShipping } from '../../src/domain/shipping.ts';
import { shippingOptionsQuery } from '../../src/features/checkout/shippingOptionsQuery.ts';
import { useDelivery } from '../../src/features/checkout/useDelivery.ts';
import { deliveryDraft } from '../../src/features/device/personalDrafts.ts';
import { clearDraft, readDraft } from '../../src/platform/draftStorage.ts';
import { type RunningHook, runHook } from '../support/runHook.ts';

vi.mock('../../src/features/checkout/useOrderedLines.ts', () => ({
  useOrderedLines: () => ({ ordered: [{ line: { kind: 'product' } }] }),
}));

const post = usualShipping[0] as ShippingOption;
const ems: ShippingOption = { ...post, id: 'ems', name: { th: 'ส่งด่วน', en: 'Express' } };
const address = { recipient: 'มะลิ', line: '99/1', tel: '0812345678' };

type Tab = RunningHook<ReturnType<typeof useDelivery>>;

let client: QueryClient;
let page: EventTarget;
const open: Tab[] = [];
const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);

async function openTab(): Promise<Tab> {
  const tab = await runHook(() => useDelivery(null), around);
  await vi.waitUntil(() => tab.does(() => {}).then(() => tab.now().isReady));
  open.push(tab);
  return tab;
}
/** Does it in the tab, until the device has it. */
const inTab = (tab: Tab, work: (delivery: ReturnType<typeof useDelivery>) => void) =>
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
