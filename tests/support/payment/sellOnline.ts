import type { Db } from '../../../server/store/database/connection.ts';
import { paymentMethods } from '../../../server/store/schema/paymentMethods.ts';
import { paymentMethods as allMethods, isReported } from '../../../src/domain/order/paymentMethod.ts';

export const onlineMethods = allMethods.filter((method) => !isReported(method));

/** Switches every online method of a shop on, after its bank transfer. */
export async function sellOnline(db: Db): Promise<void> {
  await db
    .insert(paymentMethods)
    .values(onlineMethods.map((method, at) => ({ method, isOn: true, titleTh: method, position: at + 2 })));
}
