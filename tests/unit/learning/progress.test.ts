import { describe, expect, test } from 'vitest';
import {
  endingStart,
  isLectureFinished,
  joinNeighbours,
  mergeIntervals,
  percentDone,
  type WatchedInterval,
  watchedSeconds,
} from '../../../src/domain/learning/progress.ts';

const span = (from: number, to: number) => ({ from, to });
const watched = (from: number, to: number, parts: Partial<WatchedInterval> = {}): WatchedInterval => ({
  lectureId: 'l1',
  from,
  to,
  recordedAt: to * 1_000,
  deviceId: 'phone',
  ...parts,
});

describe('mergeIntervals', () => {
  test('unites what overlaps or touches, in whatever order it arrives', () => {
    expect(mergeIntervals([span(50, 60), span(0, 10), span(9, 20), span(20.5, 30)])).toEqual([
      span(0, 30),
      span(50, 60),
    ]);
  });

  test('a stretch inside another adds nothing', () => {
    expect(mergeIntervals([span(0, 100), span(20, 30)])).toEqual([span(0, 100)]);
  });

  test('empty, reversed and negative stretches are dropped', () => {
    expect(mergeIntervals([span(5, 5), span(9, 3), span(-4, 2)])).toEqual([]);
  });
});

test('watching a minute twice is one minute watched', () => {
  expect(watchedSeconds([span(0, 60), span(0, 60)])).toBe(60);
});

describe('joinNeighbours', () => {
  test('an hour of playing stays one row, dated by its end', () => {
    const rows = Array.from({ length: 360 }, (_, index) => watched(index * 10, index * 10 + 10));
    expect(joinNeighbours(rows)).toEqual([{ ...watched(0, 3_600), recordedAt: 3_600_000 }]);
  });

  test('a replay, another lecture and another device stay apart', () => {
    const rows = [
      watched(0, 10),
      watched(0, 10, { recordedAt: 20_000 }),
      watched(10, 20, { lectureId: 'l2', recordedAt: 30_000 }),
      watched(20, 30, { lectureId: 'l2', recordedAt: 40_000, deviceId: 'desk' }),
    ];
    expect(joinNeighbours(rows)).toEqual(rows);
  });
});

describe('a lecture is finished', () => {
  test('at 95 percent watched', () => {
    expect(isLectureFinished(1_000, [span(0, 949)])).toBe(false);
    expect(isLectureFinished(1_000, [span(0, 500), span(520, 970)])).toBe(true);
  });

  test('when its last ten seconds were reached', () => {
    expect(isLectureFinished(1_000, [span(985, 990)])).toBe(false);
    expect(isLectureFinished(1_000, [span(985, 991)])).toBe(true);
  });

  test('of a short one: its last tenth, so that the beginning is not its end', () => {
    expect(endingStart(12)).toBeCloseTo(10.8);
    expect(isLectureFinished(12, [span(0, 5)])).toBe(false);
    expect(isLectureFinished(12, [span(10, 11)])).toBe(true);
  });

  test('never, if it has no length', () => {
    expect(isLectureFinished(0, [span(0, 100)])).toBe(false);
  });
});

describe('percentDone', () => {
  const lectures = [
    { id: 'l1', durationSeconds: 300 },
    { id: 'l2', durationSeconds: 100 },
  ];

  test('counts the time of each lecture, a finished one whole', () => {
    expect(percentDone(lectures, [])).toBe(0);
    expect(percentDone(lectures, [watched(0, 150)])).toBe(37);
    expect(percentDone(lectures, [watched(0, 292)])).toBe(75);
  });

  test('is 100 only when all are finished', () => {
    const almost = [watched(0, 300), watched(0, 89, { lectureId: 'l2' })];
    expect(percentDone(lectures, almost)).toBe(97);
    expect(percentDone(lectures, [...almost, watched(90, 96, { lectureId: 'l2' })])).toBe(100);
  });

  test('parts beyond a lecture’s end and other courses’ stretches add nothing', () => {
    expect(percentDone(lectures, [watched(0, 9_999), watched(0, 50, { lectureId: 'else' })])).toBe(75);
    expect(
      percentDone([...lectures, { id: 'text', durationSeconds: 0 }], [watched(0, 200, { lectureId: 'text' })]),
    ).toBe(0);
    expect(percentDone([], [watched(0, 10)])).toBe(0);
  });
});
