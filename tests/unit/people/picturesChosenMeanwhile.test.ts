import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import type { ChosenPicture } from '../../../src/features/registration/registrationPictures.ts';
import { customLabelsQuery } from '../../../src/features/registration/shopQuestionQueries.ts';
import { type ShopQuestions, useShopQuestions } from '../../../src/features/registration/useShopQuestions.ts';
import { siteQuery } from '../../../src/features/site/useSite.ts';
import { clearDraft, readDraft } from '../../../src/platform/store/draftStorage.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';

const { sendPicture } = vi.hoisted(() => ({ sendPicture: vi.fn() }));
vi.mock('../../../src/platform/net/sendPicture.ts', () => ({ sendPicture }));

const picture = (name: string) => ({ key: name, name, uploadedName: null }) as ChosenPicture;

let form: RunningHook<ShopQuestions>;

/** Runs an action and waits until it is stored. */
const does = (work: (questions: ShopQuestions) => unknown) =>
  form.does((questions) => {
    work(questions);
    return readDraft('guest-pictures-1');
  });
const stands = () => Object.entries(form.now().pictures).map(([field, { name }]) => [field, name]);

/** A page with the form after its draft was read. */
async function openForm(): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
  const profilePicture = { isEnabled: true, isRequired: false };
  client.setQueryData(siteQuery.queryKey, { settings: { ...defaultSiteSettings, profilePicture } } as never);
  client.setQueryData(customLabelsQuery.queryKey, []);
  form = await runHook(
    () => useShopQuestions('guest'),
    (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside),
  );
  await vi.waitUntil(() => form.does(() => {}).then(() => form.now().isReady));
}

beforeEach(async () => {
  notifyManager.setScheduler(queueMicrotask);
  const unheard = { addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} }, ...unheard });
  vi.stubGlobal('indexedDB', new IDBFactory());
  for (const draft of ['guest-answers-1', 'guest-pictures-1']) await clearDraft(draft);
  await openForm();
});
afterEach(async () => {
  await form.leave();
  vi.unstubAllGlobals();
});

/** A submission whose upload ends after `meanwhile` and `goOn`, with its result. */
async function press(meanwhile: (questions: ShopQuestions) => unknown, goOn = async () => {}) {
  let arrive = (_: string) => {};
  sendPicture.mockReturnValueOnce(
    new Promise<string>((resolve) => {
      arrive = resolve;
    }),
  );
  const pressed = form.now();
  let sent: ReturnType<ShopQuestions['send']> | undefined;
  await does(() => {
    sent = pressed.send();
  });
  await does(meanwhile);
  await goOn();
  await does(() => arrive('uploaded.png'));
  return { pressed, sent: await sent };
}

test('two pictures read in parallel are both in the form', async () => {
  const { choosePicture } = form.now();
  await does(() => choosePicture('picture', picture('face')));
  await does(() => choosePicture('answer-card', picture('card')));
  expect(stands()).toEqual([
    ['picture', 'face'],
    ['answer-card', 'card'],
  ]);
});

test('a picture that takes the place of the one on its way stays there, also once the shop has refused', async () => {
  await does(({ choosePicture }) => choosePicture('picture', picture('first')));
  const { pressed, sent } = await press(({ choosePicture }) => choosePicture('picture', picture('second')));
  expect(sent).toMatchObject({ pictureName: 'uploaded.png' });
  expect(form.now().pictures.picture).toMatchObject({ name: 'second', uploadedName: null });
  await does(() => pressed.askAgain());
  expect(stands()).toEqual([['picture', 'second']]);
});

test('a picture that is removed while it is on its way is not put back', async () => {
  await does(({ choosePicture }) => choosePicture('picture', picture('first')));
  const { pressed } = await press(({ choosePicture }) => choosePicture('picture', null));
  expect(stands()).toEqual([]);
  await does(() => pressed.askAgain());
  expect(stands()).toEqual([]);
});

test('a sent picture is uploaded once, and with another key after a refusal', async () => {
  await does(({ choosePicture }) => choosePicture('picture', picture('first')));
  await press(() => {});
  expect(form.now().pictures.picture).toMatchObject({ key: 'first', uploadedName: 'uploaded.png' });
  await does(({ askAgain }) => askAgain());
  expect(form.now().pictures.picture).toMatchObject({ name: 'first', uploadedName: null });
  expect(form.now().pictures.picture?.key).not.toBe('first');
});

test('a picture that is ready only after the form was sent and forgotten is kept nowhere, nor the others with it', async () => {
  await does(({ choosePicture }) => choosePicture('answer-card', picture('card')));
  await form.does(({ forget }) => forget());
  await does(({ choosePicture }) => choosePicture('picture', picture('late')));
  const left = form.now();
  await form.leave();
  left.choosePicture('picture', picture('later'));
  expect(await readDraft('guest-pictures-1')).toBeUndefined();
  await openForm();
  expect(stands()).toEqual([]);
});

test('an upload of a page that was left replaces no choice on the next one', async () => {
  await does(({ choosePicture }) => choosePicture('picture', picture('first')));
  const { pressed, sent } = await press(
    () => {},
    async () => {
      await form.leave();
      await openForm();
      await does(({ choosePicture }) => choosePicture('picture', picture('second')));
    },
  );
  expect(sent).toMatchObject({ pictureName: 'uploaded.png' });
  expect(await readDraft('guest-pictures-1')).toMatchObject({ pictures: { picture: { name: 'second' } } });
  await does(() => pressed.askAgain());
  expect(await readDraft('guest-pictures-1')).toMatchObject({ pictures: { picture: { key: 'second' } } });
});
