import type { Proved } from '../../proof.ts';
import { proveOnPhones } from '../onPhones.ts';
import type { Sabotage } from '../phone.ts';
import { type WatchedRun, watch } from './watch.ts';

/** Proves that watched seconds count once. `sabotage` breaks a promise, which must be noticed. */
export const proveWatched = (seedFrom: number, seedTo: number, sabotage: Sabotage = null): Promise<Proved> =>
  proveOnPhones({ seedFrom, seedTo, sabotage, carryOut: watch, describe });

function describe(runs: readonly WatchedRun[]): string {
  const sum = (of: (run: WatchedRun) => number) => runs.reduce((total, run) => total + of(run), 0);
  const most = Math.max(0, ...runs.filter(({ kills }) => kills === 1).map(({ lostSeconds }) => lostSeconds));
  return (
    `${sum((run) => run.playedSeconds)} s played, ${sum((run) => run.lostSeconds)} s of them lost by ` +
    `${sum((run) => run.kills)} kills, at most ${most} s by a single one; ${sum((run) => run.faults)} requests that went wrong`
  );
}
