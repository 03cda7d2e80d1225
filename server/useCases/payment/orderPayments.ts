import type { OrderPayment } from '../../../src/domain/order/orderPayment.ts';
import type { Db } from '../../store/database/connection.ts';
import { paymentsOf } from '../../store/order/refunds.ts';
import type { AppParts } from '../appParts.ts';

/** The money that came in for an order, the oldest first. */
export const orderPayments = (
  db: Db,
  { payments }: Pick<AppParts, 'payments'>,
  orderId: string,
): Promise<readonly OrderPayment[]> =>
  paymentsOf(
    db,
    orderId,
    ({ provider, method }) => payments.charger(provider)?.refunds?.methods.includes(method) === true,
  );
