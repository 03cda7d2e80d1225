import {
  type HowToBuy,
  refuseHowToBuy,
  storedHowToBuy,
  typedHowToBuy,
} from '../../../src/domain/site/typedHowToBuy.ts';
import type { Refusal } from '../../base/refusal.ts';
import { refuseFields } from '../../base/refuseFields.ts';
import type { Tx } from '../../store/database/connection.ts';
import { writeHowToBuy } from '../../store/site/howToBuy.ts';
import { writeSettings } from '../../store/site/settings.ts';

/** Writes the how-to-buy steps and whether they are shown. Refuses empty or too many steps, and showing none. */
export async function changeHowToBuy(tx: Tx, wanted: HowToBuy, now: number): Promise<HowToBuy | Refusal> {
  const typed = typedHowToBuy(wanted);
  // The steps are `description` on the wire.
  const refused = refuseFields<string>(refuseHowToBuy(typed), (field) => field.replace(/^steps/, 'description'));
  if (refused) return refused;
  const stored = storedHowToBuy(typed);
  await writeHowToBuy(tx, stored.steps, now);
  await writeSettings(tx, { howToBuyShown: stored.isEnabled }, now);
  return stored;
}
