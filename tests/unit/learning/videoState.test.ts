import { expect, test } from 'vitest';
import type { VideoSource } from '../../../src/domain/catalogue/course.ts';
import { newVideo, type VideoEvent, videoState } from '../../../src/features/playlist/player/videoState.ts';

const first = { mp4Url: '/first' } as VideoSource;
const renewed = { mp4Url: '/renewed' } as VideoSource;
const stateAfter = (...events: readonly VideoEvent[]) => events.reduce(videoState, newVideo(first));
const look: VideoEvent = { type: 'lookBegan', look: 1 };

test('a film is broken where its address is still the same and the network was there', () => {
  const found = { type: 'renewed', look: 1, renewed: first } as const;
  expect(stateAfter(look, { ...found, wasAway: false })).toMatchObject({ failure: 'broken', attempt: 0 });
  expect(stateAfter(look, { ...found, wasAway: true })).toMatchObject({ failure: null, attempt: 1 });
  expect(stateAfter(look, { ...found, renewed: null, wasAway: false }).failure).toBe('broken');
});

test('a renewed address is loaded again', () => {
  const found: VideoEvent = { type: 'renewed', look: 1, renewed, wasAway: false };
  expect(stateAfter(look, found)).toMatchObject({ current: renewed, failure: null, attempt: 1 });
});

test('answers of an earlier look, and to a film that plays by now, change nothing', () => {
  const away: VideoEvent = { type: 'shopFoundAway', look: 1 };
  for (const since of [{ type: 'lookBegan', look: 2 }, { type: 'played' }] as const) {
    const state = stateAfter(look, since);
    expect(videoState(state, away)).toBe(state);
  }
  expect(stateAfter(look, away).failure).toBe('notSaved');
});

test('a stalled video is too slow until it continues; a missing one stays missing', () => {
  const slow = stateAfter({ type: 'stoodStill', isAway: false });
  expect(slow.failure).toBe('tooSlow');
  expect(videoState(slow, { type: 'wentOn' }).failure).toBeNull();
  const away = stateAfter({ type: 'stoodStill', isAway: true });
  expect(videoState(away, { type: 'wentOn' }).failure).toBe('notSaved');
});
