import { describe, expect, test } from 'vitest';
import {
  type ClosedStretch,
  closeStretch,
  type OpenStretch,
  playedTo,
} from '../../../src/features/playlist/watchedStretch.ts';

/** Plays pairs of second and time (ms); returns the closed stretches and the open one. */
function play(ticks: readonly (readonly [seconds: number, at: number])[]) {
  let open: OpenStretch | null = null;
  const closed: ClosedStretch[] = [];
  for (const [seconds, at] of ticks) {
    const step = playedTo(open, seconds, at);
    open = step.open;
    if (step.closed) closed.push(step.closed);
  }
  return { open, closed };
}

const quarterSeconds = (from: number, to: number, startedAt: number) =>
  Array.from({ length: (to - from) * 4 + 1 }, (_, tick) => [from + tick / 4, startedAt + tick * 250] as const);

describe('stretches of a playing lecture', () => {
  test('nothing is closed before ten seconds, and then once for each ten', () => {
    expect(play(quarterSeconds(0, 9, 1_000)).closed).toEqual([]);
    const { open, closed } = play(quarterSeconds(0, 25, 1_000));
    expect(closed).toEqual([
      { from: 0, to: 10, recordedAt: 11_000 },
      { from: 10, to: 20, recordedAt: 21_000 },
    ]);
    expect(closeStretch(open)).toEqual({ from: 20, to: 25, recordedAt: 26_000 });
  });

  test('the closed stretches and the open one hold every second that was played, none twice', () => {
    const { open, closed } = play(quarterSeconds(3, 58, 0));
    const all = [...closed, closeStretch(open)].flatMap((stretch) => stretch ?? []);
    expect(all.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(55);
    for (const [place, { from }] of all.entries()) expect(from).toBe(all[place - 1]?.to ?? 3);
  });

  test('a step that no player makes ends the stretch where it was last heard of', () => {
    const ahead = play([...quarterSeconds(0, 4, 0), [120, 4_250], [121, 5_250]]);
    expect(ahead.closed).toEqual([{ from: 0, to: 4, recordedAt: 4_000 }]);
    expect(closeStretch(ahead.open)).toEqual({ from: 120, to: 121, recordedAt: 5_250 });
    const back = play([...quarterSeconds(60, 64, 0), [10, 4_250]]);
    expect(back.closed).toEqual([{ from: 60, to: 64, recordedAt: 4_000 }]);
  });

  test('time slept by the page is dropped, and the end is dated at the last report', () => {
    const hour = 3_600_000;
    const { open, closed } = play([...quarterSeconds(0, 2, 0), [902, hour], [903, hour + 1_000]]);
    expect(closed).toEqual([{ from: 0, to: 2, recordedAt: 2_000 }]);
    expect(closeStretch(open)).toEqual({ from: 902, to: 903, recordedAt: hour + 1_000 });
  });

  test('a lecture played twice as fast counts its own seconds', () => {
    const { closed } = play(Array.from({ length: 41 }, (_, tick) => [tick / 2, tick * 250] as const));
    expect(closed).toEqual([{ from: 0, to: 20, recordedAt: 10_000 }]);
  });

  test('a video that does not advance was not watched', () => {
    expect(closeStretch(null)).toBeNull();
    expect(closeStretch(play([[7, 0]]).open)).toBeNull();
  });
});
