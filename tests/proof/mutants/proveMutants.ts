import type { Proved } from '../proof.ts';
import { allMutants, mutantsOf } from './allMutants.ts';
import type { Mutant } from './mutant.ts';
import { whilePlanted } from './plantMutant.ts';
import { runnerOf, runTestFiles, type TestRunner } from './runTestFiles.ts';

/** Plants each fault in turn. A test of its file must fail that passes without it. */
export async function proveMutants(mutants: readonly Mutant[]): Promise<Proved> {
  const failures = await refuseFailingFiles(mutants);
  if (failures.length > 0) return { cases: 0, failures };
  const seconds = new Map<Mutant, number>();
  for (const mutant of mutants) {
    const begun = performance.now();
    const { caughtBy, survived } = await tryMutant(mutant);
    const took = (performance.now() - begun) / 1000;
    seconds.set(mutant, took);
    console.log(`   ${survived ? 'SURVIVED' : 'caught  '} ${took.toFixed(1).padStart(6)} s  ${mutant.name}`);
    console.log(`            ${survived ?? `${mutant.caughtBy}: ${caughtBy}`}`);
    if (survived) failures.push(`${mutant.name} (${mutant.file}): ${survived}`);
  }
  console.log(`   ${mutants.length - failures.length} of ${mutants.length} faults were caught`);
  return { cases: mutants.length, failures, notes: notesOf(mutants, seconds) };
}

/** Faults chosen by number, from 1, or by a part of their name. */
export const chosenMutants = (from: number, to: number, only: string): readonly Mutant[] =>
  allMutants.slice(from - 1, to).filter(({ name }) => name.includes(only));

/** A test that fails anyway proves nothing, so each runner first runs all named files once. */
async function refuseFailingFiles(mutants: readonly Mutant[]): Promise<string[]> {
  const filesOf = new Map<TestRunner, Set<string>>();
  for (const { caughtBy } of mutants) {
    const runner = runnerOf(caughtBy);
    filesOf.set(runner, (filesOf.get(runner) ?? new Set()).add(caughtBy));
  }
  const failures: string[] = [];
  for (const [runner, files] of filesOf) {
    const { ok, ran, failed, said } = await runTestFiles(runner, [...files], { stopsAtFirst: false });
    console.log(`   without a fault: ${runner}, ${files.size} files, ${ran} tests, ${failed.length} failed`);
    failures.push(...failed.map((name) => `fails without any fault: ${name}`));
    if (!ok && failed.length === 0) failures.push(`the ${runner} files do not run without a fault:\n${said}`);
  }
  return failures;
}

/** A file that does not load has noticed nothing: one of its tests must fail. */
async function tryMutant(mutant: Mutant): Promise<{ readonly caughtBy: string; readonly survived: string | null }> {
  try {
    const { ok, failed, said } = await whilePlanted(mutant, () =>
      runTestFiles(runnerOf(mutant.caughtBy), [mutant.caughtBy], { stopsAtFirst: true }),
    );
    const [first] = failed;
    if (first !== undefined) return { caughtBy: first, survived: null };
    const survived = ok ? `${mutant.caughtBy} passes` : `no test of ${mutant.caughtBy} failed, it broke off:\n${said}`;
    return { caughtBy: '', survived };
  } catch (fault) {
    return { caughtBy: '', survived: fault instanceof Error ? fault.message : String(fault) };
  }
}

const notesOf = (mutants: readonly Mutant[], seconds: ReadonlyMap<Mutant, number>): readonly string[] => {
  const floors = Object.entries(mutantsOf).map(([floor, ofFloor]) => {
    const tried = ofFloor.filter((mutant) => mutants.includes(mutant));
    const took = tried.reduce((sum, mutant) => sum + (seconds.get(mutant) ?? 0), 0);
    return `${floor}: ${tried.length} (${Math.round(took)} s)`;
  });
  return [floors.join(', ')];
};
