import { type HowToBuy, keptHowToBuy, refuseHowToBuy, typedHowToBuy } from '../../src/domain/typedHowToBuy.ts';
import { type Refusal, refuse } from '../http/failure.ts';
import type { Tx } from '../store/connection.ts';
import { writeHowToBuy } from '../store/howToBuy.ts';
import { writeSettings } from '../store/settings.ts';

/** Writes how to buy and whether it is shown. Refuses empty steps, too many, and to show none. */
export async function changeHowToBuy(tx: Tx, wanted: HowToBuy, now: number): Promise<HowToBuy | Refusal> {
  const typed = typedHowToBuy(wanted);
  const problems = refuseHowToBuy(typed);
  if (Object.keys(problems).length > 0) return refuse('INPUT_ERROR', { fields: onWire(problems) });
  const kept = keptHowToBuy(typed);
  await writeHowToBuy(tx, kept.steps, now);
  await writeSettings(tx, { howToBuyShown: kept.isEnabled }, now);
  return kept;
}

/** The steps are the wire's `description`. */
const onWire = (problems: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([field, code]) => [field.replace(/^steps/, 'description'), code]));
