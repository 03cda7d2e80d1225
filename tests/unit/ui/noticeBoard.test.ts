import { beforeEach, expect, test, vi } from 'vitest';
import { lifeOf, type NoticeClock, noticeBoard } from '../../../src/ui/notice/noticeBoard.ts';
import type { Notice } from '../../../src/ui/notice/notify.ts';

const saved: Notice = { kind: 'done', title: 'Saved' };
const failed: Notice = { kind: 'error', title: 'Failed', detail: 'because' };

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function openBoard() {
  const drawn: Notice[] = [];
  const said: Notice[] = [];
  const clocks: NoticeClock[] = [];
  const board = noticeBoard(
    (notice, clock) => {
      drawn.push(notice);
      clocks.push(clock);
      return () => void drawn.splice(drawn.indexOf(notice), 1);
    },
    (notice) => said.push(notice),
  );
  return { ...board, drawn, said, clocks };
}

test('identical messages show once, are announced again and stay their full time', () => {
  const board = openBoard();
  board.show(failed, 5_000);
  vi.advanceTimersByTime(4_900);
  board.show({ ...failed }, 5_000);
  expect(board.drawn).toEqual([failed]);
  expect(board.said).toEqual([failed]);
  vi.advanceTimersByTime(4_900);
  expect(board.drawn).toEqual([failed]);
  vi.advanceTimersByTime(100);
  expect(board.drawn).toEqual([]);
});

test('a message repeated with every letter is announced now and then', () => {
  const board = openBoard();
  for (let letter = 0; letter < 25; letter += 1) {
    board.show(saved, 5_000);
    vi.advanceTimersByTime(200);
  }
  expect(board.drawn).toEqual([saved]);
  expect(board.said).toEqual([saved, saved]);
});

test('other messages show beside them, and the same ones again once they have gone', () => {
  const board = openBoard();
  board.show(saved, 1_000);
  board.show({ ...saved, detail: 'elsewhere' }, 1_000);
  board.show({ ...saved, kind: 'info' }, 1_000);
  expect(board.drawn).toHaveLength(3);
  vi.advanceTimersByTime(1_000);
  board.show(saved, 1_000);
  expect(board.drawn).toEqual([saved]);
  expect(board.said).toEqual([]);
});

test('a message closed by hand is forgotten', () => {
  const board = openBoard();
  board.show(saved, 1_000);
  board.drawn.length = 0;
  board.closed(saved);
  board.show(saved, 1_000);
  expect(board.drawn).toEqual([saved]);
  vi.advanceTimersByTime(1_000);
  expect(board.drawn).toEqual([]);
});

test('its time stops while it is hovered', () => {
  const board = openBoard();
  board.show(saved, 1_000);
  board.clocks[0]?.pause();
  board.show(saved, 1_000);
  vi.advanceTimersByTime(5_000);
  expect(board.drawn).toEqual([saved]);
  board.clocks[0]?.resume();
  vi.advanceTimersByTime(1_000);
  expect(board.drawn).toEqual([]);
});

test('a withdrawn one disappears at once, even before it was rendered', () => {
  const board = openBoard();
  const end = new AbortController();
  const passing = { ...failed, until: end.signal };
  board.show(passing, 5_000);
  board.show({ ...passing }, 5_000);
  board.show(saved, 5_000);
  end.abort();
  expect(board.drawn).toEqual([saved]);
  board.show(passing, 5_000);
  expect(board.drawn).toEqual([saved]);
  board.show(failed, 5_000);
  expect(board.drawn).toEqual([saved, failed]);
});

test('a notice stays 4 seconds, and 5 where something is wrong', () => {
  const kinds = ['done', 'info', 'warning', 'error'] as const;
  expect(kinds.map((kind) => lifeOf({ kind, title: 'Said' }))).toEqual([4_000, 4_000, 5_000, 5_000]);
  const board = openBoard();
  board.show(saved, lifeOf(saved));
  board.show(failed, lifeOf(failed));
  vi.advanceTimersByTime(3_999);
  expect(board.drawn).toEqual([saved, failed]);
  vi.advanceTimersByTime(1);
  expect(board.drawn).toEqual([failed]);
  vi.advanceTimersByTime(1_000);
  expect(board.drawn).toEqual([]);
});
