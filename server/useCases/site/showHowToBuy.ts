import type { LocalText } from '../../../src/domain/localText.ts';
import { isReported } from '../../../src/domain/order/paymentMethod.ts';
import type { HowToBuy } from '../../../src/domain/site/typedHowToBuy.ts';
import { usualHowToBuyMessages } from '../../../src/i18n/catalogue/usualHowToBuy.ts';
import type { Db } from '../../store/database/connection.ts';
import { readHowToBuy } from '../../store/site/howToBuy.ts';
import { readSettings } from '../../store/site/settings.ts';
import type { AppParts } from '../appParts.ts';
import { offeredMethods } from '../order/offeredMethods.ts';

/** The how-to-buy steps, or the usual ones; also if not shown. */
export async function showHowToBuy(db: Db, { payments }: Pick<AppParts, 'payments'>): Promise<HowToBuy> {
  const { howToBuyShown, currency } = await readSettings(db);
  const own = await readHowToBuy(db);
  if (own !== null) return { isEnabled: howToBuyShown, steps: own };
  const offered = await offeredMethods(db, payments, currency);
  const isSomeReported = offered.some(({ method }) => isReported(method));
  return { isEnabled: howToBuyShown, steps: usualSteps(isSomeReported ? 'report' : 'pay') };
}

function usualSteps(last: 'report' | 'pay'): readonly LocalText[] {
  const { th, en } = usualHowToBuyMessages;
  return (['choose', 'fillIn', 'order', last] as const).map((step) => ({ th: th[step], en: en[step] }));
}
