import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed, noFacts, ServerUnreachable } from '../../../src/platform/net/callFailed.ts';
import { reportForeignAnswer, reportServerAnswered, reportSilence } from '../../../src/platform/net/connection.ts';
import { usePressedCall } from '../../../src/ui/press/usePressedCall.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';

const second = 1_000;
const minute = 60 * second;

/** The outcome of each call in order; the last one repeats. */
type Fate = 'answered' | 'lost as the shop goes' | 'lost alone' | 'lost in silence' | 'refused' | 'slow';

let pressed: RunningHook<ReturnType<typeof usePressedCall>>;
let sent: number;
let answered: number;

const refusal = new CallFailed(400, 'INPUT_ERROR', 'No', noFacts);

async function meet(fate: Fate): Promise<void> {
  sent += 1;
  if (fate === 'slow') return await new Promise(() => {});
  if (fate === 'refused') throw refusal;
  if (fate === 'answered') return;
  if (fate === 'lost as the shop goes') reportForeignAnswer(502);
  if (fate === 'lost in silence') reportSilence();
  throw new ServerUnreachable(new TypeError('Failed to fetch'));
}

async function begin(...fates: readonly [Fate, ...Fate[]]): Promise<void> {
  const client = new QueryClient();
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);
  pressed = await runHook(() => {
    const call = useMutation({
      mutationFn: () => meet(fates[Math.min(sent, fates.length - 1)] ?? 'answered'),
      onSuccess: () => {
        answered += 1;
      },
      networkMode: 'always',
    });
    return usePressedCall(call, () => call.mutate());
  }, around);
}

const press = () => pressed.does(({ press }) => press());
const pass = (ms: number) => pressed.does(() => vi.advanceTimersByTimeAsync(ms));
const shopGoes = () => pressed.does(() => reportForeignAnswer(502));
const shopComes = async () => {
  await pressed.does(() => reportServerAnswered());
  await pass(0);
};

/** The text beside the button. */
function said(): readonly string[] {
  const { isWaiting, hasLapsed, error, sending } = pressed.now();
  return [
    ...(isWaiting ? ['waits'] : []),
    ...(sending === null ? [] : ['sends']),
    ...(hasLapsed ? ['lapsed'] : []),
    ...(error === null ? [] : [error instanceof ServerUnreachable ? 'no answer' : 'refused']),
  ];
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => new Response(null, { status: 502 }));
  sent = 0;
  answered = 0;
});
afterEach(async () => {
  // In every render only one of them is shown.
  for (const { isWaiting, hasLapsed, error, sending } of pressed.drawn) {
    expect([isWaiting, hasLapsed, error !== null, sending !== null].filter(Boolean).length).toBeLessThan(2);
  }
  await pressed.leave();
  reportServerAnswered();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a press whose answer is lost as the shop goes waits without an error, and goes on when the shop is back', async () => {
  await begin('lost as the shop goes', 'answered');
  await press();
  await pass(0);
  expect(said()).toEqual(['waits']);
  await pass(minute);
  expect([said(), sent]).toEqual([['waits'], 1]);
  await shopComes();
  expect([said(), sent, answered]).toEqual([[], 2, 1]);
});

test('one whose answer alone is lost is sent again at once; lost again, it says so and stops', async () => {
  await begin('lost alone');
  await press();
  await pass(0);
  expect([said(), sent]).toEqual([['no answer'], 2]);
  await pass(minute);
  expect([said(), sent]).toEqual([['no answer'], 2]);
  await shopGoes();
  expect(said()).toEqual(['waits']);
});

test('one whose answer alone is lost while the shop answers all else is sent twice, and says so', async () => {
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => new Response(null, { headers: headers ?? {} }));
  await begin('lost in silence');
  await press();
  await pass(10 * minute);
  expect([said(), sent]).toEqual([['no answer'], 2]);
  await press();
  await pass(10 * minute);
  expect(said()).toEqual(['no answer']);
  expect(sent).toBeLessThan(5);
});

test('a call that is always lost is not retried for longer than a person remembers the press', async () => {
  await begin('lost as the shop goes');
  await press();
  for (let minutes = 0; minutes < 10; minutes += 1) {
    await pass(minute);
    await shopComes();
  }
  expect(said()).toEqual(['no answer']);
  const sentThen = sent;
  await shopComes();
  await pass(minute);
  expect(sent).toBe(sentThen);
  await press();
  await pass(0);
  expect([said(), sent]).toEqual([['waits'], sentThen + 1]);
});

test('a cancelled wait leaves no message, and nothing more is sent', async () => {
  await begin('lost as the shop goes', 'answered');
  await press();
  await pass(0);
  await pressed.does(({ stopWaiting }) => stopWaiting());
  expect(said()).toEqual([]);
  await shopComes();
  await pass(minute);
  expect([said(), sent]).toEqual([[], 1]);
});

test('a wait that lapses says that nothing was sent only where nothing was', async () => {
  await begin('lost as the shop goes');
  await shopGoes();
  await press();
  await pass(6 * minute);
  expect([said(), sent]).toEqual([['lapsed'], 0]);
  await shopComes();
  await press();
  await pass(6 * minute);
  expect([said(), sent]).toEqual([['no answer'], 1]);
});

test('a refusal stays until the next press, and is not retried', async () => {
  await begin('refused', 'answered');
  await press();
  await pass(minute);
  expect([said(), sent, pressed.now().error]).toEqual([['refused'], 1, refusal]);
  await shopGoes();
  expect(said()).toEqual(['refused']);
  await press();
  expect(said()).toEqual(['waits']);
  await shopComes();
  expect([said(), sent, answered]).toEqual([[], 2, 1]);
});

test('somebody waits since the first of their calls, not since a press that could not be sent', async () => {
  await begin('lost as the shop goes', 'slow');
  await shopGoes();
  await press();
  await pass(minute);
  const begunAt = Date.now();
  await shopComes();
  expect(said()).toEqual(['waits']);
  await pass(minute);
  await shopComes();
  expect([said(), sent, pressed.now().sending?.since]).toEqual([['sends'], 2, begunAt]);
  await press();
  expect([sent, pressed.now().sending?.since]).toEqual([2, begunAt]);
  await pressed.does(({ sending }) => sending?.stop());
  await pass(minute);
  expect([said(), sent]).toEqual([[], 2]);
});
