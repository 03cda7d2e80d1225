import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import type { ChosenPicture } from '../../../src/features/registration/registrationPictures.ts';
import { customLabelsQuery } from '../../../src/features/registration/shopQuestionQueries.ts';
import { type GuestDetailsForm, useGuestDetails } from '../../../src/features/registration/useGuestDetails.ts';
import { siteQuery } from '../../../src/features/site/useSite.ts';
import { noGuestDetails, readGuestDetails, writeGuestDetails } from '../../../src/platform/cart/cartStorage.ts';
import { clearDraft, readDraft } from '../../../src/platform/store/draftStorage.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';

const picture = (key: string) => ({ key, uploadedName: null }) as ChosenPicture;
const guest = { email: 'ann@example.com', firstName: 'Ann', lastName: 'Bee' };

let client: QueryClient;
const open: RunningHook<GuestDetailsForm>[] = [];
const around = (inside: ReactNode) => <QueryClientProvider client={client}>{inside}</QueryClientProvider>;

async function openTab() {
  const tab = await runHook(useGuestDetails, around);
  await vi.waitUntil(() => tab.does(() => {}).then(() => tab.now().isReady));
  open.push(tab);
  return tab;
}
/** Settles once the value is stored or refused. */
const type = (tab: RunningHook<GuestDetailsForm>, changes: Parameters<GuestDetailsForm['change']>[0]) =>
  tab.does(({ change }) => {
    change(changes);
    return readGuestDetails();
  });

beforeEach(async () => {
  notifyManager.setScheduler(queueMicrotask);
  const unheard = { addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} }, ...unheard });
  vi.stubGlobal('location', { pathname: '/checkout' });
  vi.stubGlobal('indexedDB', new IDBFactory());
  client = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
  client.setQueryData(siteQuery.queryKey, { settings: defaultSiteSettings } as never);
  client.setQueryData(customLabelsQuery.queryKey, []);
  for (const form of ['guest-1', 'guest-answers-1', 'guest-pictures-1']) await clearDraft(form);
  await writeGuestDetails(noGuestDetails);
});
afterEach(async () => {
  for (const tab of open.splice(0)) await tab.leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a field typed in a second tab takes nothing from the first tab’s stored values', async () => {
  const first = await openTab();
  const second = await openTab();
  await type(first, guest);
  await type(second, { tel: '0812345678' });
  expect(await readGuestDetails()).toEqual({ ...guest, tel: '0812345678' });
});

test('values that the disk refused are stored with the next change', async () => {
  const tab = await openTab();
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new Error('no room');
  });
  await type(tab, guest);
  full.mockRestore();
  await type(tab, { tel: '0812345678' });
  expect(await readGuestDetails()).toEqual({ ...guest, tel: '0812345678' });
});

test('the shop’s questions answered in two tabs: neither loses an answer or picture of the other', async () => {
  const first = await openTab();
  const second = await openTab();
  const does = (tab: RunningHook<GuestDetailsForm>, work: (questions: GuestDetailsForm['questions']) => void) =>
    tab.does(({ questions }) => {
      work(questions);
      return readDraft('guest-pictures-1');
    });
  await does(first, ({ answer }) => answer('size', ['M']));
  await does(second, ({ answer }) => answer('food', ['vegan']));
  await does(first, ({ choosePicture }) => choosePicture('picture', picture('one')));
  await does(second, ({ choosePicture }) => choosePicture('answer-card', picture('two')));
  expect(await readDraft('guest-answers-1')).toEqual({ answers: { size: ['M'], food: ['vegan'] } });
  await does(first, ({ choosePicture }) => choosePicture('picture', null));
  expect(await readDraft('guest-pictures-1')).toEqual({ pictures: { 'answer-card': picture('two') } });
});
