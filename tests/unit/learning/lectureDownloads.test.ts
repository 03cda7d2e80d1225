import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentShares, enqueueDownloads, stopLecture } from '../../../src/features/playlist/lectureDownloads.ts';
import type { DownloadOutcome, LectureToDownload } from '../../../src/platform/learning/downloadLecture.ts';

const downloadLecture = vi.hoisted(() => vi.fn<() => Promise<DownloadOutcome>>());
const lastForgotten = vi.hoisted(() => vi.fn(() => ''));
vi.mock('../../../src/platform/learning/downloadLecture.ts', () => ({ downloadLecture, stopDownload: () => {} }));
vi.mock('../../../src/platform/learning/runningDownloads.ts', () => ({ lastForgotten }));

const lecture: LectureToDownload = {
  userId: '7',
  courseId: '1',
  lectureId: 'l1',
  mainUrl: '/film.webm',
  besideUrls: [],
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  downloadLecture.mockReset();
  lastForgotten.mockReturnValue('');
});

test('a download that breaks off is retried before it is reported', async () => {
  downloadLecture.mockResolvedValueOnce('failed').mockResolvedValueOnce('downloaded');
  const onEnd = vi.fn();
  enqueueDownloads(lecture, onEnd);
  await vi.advanceTimersByTimeAsync(1_999);
  expect([onEnd.mock.calls, currentShares().has('l1')]).toEqual([[], true]);
  await vi.advanceTimersByTimeAsync(1);
  expect([onEnd.mock.calls, currentShares().has('l1')]).toEqual([[['downloaded']], false]);
});

test('after three tries it is reported', async () => {
  downloadLecture.mockResolvedValue('failed');
  const onEnd = vi.fn();
  enqueueDownloads(lecture, onEnd);
  await vi.advanceTimersByTimeAsync(8_000);
  expect([onEnd.mock.calls, downloadLecture.mock.calls.length]).toEqual([[['failed']], 3]);
});

test('a cancelled download is not retried, and a full device needs no retry', async () => {
  downloadLecture.mockResolvedValueOnce('failed');
  const onEnd = vi.fn();
  enqueueDownloads(lecture, onEnd);
  await vi.advanceTimersByTimeAsync(100);
  stopLecture('l1');
  await vi.advanceTimersByTimeAsync(10_000);
  downloadLecture.mockResolvedValueOnce('noSpace');
  enqueueDownloads(lecture, onEnd);
  await vi.advanceTimersByTimeAsync(0);
  expect([onEnd.mock.calls, downloadLecture.mock.calls.length]).toEqual([[['stopped'], ['noSpace']], 2]);
});

test('after a sign-out nothing more is downloaded; the next person has a separate queue', async () => {
  const first = Promise.withResolvers<DownloadOutcome>();
  downloadLecture.mockReturnValueOnce(first.promise);
  const ends: string[] = [];
  const noteEnd = (lectureId: string) => (outcome: DownloadOutcome) => void ends.push(`${lectureId} ${outcome}`);
  for (const lectureId of ['l1', 'l2']) enqueueDownloads({ ...lecture, lectureId }, noteEnd(lectureId));
  await vi.advanceTimersByTimeAsync(0);
  lastForgotten.mockReturnValue('once');
  expect(currentShares().size).toBe(0);
  first.resolve('stopped');
  await vi.advanceTimersByTimeAsync(0);
  expect([ends, downloadLecture.mock.calls.length, currentShares().size]).toEqual([['l1 stopped', 'l2 stopped'], 1, 0]);
  downloadLecture.mockResolvedValueOnce('downloaded');
  enqueueDownloads({ ...lecture, userId: '8' }, noteEnd('l1'));
  await vi.advanceTimersByTimeAsync(0);
  expect(ends.at(-1)).toBe('l1 downloaded');
});

test('the next person’s press counts while the former one’s lecture rests between two tries', async () => {
  downloadLecture.mockResolvedValueOnce('failed').mockResolvedValue('downloaded');
  const ends: string[] = [];
  enqueueDownloads(lecture, (outcome) => void ends.push(`former ${outcome}`));
  await vi.advanceTimersByTimeAsync(100);
  lastForgotten.mockReturnValue('once');
  enqueueDownloads({ ...lecture, userId: '8' }, (outcome) => void ends.push(`next ${outcome}`));
  expect(currentShares().get('l1')).toBe(0);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([ends, downloadLecture.mock.calls.length, currentShares().size]).toEqual([['next downloaded'], 2, 0]);
});

test('a download cancelled and requested again during a pause is stored once', async () => {
  downloadLecture.mockResolvedValueOnce('failed').mockResolvedValue('downloaded');
  const ends: string[] = [];
  enqueueDownloads(lecture, (outcome) => void ends.push(`first ${outcome}`));
  await vi.advanceTimersByTimeAsync(100);
  stopLecture('l1');
  enqueueDownloads(lecture, (outcome) => void ends.push(`second ${outcome}`));
  enqueueDownloads(lecture, (outcome) => void ends.push(`third ${outcome}`));
  await vi.advanceTimersByTimeAsync(20_000);
  expect([ends, downloadLecture.mock.calls.length, currentShares().size]).toEqual([['second downloaded'], 2, 0]);
});
