import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentShares, keepInLine, stopLecture } from '../../../src/features/playlist/lectureDownloads.ts';
import type { KeepOutcome, LectureToKeep } from '../../../src/platform/learning/downloadedLectures.ts';

const keepLecture = vi.hoisted(() => vi.fn<() => Promise<KeepOutcome>>());
const lastForgotten = vi.hoisted(() => vi.fn(() => ''));
vi.mock('../../../src/platform/learning/downloadedLectures.ts', () => ({
  keepLecture,
  stopKeeping: () => {},
  lastForgotten,
}));

const lecture: LectureToKeep = { userId: '7', courseId: '1', lectureId: 'l1', filmUrl: '/film.webm', subtitleUrls: [] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  keepLecture.mockReset();
  lastForgotten.mockReturnValue('');
});

test('a download that breaks off is tried again before anybody is told', async () => {
  keepLecture.mockResolvedValueOnce('failed').mockResolvedValueOnce('kept');
  const onEnd = vi.fn();
  keepInLine(lecture, onEnd);
  await vi.advanceTimersByTimeAsync(1_999);
  expect([onEnd.mock.calls, currentShares().has('l1')]).toEqual([[], true]);
  await vi.advanceTimersByTimeAsync(1);
  expect([onEnd.mock.calls, currentShares().has('l1')]).toEqual([[['kept']], false]);
});

test('after three tries it is told', async () => {
  keepLecture.mockResolvedValue('failed');
  const onEnd = vi.fn();
  keepInLine(lecture, onEnd);
  await vi.advanceTimersByTimeAsync(8_000);
  expect([onEnd.mock.calls, keepLecture.mock.calls.length]).toEqual([[['failed']], 3]);
});

test('what is stopped meanwhile is not tried again, and a full device is no matter of patience', async () => {
  keepLecture.mockResolvedValueOnce('failed');
  const onEnd = vi.fn();
  keepInLine(lecture, onEnd);
  await vi.advanceTimersByTimeAsync(100);
  stopLecture('l1');
  await vi.advanceTimersByTimeAsync(10_000);
  keepLecture.mockResolvedValueOnce('noSpace');
  keepInLine(lecture, onEnd);
  await vi.advanceTimersByTimeAsync(0);
  expect([onEnd.mock.calls, keepLecture.mock.calls.length]).toEqual([[['stopped'], ['noSpace']], 2]);
});

test('of whoever left meanwhile nothing more is fetched; who comes next has a line of their own', async () => {
  const first = Promise.withResolvers<KeepOutcome>();
  keepLecture.mockReturnValueOnce(first.promise);
  const ends: string[] = [];
  const noteEnd = (lectureId: string) => (outcome: KeepOutcome) => void ends.push(`${lectureId} ${outcome}`);
  for (const lectureId of ['l1', 'l2']) keepInLine({ ...lecture, lectureId }, noteEnd(lectureId));
  await vi.advanceTimersByTimeAsync(0);
  lastForgotten.mockReturnValue('once');
  expect(currentShares().size).toBe(0);
  first.resolve('stopped');
  await vi.advanceTimersByTimeAsync(0);
  expect([ends, keepLecture.mock.calls.length, currentShares().size]).toEqual([['l1 stopped', 'l2 stopped'], 1, 0]);
  keepLecture.mockResolvedValueOnce('kept');
  keepInLine({ ...lecture, userId: '8' }, noteEnd('l1'));
  await vi.advanceTimersByTimeAsync(0);
  expect(ends.at(-1)).toBe('l1 kept');
});

test('the next person’s press counts while the former one’s lecture rests between two tries', async () => {
  keepLecture.mockResolvedValueOnce('failed').mockResolvedValue('kept');
  const ends: string[] = [];
  keepInLine(lecture, (outcome) => void ends.push(`former ${outcome}`));
  await vi.advanceTimersByTimeAsync(100);
  lastForgotten.mockReturnValue('once');
  keepInLine({ ...lecture, userId: '8' }, (outcome) => void ends.push(`next ${outcome}`));
  expect(currentShares().get('l1')).toBe(0);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([ends, keepLecture.mock.calls.length, currentShares().size]).toEqual([['next kept'], 2, 0]);
});

test('what is stopped and asked for again while it rests is kept once', async () => {
  keepLecture.mockResolvedValueOnce('failed').mockResolvedValue('kept');
  const ends: string[] = [];
  keepInLine(lecture, (outcome) => void ends.push(`first ${outcome}`));
  await vi.advanceTimersByTimeAsync(100);
  stopLecture('l1');
  keepInLine(lecture, (outcome) => void ends.push(`second ${outcome}`));
  keepInLine(lecture, (outcome) => void ends.push(`third ${outcome}`));
  await vi.advanceTimersByTimeAsync(20_000);
  expect([ends, keepLecture.mock.calls.length, currentShares().size]).toEqual([['second kept'], 2, 0]);
});
