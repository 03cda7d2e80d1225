import type { Proved } from '../proof.ts';
import { carryOut, type Run } from './carryOut.ts';
import { proveOnPhones } from './onPhones.ts';
import type { Sabotage } from './phone.ts';
import { scenarioOf } from './scenario.ts';

/** Proves that reports arrive once and whole. `sabotage` breaks a guarantee, which must be noticed. */
export const proveOutbox = (seedFrom: number, seedTo: number, sabotage: Sabotage = null): Promise<Proved> =>
  proveOnPhones({
    ...{ seedFrom, seedTo, sabotage, describe },
    carryOut: (phone, shop, seed) => carryOut(phone, shop, scenarioOf(seed)),
  });

function describe(runs: readonly Run[]): string {
  const sum = (of: (run: Run) => number) => runs.reduce((total, run) => total + of(run), 0);
  const deaths = runs.flatMap(({ died }) => died);
  const points = (who: string) => new Set(deaths.filter((death) => death.startsWith(who))).size;
  return (
    `${deaths.length} deaths of ${sum((run) => run.planned)} planned (the point of the others never came), at ` +
    `${points('page')} points of the page and ${points('worker')} of the worker; ` +
    `${sum((run) => run.faults)} requests that went wrong, ${sum((run) => Number(run.isMadeAnew))} reports made anew, ` +
    `${sum((run) => Number(run.isForgotten))} that had arrived and went from the device with their owner, ` +
    `${sum((run) => run.slipsLeft)} slips left on a device without need`
  );
}
