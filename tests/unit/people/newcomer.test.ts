import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { newcomer as newcomerCall } from '../../../src/contract/people/socialLogin.ts';
import type { Newcomer } from '../../../src/domain/people/socialLogin.ts';
import { noRegistrationFields } from '../../../src/features/registration/registrationFields.ts';
import { useNewcomer } from '../../../src/features/registration/useNewcomer.ts';
import { useToldFields } from '../../../src/features/registration/useToldFields.ts';
import { useLinkQuestion } from '../../../src/features/session/link/useLinkQuestion.ts';
import { tellSocialNews } from '../../../src/features/session/social/socialNews.ts';
import { reportServerAnswered } from '../../../src/platform/net/connection.ts';
import { clearDraft, readDraft } from '../../../src/platform/store/draftStorage.ts';
import { useDraft } from '../../../src/ui/form/useDraft.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';

const mali: Newcomer = {
  ...{ ticket: 't1', provider: 'line', firstName: 'มะลิ', lastName: 'ใจดี', email: 'mali@example.com' },
};
let told: Newcomer | null | 'lost';
let client: QueryClient;

const around = (inside: ReactNode) =>
  createElement(
    QueryClientProvider,
    { client },
    createElement(MemoryRouter, { initialEntries: ['/register?with=line'] }, inside),
  );
/** Runs the hook on the page for a provider account without a link. */
const openPage = <T>(hook: () => T) => runHook(hook, around);
/** Renders until the result is this. */
const comesTo = <T>(page: RunningHook<T>, isSo: (answer: T) => void) =>
  vi.waitFor(async () => {
    await page.does(() => new Promise((drawn) => setTimeout(drawn)));
    isSo(page.now());
  });
const askAgain = async () => {
  await client.refetchQueries();
};

beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} } });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', async () => {
    if (told === 'lost') throw new TypeError('Failed to fetch');
    return Response.json(z.encode(newcomerCall.response, told));
  });
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'offlineFirst' } } });
  await clearDraft('registration-1');
});
afterEach(() => {
  tellSocialNews(null);
  reportServerAnswered();
  vi.unstubAllGlobals();
});

test('a lost network is no expired proof: it is mentioned, and the data are fetched again', async () => {
  told = 'lost';
  const page = await openPage(useNewcomer);
  await comesTo(page, (now) => expect(now).toMatchObject({ state: 'unreachable', provider: 'line' }));
  told = mali;
  await page.does(askAgain);
  await comesTo(page, (now) => expect(now).toEqual({ state: 'known', newcomer: mali }));
  told = 'lost';
  await page.does(askAgain);
  await comesTo(page, () => expect(client.getQueryState(['newcomer'])?.status).toBe('error'));
  expect(page.now().state, 'told before').toBe('known');
  told = null;
  await page.does(askAgain);
  await comesTo(page, (now) => expect(now).toEqual({ state: 'expired', provider: 'line' }));
  await page.leave();
});

test('data from a provider are dropped with the page', async () => {
  told = mali;
  const page = await openPage(useNewcomer);
  await comesTo(page, ({ state }) => expect(state).toBe('known'));
  await page.leave();
  await vi.waitFor(() => expect(client.getQueryCache().getAll()).toEqual([]));
});

/** The form's fields with their draft. */
const useFields = () =>
  useToldFields(
    useDraft('registration-1', () => noRegistrationFields),
    useNewcomer(),
  );

test('prefilled values show in the fields and are not stored; typed ones are', async () => {
  told = mali;
  const form = await openPage(useFields);
  await form.does(() => readDraft('registration-1'));
  const filled = { firstName: 'มะลิ', lastName: 'ใจดี', email: 'mali@example.com' };
  await comesTo(form, ({ values }) => expect(values).toMatchObject(filled));
  expect(await readDraft('registration-1')).toBeUndefined();
  await form.does(({ change }) => change({ lastName: 'ดีใจ' }));
  await form.does(({ change }) => change({ email: '' }));
  expect(form.now().values).toMatchObject({ firstName: 'มะลิ', lastName: 'ดีใจ', email: '' });
  expect(await readDraft('registration-1')).toEqual({ ...noRegistrationFields, lastName: 'ดีใจ' });
  told = null;
  await form.does(askAgain);
  await comesTo(form, () => expect(client.getQueryData(['newcomer'])).toBeNull());
  expect(form.now().values, 'the proof has lapsed').toMatchObject({ firstName: 'มะลิ', lastName: 'ดีใจ' });
  await form.leave();
});

test('who signs in is asked about the provider that they came back from, and says yes to that one', async () => {
  told = mali;
  const form = await openPage(useLinkQuestion);
  expect(form.now().newcomer, 'nobody came back to this form').toBeNull();
  expect(client.getQueryState(['newcomer'])?.fetchStatus, 'nor is anybody asked about').toBe('idle');
  await form.does(() => tellSocialNews({ outcome: 'knownAddress', provider: 'line' }));
  await comesTo(form, (now) => expect(now).toMatchObject({ newcomer: mali, isYes: false }));
  await form.does(({ answer }) => answer(true));
  expect(form.now().isYes).toBe(true);
  const another = { ...mali, ticket: 't2' };
  told = another;
  await form.does(askAgain);
  await comesTo(form, (now) => expect(now).toMatchObject({ newcomer: another, isYes: false }));
  await form.leave();
});
