import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { entries } from 'idb-keyval';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Registration, registerStudent } from '../../../src/contract/people/registration.ts';
import type { Person } from '../../../src/domain/people/identity.ts';
import { useRegister } from '../../../src/features/registration/useRegister.ts';
import { reportServerAnswered } from '../../../src/platform/net/connection.ts';
import { clearDraft, readDraft } from '../../../src/platform/store/draftStorage.ts';
import { deviceStore } from '../../../src/platform/store/stores.ts';
import { storePatienceMs } from '../../../src/platform/store/withinLimit.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';
import { clockOfThePage, hangWhere, inTime, secondsOf, untilCalledBack } from '../../worker/hungDatabase.ts';

const mali: Registration = {
  ...{ kind: 'member', firstName: 'มะลิ', lastName: 'ดี', nickname: null, email: 'mali@example.com', tel: null },
  ...{ address: null, pictureName: null, groupId: null, answers: {}, username: 'mali', language: 'th' },
  password: 'learn-every-day',
};

/** The outcome of the next call: lost answer, success, or a refusal code. */
type Fate = 'lost' | 'opened' | 'IDEMPOTENCY_CONFLICT' | 'DUPLICATE_EMAIL' | 'TOO_MANY_REQUESTS';

let form: RunningHook<ReturnType<typeof useRegister>>;
let keys: (string | null)[];

const statuses = { IDEMPOTENCY_CONFLICT: 422, DUPLICATE_EMAIL: 409, TOO_MANY_REQUESTS: 429 } as const;

const person: Person = {
  ...{ id: '7', role: 'student', username: 'mali', email: mali.email },
  ...{ firstName: mali.firstName, lastName: mali.lastName, tel: null },
};

/** The form after a start of the app. */
async function openForm(): Promise<void> {
  const client = new QueryClient();
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);
  form = await runHook(() => useRegister(() => {}), around);
  await form.does(() => readDraft('registration-sent-1'));
}

async function reload(): Promise<void> {
  await form.leave();
  await openForm();
}

async function press(registration: Registration, ...fates: readonly Fate[]): Promise<void> {
  const left = [...fates];
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    if (path !== registerStudent.path) throw new TypeError('Failed to fetch');
    keys.push(new Headers(headers).get('idempotency-key'));
    const fate = left.shift();
    if (fate === undefined || fate === 'lost') throw new TypeError('Failed to fetch');
    if (fate === 'opened') return Response.json(z.encode(registerStudent.response, person));
    const error = { code: fate, message: fate };
    return Response.json({ success: false, error }, { status: statuses[fate] });
  });
  await form.does(async ({ register, tell }) => {
    tell({ type: 'pressed', typed: {} });
    await register.mutateAsync(async () => registration).catch(() => {});
  });
}

beforeEach(async () => {
  notifyManager.setScheduler(queueMicrotask);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} } });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('indexedDB', new IDBFactory());
  keys = [];
  await clearDraft('registration-sent-1');
  await openForm();
});
afterEach(async () => {
  await form.leave();
  reportServerAnswered();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the same registration has the same key, also after a reload', async () => {
  await press(mali, 'lost');
  await press(mali, 'lost');
  await reload();
  await press(mali, 'lost');
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('other details are another registration', async () => {
  await press(mali, 'lost');
  await reload();
  await press({ ...mali, email: 'other@example.com' }, 'lost');
  expect(new Set(keys).size).toBe(2);
});

test('nothing on the device tells the password', async () => {
  await press(mali, 'lost');
  const stored = JSON.stringify(await entries(deviceStore()));
  expect(stored).toContain('mali@example.com');
  expect(stored).not.toContain(mali.password);
});

test('if the password differs from the arrived one, the shop names the problem', async () => {
  await press(mali, 'lost');
  await reload();
  await press({ ...mali, password: 'learn-every-night' }, 'IDEMPOTENCY_CONFLICT', 'DUPLICATE_EMAIL');
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(form.now().register.error?.message).toBe('DUPLICATE_EMAIL');
});

test('a refusal for good ends the intention, one for now does not', async () => {
  await press(mali, 'TOO_MANY_REQUESTS');
  await press(mali, 'DUPLICATE_EMAIL');
  expect(new Set(keys).size).toBe(1);
  await press(mali, 'lost');
  expect(new Set(keys).size).toBe(2);
});

test('once the account is open the device stores nothing of the registration', async () => {
  await press(mali, 'lost');
  await press(mali, 'opened');
  expect(form.now().register.error).toBeNull();
  expect(form.now().register.data).toEqual(person);
  await form.leave();
  expect(await readDraft('registration-sent-1')).toBeUndefined();
  expect(JSON.stringify(await entries(deviceStore()))).not.toContain(mali.email);
  await openForm();
  await press(mali, 'lost');
  expect(new Set(keys).size).toBe(2);
});

test('nothing goes out before its key is on the device', async () => {
  let isHung = true;
  hangWhere(({ mode }) => isHung && mode === 'readwrite');
  vi.useFakeTimers(clockOfThePage);
  const pressing = press(mali, 'lost');
  await untilCalledBack();
  expect(keys).toEqual([]);
  isHung = false;
  await inTime(pressing);
  expect(keys).toHaveLength(1);
  expect(await readDraft('registration-sent-1')).toMatchObject({ key: keys[0] });
});

test('a device that never says whether it keeps the key holds up no registration', async () => {
  hangWhere(({ mode }) => mode === 'readwrite');
  vi.useFakeTimers(clockOfThePage);
  expect(await secondsOf(press(mali, 'lost'))).toBeLessThanOrEqual(storePatienceMs / 1_000 + 1);
  expect(keys).toHaveLength(1);
});

test('nor does one without storage', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError');
  });
  await press(mali, 'lost');
  expect(keys).toHaveLength(1);
});

test('the retry after a lost answer sends the submitted values, not later ones', async () => {
  const sent: unknown[] = [];
  await press(mali, 'lost');
  vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
    if (path !== registerStudent.path) throw new TypeError('Failed to fetch');
    keys.push(new Headers(headers).get('idempotency-key'));
    sent.push(JSON.parse(String(body)));
    return Response.json(z.encode(registerStudent.response, person));
  });
  const changed = async () => ({ ...mali, lastName: 'เปลี่ยนใจ' });
  await form.does(({ register }) => register.mutateAsync(changed).catch(() => {}));
  expect(sent).toEqual([expect.objectContaining({ lastname: mali.lastName })]);
  expect(keys[1]).toBe(keys[0]);
});
