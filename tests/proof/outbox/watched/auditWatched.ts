import type { ProofShop } from '../shop.ts';
import type { Played } from './playFilm.ts';

type Span = Played['spans'][number];

/** The promise: a killed page loses no more watched time than this (seconds). */
export const mostLostByKill = 10;

/** Plays begin and end at such moments (seconds). */
const grain = 0.5;

/** Compares what was played with what the shop counted, moment by moment: none may be counted more often than played. */
export async function auditWatched(
  { ask, courseId }: ProofShop,
  userId: string,
  played: readonly Span[],
): Promise<{ readonly wrong: string[]; readonly playedSeconds: number; readonly lostSeconds: number }> {
  const rows = await ask(
    'select from_seconds, to_seconds from progress_intervals where user_id = $1 and course_id = $2',
    [userId, courseId],
  );
  const here = timesOf(played);
  const there = timesOf(rows.map((row) => ({ from: Number(row.from_seconds), to: Number(row.to_seconds) })));
  const twice = [...there].filter(([moment, times]) => times > (here.get(moment) ?? 0));
  const sum = (times: ReadonlyMap<number, number>) => [...times.values()].reduce((all, each) => all + each * grain, 0);
  const wrong = twice.map(
    ([moment, times]) =>
      `second ${moment * grain} was played ${here.get(moment) ?? 0} times and counted ${times} times`,
  );
  return { wrong: wrong.slice(0, 3), playedSeconds: sum(here), lostSeconds: sum(here) - sum(there) };
}

/** How often each moment occurs. */
function timesOf(spans: readonly Span[]): ReadonlyMap<number, number> {
  const times = new Map<number, number>();
  for (const { from, to } of spans) {
    for (let moment = Math.round(from / grain); moment < Math.round(to / grain); moment += 1) {
      times.set(moment, (times.get(moment) ?? 0) + 1);
    }
  }
  return times;
}
