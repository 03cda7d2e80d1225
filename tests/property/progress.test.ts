import fc from 'fast-check';
import './fixedSeed.ts';
import { describe, expect, test } from 'vitest';
import {
  lastPosition,
  lecturePositions,
  newerPosition,
  type PlaybackPosition,
} from '../../src/domain/learning/playbackPosition.ts';
import {
  isLectureFinished,
  joinNeighbours,
  mergeIntervals,
  percentDone,
  type WatchedInterval,
  watchedSeconds,
} from '../../src/domain/learning/progress.ts';

/** Seconds that were played, replays counted again: what an allowance loses. */
const playedSeconds = (intervals: readonly WatchedInterval[]): number =>
  intervals.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0);

const interval: fc.Arbitrary<WatchedInterval> = fc
  .record({
    lectureId: fc.constantFrom('l1', 'l2'),
    from: fc.integer({ min: 0, max: 400 }),
    length: fc.integer({ min: 0, max: 60 }),
    recordedAt: fc.integer({ min: 0, max: 900_000 }),
    deviceId: fc.constantFrom('phone', 'desk'),
  })
  .map(({ length, ...rest }) => ({ ...rest, to: rest.from + length }));
const log = fc.array(interval, { maxLength: 30 });
const shuffled = log.chain((rows) =>
  fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
);
const lectures = [
  { id: 'l1', durationSeconds: 460 },
  { id: 'l2', durationSeconds: 300 },
];

describe('watched stretches', () => {
  test('unite to the same spans in whatever order, and however often, they arrive', () => {
    fc.assert(
      fc.property(shuffled, ([rows, other]) => {
        expect(mergeIntervals([...other, ...rows.slice(0, 5)])).toEqual(mergeIntervals(rows));
      }),
    );
  });

  test('unite to separate spans that cover every watched second', () => {
    fc.assert(
      fc.property(log, (rows) => {
        const spans = mergeIntervals(rows);
        for (const [index, span] of spans.entries()) {
          expect(span.to).toBeGreaterThan(span.from);
          if (index > 0) expect(span.from).toBeGreaterThan(spans[index - 1]!.to);
        }
        for (const row of rows.filter(({ from, to }) => to > from)) {
          expect(spans.filter((span) => span.from <= row.from && row.to <= span.to)).toHaveLength(1);
        }
      }),
    );
  });

  test('lose nothing when neighbours are joined', () => {
    fc.assert(
      fc.property(log, (rows) => {
        const joined = joinNeighbours(rows);
        for (const id of ['l1', 'l2']) {
          const own = (all: readonly WatchedInterval[]) => all.filter(({ lectureId }) => lectureId === id);
          expect(watchedSeconds(own(joined))).toBe(watchedSeconds(own(rows)));
          expect(playedSeconds(own(joined))).toBeGreaterThanOrEqual(playedSeconds(own(rows)));
          expect(Math.max(0, ...own(joined).map(({ to }) => to))).toBe(
            Math.max(
              0,
              ...own(rows)
                .filter(({ from, to }) => to > from)
                .map(({ to }) => to),
            ),
          );
        }
      }),
    );
  });

  test('never lower the percent by arriving, nor unfinish a lecture', () => {
    fc.assert(
      fc.property(log, interval, (rows, next) => {
        const before = percentDone(lectures, rows);
        const after = percentDone(lectures, [...rows, next]);
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after).toBeLessThanOrEqual(100);
        const own = rows.filter(({ lectureId }) => lectureId === 'l1');
        if (isLectureFinished(460, own)) expect(isLectureFinished(460, [...own, next])).toBe(true);
      }),
    );
  });
});

describe('the last position', () => {
  const position: fc.Arbitrary<PlaybackPosition> = fc.record({
    lectureId: fc.constantFrom('l1', 'l2'),
    seconds: fc.integer({ min: 0, max: 30 }),
    visitSeconds: fc.integer({ min: 0, max: 30 }),
    recordedAt: fc.integer({ min: 0, max: 5 }),
    deviceId: fc.constantFrom('phone', 'desk'),
  });
  /** The length of a visit decides between two positions of one device at one time, and is not part of the answer. */
  const place = ({ visitSeconds: _, ...rest }: PlaybackPosition) => rest;

  test('is the same on two devices, in any order', () => {
    fc.assert(
      fc.property(position, position, (left, right) => {
        expect(place(newerPosition(left, right))).toEqual(place(newerPosition(right, left)));
      }),
    );
  });

  test('is agreed on by three devices, whichever two speak first', () => {
    fc.assert(
      fc.property(position, position, position, (a, b, c) => {
        expect(place(newerPosition(newerPosition(a, b), c))).toEqual(place(newerPosition(a, newerPosition(b, c))));
      }),
    );
  });

  test('is the same with a summary of the earlier log', () => {
    const later = log.map((rows) => rows.map((row) => ({ ...row, recordedAt: row.recordedAt + 2_000_000 })));
    fc.assert(
      fc.property(log, later, (earlier, rows) => {
        const told = (positions: ReturnType<typeof lecturePositions>) =>
          positions.toSorted((a, b) => a.last.lectureId.localeCompare(b.last.lectureId));
        expect(told(lecturePositions(rows, lecturePositions(earlier)))).toEqual(
          told(lecturePositions([...earlier, ...rows])),
        );
      }),
    );
  });

  test('is a recorded one', () => {
    fc.assert(
      fc.property(log, (rows) => {
        const last = lastPosition(rows);
        if (rows.length === 0) expect(last).toBeNull();
        else expect(rows.some(({ lectureId, to }) => lectureId === last?.lectureId && to === last.seconds)).toBe(true);
      }),
    );
  });
});
