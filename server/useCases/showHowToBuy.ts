import type { HowToBuy } from '../../src/domain/typedHowToBuy.ts';
import type { Db } from '../store/connection.ts';
import { readHowToBuy } from '../store/howToBuy.ts';
import { readSettings } from '../store/settings.ts';
import { howToBuySteps } from './howToBuySteps.ts';

/** How to buy, in the shop's own words or, as long as it has none, in the usual ones; also where it is not shown. */
export async function showHowToBuy(db: Db): Promise<HowToBuy> {
  const { howToBuyShown } = await readSettings(db);
  return { isEnabled: howToBuyShown, steps: (await readHowToBuy(db)) ?? howToBuySteps };
}
