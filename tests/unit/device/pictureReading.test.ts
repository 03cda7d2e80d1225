import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PictureBytes } from '../../../src/platform/net/shrinkPicture.ts';
import { type PictureState, usePictureReading } from '../../../src/ui/form/usePictureReading.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';

type Field = ReturnType<typeof usePictureReading>;

const file = (name: string) => new File([], name);
const pictureOf = (name: string): PictureBytes => ({ name, type: 'image/jpeg', bytes: new ArrayBuffer(0) });

const read = ({ name }: File, signal: AbortSignal) => {
  signals[name] = signal;
  return new Promise<PictureBytes | null>((resolve) => {
    ends[name] = resolve;
  });
};

let field: RunningHook<Field>;
let taken: (string | undefined)[];
/** Finishes reading a file, with or without a picture. */
let ends: Record<string, (picture: PictureBytes | null) => void>;
let signals: Record<string, AbortSignal>;
let told: PictureState[];
const tell = (state: PictureState) => void told.push(state);

beforeEach(async () => {
  [taken, ends, signals, told] = [[], {}, {}, []];
  field = await runHook(() => usePictureReading(read, (picture) => taken.push(picture?.name), tell));
});
afterEach(async () => {
  await field.leave();
  vi.unstubAllGlobals();
});

const choose = (name: string) => field.does(({ choose }) => void choose(file(name)));
const isRead = (name: string) => field.does(() => ends[name]?.(pictureOf(name)));
const isNone = (name: string) => field.does(() => ends[name]?.(null));

test('of two files read in parallel the one chosen last wins', async () => {
  await choose('first');
  await choose('second');
  await isRead('second');
  await isRead('first');
  expect(taken).toEqual(['second']);
});

test('the first of two that is ready does not end the reading of the second', async () => {
  await choose('first');
  await choose('second');
  await isRead('first');
  expect(field.now().state).toBe('reading');
});

test('an unreadable file marks no later chosen one', async () => {
  await choose('bad');
  await choose('good');
  await isRead('good');
  await isNone('bad');
  expect(field.now().state).toBe('settled');
  expect(signals.bad?.aborted).toBe(true);
  expect(signals.good?.aborted).toBe(false);
});

test('a file removed while being read does not return', async () => {
  await choose('late');
  await field.does(({ settle }) => settle());
  expect(field.now().state).toBe('settled');
  await isRead('late');
  expect(taken).toEqual([]);
});

test('a file read after its field is gone is dropped', async () => {
  await choose('late');
  await field.leave();
  await isRead('late');
  expect(taken).toEqual([]);
});

test('the form hears that one is read, and no more once it is there or its field is gone', async () => {
  await choose('first');
  expect(told.at(-1)).toBe('reading');
  await isRead('first');
  expect(told.at(-1)).toBe('settled');
  await choose('late');
  await field.leave();
  expect(told.slice(-2)).toEqual(['reading', 'settled']);
});

test('a finished file is added to the current form, with text typed meanwhile', async () => {
  const form = await runHook(() => {
    const [typed, type] = useState('');
    return { type, ...usePictureReading(read, () => taken.push(typed)) };
  });
  await form.does(({ choose }) => void choose(file('first')));
  await form.does(({ type }) => type('typed meanwhile'));
  await form.does(() => ends.first?.(pictureOf('first')));
  expect(taken).toEqual(['typed meanwhile']);
  await form.leave();
});
