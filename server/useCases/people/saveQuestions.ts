import { type CustomLabel, refuseLabel, storedLabel } from '../../../src/domain/people/customLabel.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import type { Tx } from '../../store/database/connection.ts';
import { readCustomLabels, writeCustomLabels } from '../../store/people/customLabels.ts';

/** Stores the registration questions. Refuses invalid ones, each by name, and duplicate ids. */
export async function saveQuestions(tx: Tx, typed: readonly CustomLabel[]): Promise<CustomLabel[] | Refusal> {
  const faults = typed.flatMap((label, place) => {
    const isTwice = typed.findIndex(({ id }) => id === label.id) !== place;
    const fault = isTwice ? 'invalid' : refuseLabel(label);
    return fault === null ? [] : [[`data.${place}`, fault]];
  });
  if (faults.length > 0) return refuse('INPUT_ERROR', { fields: Object.fromEntries(faults) });
  await writeCustomLabels(tx, typed.map(storedLabel));
  return [...(await readCustomLabels(tx))];
}
