import type { Order } from '../../domain/order/order.ts';
import type { ReportSubject } from '../outbox/useReportEntries.ts';

/** The data of an order that its report needs, persisted with it for offline use. */
export const reportSubjectOf = (order: Order): ReportSubject => ({
  orderId: order.id,
  token: order.token,
  number: order.number,
  currency: order.currency,
  due: order.total,
  buyerName: order.buyerName,
  email: order.email,
  tel: order.tel,
  placedAt: order.placedAt,
  cancelAt: order.cancelAt,
});
