import { type Language, textIn } from '../../src/domain/localText.ts';
import type { Order } from '../../src/domain/order/order.ts';
import { encodeMajor } from '../../src/domain/pricing/minorUnits.ts';
import { formatBangkokDate, formatBangkokTime } from '../../src/domain/time.ts';
import { checkoutMessages } from '../../src/i18n/buying/checkout.ts';
import { orderListMessages } from '../../src/i18n/buying/orderList.ts';
import { ordersMessages } from '../../src/i18n/buying/orders.ts';
import type { Sheet, SheetCell } from './sheetBytes.ts';

/** Orders as a table in the reader's language, one row each. */
export const orderSheet = (orders: readonly Order[], language: Language): Sheet => ({
  titles: Object.values(orderListMessages[language].exported.columns),
  rows: orders.map((order) => rowOf(order, language)),
});

/** Name of the file without its ending. */
export const orderSheetName = (language: Language, now: number): string =>
  `${orderListMessages[language].exported.name}-${formatBangkokDate(now)}`;

function rowOf(order: Order, language: Language): readonly SheetCell[] {
  const report = order.reports.at(-1);
  const cells: Record<keyof (typeof orderListMessages)['th']['exported']['columns'], SheetCell> = {
    number: order.number,
    placedAt: timeOf(order.placedAt),
    status: ordersMessages[language].status[order.status],
    method: checkoutMessages[language].methods.names[order.method],
    buyer: order.buyerName,
    email: order.email,
    tel: order.tel ?? '',
    items: order.lines.map((line) => `${textIn(line.title, language)} × ${line.quantity}`).join(', '),
    price: encodeMajor(order.price),
    discount: encodeMajor(order.discount),
    shipping: encodeMajor(order.shippingFee),
    vat: encodeMajor(order.vat),
    withholding: encodeMajor(order.withholding),
    total: encodeMajor(order.total),
    currency: order.currency,
    reported: report === undefined ? '' : encodeMajor(report.amount),
    document: order.document?.number ?? '',
  };
  return Object.values(cells);
}

const timeOf = (instant: number): string => `${formatBangkokDate(instant)} ${formatBangkokTime(instant)}`;
