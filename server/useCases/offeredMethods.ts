import type { Currency } from '../../src/domain/currency.ts';
import { chargesIn, isUsable, type OfferedPaymentMethod } from '../../src/domain/paymentMethod.ts';
import type { Db } from '../store/connection.ts';
import { readPaymentMethods } from '../store/paymentMethods.ts';

/** The ways to pay that are switched on, have what they need and can charge this currency, in the shop's order. */
export const offeredMethods = async (db: Db, currency: Currency): Promise<readonly OfferedPaymentMethod[]> =>
  (await readPaymentMethods(db)).filter((offered) => isUsable(offered) && chargesIn(offered.method, currency));
