import type { HowToBuy } from '../../../src/domain/site/typedHowToBuy.ts';
import type { Db } from '../../store/database/connection.ts';
import { readHowToBuy } from '../../store/site/howToBuy.ts';
import { readSettings } from '../../store/site/settings.ts';
import { howToBuySteps } from './howToBuySteps.ts';

/** The how-to-buy steps, or the default ones; also if not shown. */
export async function showHowToBuy(db: Db): Promise<HowToBuy> {
  const { howToBuyShown } = await readSettings(db);
  return { isEnabled: howToBuyShown, steps: (await readHowToBuy(db)) ?? howToBuySteps };
}
