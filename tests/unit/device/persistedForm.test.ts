import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { createElement, type FormEvent, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PersistedForm, usePersistedForm } from '../../../src/features/device/usePersistedForm.ts';
import { CallFailed, noFacts, ServerUnreachable } from '../../../src/platform/net/callFailed.ts';
import { reportForeignAnswer, reportServerAnswered } from '../../../src/platform/net/connection.ts';
import { clearDraft, readDraft } from '../../../src/platform/store/draftStorage.ts';
import { deviceStore } from '../../../src/platform/store/stores.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';

type Question = { readonly text: string };

let form: RunningHook<PersistedForm<Question, 'text'>>;
let sent: { text: string; key: string; answer: PromiseWithResolvers<unknown> }[];
let focused: number;

async function openForm(): Promise<void> {
  const client = new QueryClient();
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);
  form = await runHook(
    () =>
      usePersistedForm<Question, 'text'>({
        name: 'question-mali',
        refuse: ({ text }): { text?: string } => (text === '' ? { text: 'empty' } : {}),
        wireFields: { text: 'text' },
        send: ({ text }, key) => {
          const answer = Promise.withResolvers<unknown>();
          sent.push({ text, key, answer });
          return answer.promise;
        },
        onSent: () => {},
        isBlank: ({ text }) => text === '',
      }),
    around,
  );
  // Reads are answered in order, so the form's draft has been read by then.
  await form.does(() => readDraft('question-mali'));
}

async function reload(): Promise<void> {
  await form.leave();
  await openForm();
}

/** The DOM that the search for the first problem needs. */
const onScreen = { querySelector: () => ({ focus: () => (focused += 1) }) };
const pressed = { preventDefault: () => {}, currentTarget: onScreen } as unknown as FormEvent<HTMLFormElement>;
/** Sending starts once the key is stored. */
async function goesOut(work: (now: PersistedForm<Question, 'text'>) => unknown): Promise<void> {
  await form.does(work);
  await form.does(() => readDraft('question-mali'));
}
const press = () => goesOut(({ submit }) => submit(pressed));
/** A press on a form that is shown although it is closed. */
const pressUntouched = (text: string) => goesOut(({ submit }) => submit(pressed, { text }));
const type = (text: string) => form.does(({ values, open, change }) => (values ? change({ text }) : open({ text })));
const shopGoes = () => form.does(() => reportForeignAnswer(502));
const shopComes = () => goesOut(() => reportServerAnswered());
const isAnswered = () => settles(({ resolve }) => resolve(null));
const isLost = () => settles(({ reject }) => reject(new ServerUnreachable(new TypeError('lost'))));
const isRefused = () => settles(({ reject }) => reject(new CallFailed(400, 'INPUT_ERROR', 'No', noFacts)));
/** Answers the last call and runs its effects. */
const settles = (settle: (answer: PromiseWithResolvers<unknown>) => void) =>
  form.does(async () => {
    const last = sent.at(-1);
    if (last) settle(last.answer);
    await new Promise((done) => setTimeout(done));
  });
const texts = () => sent.map(({ text }) => text);
const keys = () => new Set(sent.map(({ key }) => key));

beforeEach(async () => {
  notifyManager.setScheduler(queueMicrotask);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', async () => new Response(null, { status: 502 }));
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  await clearDraft('question-mali');
  sent = [];
  focused = 0;
  await openForm();
});
afterEach(async () => {
  await form.leave();
  reportServerAnswered();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A question whose answer was lost when the server disappeared; the press waits. */
async function waits(text: string): Promise<void> {
  await type(text);
  await press();
  await shopGoes();
  await isLost();
  expect(form.now().network.isWaiting).toBe(true);
}

test('a submission that waits after a lost answer continues unchanged, whatever is typed', async () => {
  await waits('When?');
  await type('When does it begin?');
  await shopComes();
  expect(texts()).toEqual(['When?', 'When?']);
  expect(keys().size).toBe(1);
  await isAnswered();
  expect(form.now().values).toEqual({ text: 'When does it begin?' });
  await press();
  expect(texts().at(-1)).toBe('When does it begin?');
  expect(keys().size).toBe(2);
});

test('so it does when it was typed while the call was under way', async () => {
  await type('When?');
  await press();
  await type('When does it begin?');
  await shopGoes();
  await isLost();
  await shopComes();
  expect(texts()).toEqual(['When?', 'When?']);
  expect(keys().size).toBe(1);
});

test('a value changed back is the submitted one, and gone once that has arrived', async () => {
  await waits('When?');
  await type('When??');
  await type('When?');
  await shopComes();
  await isAnswered();
  expect(texts()).toEqual(['When?', 'When?']);
  expect(form.now().values).toBeNull();
});

test('also after a cancelled wait: identical values keep their key', async () => {
  await waits('When?');
  await form.does(({ network }) => network.stopWaiting());
  await type('When??');
  await type('When?');
  await shopComes();
  await press();
  expect(keys().size).toBe(1);
});

test('a second press while one waits presses nothing else', async () => {
  await waits('When?');
  await type('When does it begin?');
  await press();
  await shopComes();
  expect(texts()).toEqual(['When?', 'When?']);
  expect(keys().size).toBe(1);
});

test('a submission that was never sent takes the current values', async () => {
  await shopGoes();
  await type('When?');
  await press();
  await type('When does it begin?');
  await shopComes();
  expect(texts()).toEqual(['When does it begin?']);
});

test('a refused form is submitted with its current values', async () => {
  await type('When?');
  await press();
  await isRefused();
  await type('When does it begin?');
  await press();
  expect(texts()).toEqual(['When?', 'When does it begin?']);
});

test('whether a field shows the refusal decides the focus: the field, or the note', async () => {
  await type('When?');
  await press();
  await isRefused();
  expect(form.now().fieldSays).toBe('never');
  await press();
  const fields = { text: 'Too short' };
  await settles(({ reject }) => reject(new CallFailed(400, 'INPUT_ERROR', 'No', { ...noFacts, fields })));
  expect(form.now().fieldSays).toBe('now');
});

test('so is a value changed back after a lost answer and a reload', async () => {
  await waits('When?');
  await reload();
  await type('When??');
  await reload();
  await type('When?');
  await shopComes();
  await press();
  expect(texts()).toEqual(['When?', 'When?']);
  expect(keys().size).toBe(1);
});

test('after success or cancellation the same text is a new submission', async () => {
  await type('When?');
  await press();
  await isAnswered();
  await type('When');
  await type('When?');
  await press();
  expect(keys().size).toBe(2);
  await isRefused();
  await form.does(({ cancel }) => cancel());
  await type('When');
  await type('When?');
  await press();
  expect(texts()).toEqual(['When?', 'When?', 'When?']);
  expect(keys().size).toBe(3);
});

test('so they are if something was typed meanwhile', async () => {
  await type('When?');
  await press();
  await type('When??');
  await isAnswered();
  await type('When?');
  await press();
  expect(texts()).toEqual(['When?', 'When?']);
  expect(keys().size).toBe(2);
});

test('a press on an empty form is refused at once, and nothing that is typed later goes out by itself', async () => {
  await shopGoes();
  await pressUntouched('');
  expect(form.now().network.isWaiting).toBe(false);
  expect(form.now().problems).toEqual({ text: 'empty' });
  expect(focused).toBe(1);
  await type('W');
  await type('Wh');
  await shopComes();
  expect(texts()).toEqual([]);
});

test('an invalid submission cancels a waiting one that was never sent', async () => {
  await shopGoes();
  await type('When?');
  await press();
  await type('');
  await press();
  expect(form.now().network.isWaiting).toBe(false);
  await type('Wh');
  await shopComes();
  expect(texts()).toEqual([]);
});

test('a press on a closed form that shows nothing presses nothing', async () => {
  await shopGoes();
  await press();
  expect(form.now().network.isWaiting).toBe(false);
  await type('Wh');
  await shopComes();
  expect(texts()).toEqual([]);
});

test('the first submission of a form shown while closed sends its visible values', async () => {
  await pressUntouched('As it was');
  expect(texts()).toEqual(['As it was']);
  await isAnswered();
  await shopGoes();
  await pressUntouched('As it is');
  expect(form.now().network.isWaiting).toBe(true);
  await shopComes();
  expect(texts()).toEqual(['As it was', 'As it is']);
});

test('the second tap of a double tap does not complain about the emptied form; a press on an empty form does', async () => {
  const tapAt = (timeStamp: number) =>
    goesOut(({ submit }) => submit({ ...pressed, timeStamp } as FormEvent<HTMLFormElement>, { text: '' }));
  vi.spyOn(performance, 'now').mockReturnValue(10_000);
  await type('When?');
  await tapAt(9_900);
  await isAnswered();
  expect(form.now().values).toBeNull();
  await tapAt(10_200);
  expect(form.now().problems).toEqual({});
  await tapAt(12_000);
  expect(form.now().problems).toEqual({ text: 'empty' });
  expect(texts()).toEqual(['When?']);
});

test('nothing goes out before the device has its key', async () => {
  await type('When?');
  // Writes wait until this transaction ends.
  let isBusy = true;
  const occupied = deviceStore()('readwrite', (store) => {
    const goOn = () => {
      if (isBusy) store.count().onsuccess = goOn;
    };
    goOn();
    return new Promise<void>((done) => void store.transaction.addEventListener('complete', () => done()));
  });
  await form.does(({ submit }) => submit(pressed));
  expect(sent).toEqual([]);
  isBusy = false;
  await form.does(() => occupied);
  await form.does(() => readDraft('question-mali'));
  expect(texts()).toEqual(['When?']);
});

test('typed text delays an app update, and an emptied field does not', async () => {
  const held: boolean[] = [];
  const request = async (_: string, __: unknown, hold: () => Promise<void>) => {
    const at = held.push(true) - 1;
    await hold();
    held[at] = false;
  };
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  await type('When?');
  expect(held).toEqual([true]);
  await type('');
  expect(held).toEqual([false]);
});
