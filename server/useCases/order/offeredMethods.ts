import { chargesIn, isReported, isUsable, type OfferedPaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import type { Currency } from '../../../src/domain/pricing/currency.ts';
import type { Payments } from '../../payments/payments.ts';
import type { Db } from '../../store/database/connection.ts';
import { storedPaymentMethods } from '../../store/order/paymentMethods.ts';

/**
 * The enabled, usable methods that can charge this currency, in the shop's order. One without keys in the configuration
 * is not offered, whatever the database says.
 */
export const offeredMethods = async (
  db: Db,
  payments: Payments,
  currency: Currency,
): Promise<readonly OfferedPaymentMethod[]> =>
  (await storedPaymentMethods(db)).filter(
    (offered) =>
      isUsable(offered) &&
      chargesIn(offered.method, currency) &&
      (isReported(offered.method) || payments.of(offered.method) !== null),
  );
