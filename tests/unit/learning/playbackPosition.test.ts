import { describe, expect, test } from 'vitest';
import {
  lastPosition,
  lecturePositions,
  newerPosition,
  type PlaybackPosition,
  resumePosition,
} from '../../../src/domain/learning/playbackPosition.ts';
import type { WatchedInterval } from '../../../src/domain/learning/progress.ts';

const at = (seconds: number, recordedAt: number, parts: Partial<PlaybackPosition> = {}): PlaybackPosition => ({
  lectureId: 'l1',
  seconds,
  visitSeconds: seconds,
  recordedAt,
  deviceId: 'phone',
  ...parts,
});
const watched = (
  from: number,
  to: number,
  recordedAt: number,
  parts: Partial<WatchedInterval> = {},
): WatchedInterval => ({
  lectureId: 'l1',
  from,
  to,
  recordedAt,
  deviceId: 'phone',
  ...parts,
});

describe('newerPosition', () => {
  test('is the later one, also when it is earlier in the lecture', () => {
    const [far, back] = [at(600, 1_000), at(200, 2_000)];
    expect(newerPosition(far, back)).toBe(back);
    expect(newerPosition(back, far)).toBe(back);
  });

  test('a look at the first seconds on another device does not take its place', () => {
    const [reached, glance] = [at(600, 1_000), at(4, 2_000, { deviceId: 'desk' })];
    expect(newerPosition(reached, glance)).toBe(reached);
    expect(newerPosition(glance, reached)).toBe(reached);
  });

  test('neither does a look into another lecture', () => {
    expect(newerPosition(at(600, 1_000), at(3, 2_000, { lectureId: 'l2' })).lectureId).toBe('l1');
  });

  test('going back to the beginning on purpose counts', () => {
    const rewound = at(4, 2_000, { visitSeconds: 900 });
    expect(newerPosition(at(600, 1_000), rewound)).toBe(rewound);
  });

  test('among looks the later counts', () => {
    expect(newerPosition(at(4, 1_000), at(2, 2_000)).seconds).toBe(2);
  });

  test('at the same time the further position counts, in any order', () => {
    expect(newerPosition(at(100, 1_000), at(200, 1_000)).seconds).toBe(200);
    expect(newerPosition(at(200, 1_000), at(100, 1_000)).seconds).toBe(200);
  });
});

describe('the positions of a log', () => {
  test('the last one is where the latest visit stopped', () => {
    expect(lastPosition([watched(0, 10, 10_000), watched(10, 20, 20_000), watched(20, 24, 24_000)])?.seconds).toBe(24);
    expect(lastPosition([])).toBeNull();
  });

  test('offline playback that arrives late does not replace it', () => {
    const late = watched(0, 60, 1_000, { deviceId: 'tablet' });
    expect(lastPosition([watched(60, 300, 9_000_000), late])?.seconds).toBe(300);
  });

  test('a visit of many short stretches is no glance when it goes back', () => {
    const log = [watched(300, 310, 10_000), watched(310, 320, 20_000), watched(0, 5, 26_000)];
    expect(lastPosition(log)?.seconds).toBe(5);
    expect(lastPosition(log.toReversed())?.seconds).toBe(5);
  });

  test('after a long pause the same five seconds are one', () => {
    const log = [watched(300, 310, 10_000), watched(310, 320, 20_000), watched(0, 5, 4_000_000)];
    expect(lastPosition(log)?.seconds).toBe(320);
  });

  test('each lecture keeps its last and its furthest', () => {
    const log = [watched(0, 200, 200_000), watched(50, 80, 240_000), watched(0, 30, 300_000, { lectureId: 'l2' })];
    expect(lecturePositions(log).map(({ last, furthest }) => [last.lectureId, last.seconds, furthest])).toEqual([
      ['l1', 80, 200],
      ['l2', 30, 30],
    ]);
  });
});

test('the furthest second never falls', () => {
  const furthest = (...ends: number[]) =>
    lecturePositions(ends.map((to, place) => watched(0, to, place * 1_000)))[0]?.furthest;
  expect(furthest(200, 80)).toBe(200);
  expect(furthest(80, 200)).toBe(200);
});

test.each([
  [1_000, 500, 500],
  [1_000, 989, 989],
  [1_000, 990, 0],
  [1_000, 1_200, 0],
  [1_000, -1, 0],
  [20, 7, 7],
  [20, 18.5, 0],
])('a lecture of %i s left at %f s starts at %f s', (duration, left, start) => {
  expect(resumePosition(duration, left)).toBe(start);
});
