import { sql } from 'drizzle-orm';
import type { Duration } from '../../../src/domain/learning/duration.ts';
import type { Language, LocalText } from '../../../src/domain/localText.ts';
import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import type { OrderShipping } from '../../../src/domain/order/shipping.ts';
import type { Currency } from '../../../src/domain/pricing/currency.ts';
import type { PricingPlan } from '../../../src/domain/pricing/pricingPlan.ts';
import type { Quote } from '../../../src/domain/pricing/quote.ts';
import type { Acceptance } from '../../../src/domain/site/acceptance.ts';
import type { TaxData } from '../../../src/domain/tax/taxData.ts';
import type { Db, Tx } from '../database/database.ts';
import { orderEvents, orderLines, orderNumbers, orders } from '../schema/orders.ts';

/** An order line with all data that later catalogue changes must not affect. Minor units. */
export type NewOrderLine = {
  readonly itemId: string;
  readonly kind: 'course' | 'product';
  readonly slug: string;
  readonly title: LocalText;
  readonly coverName: string | null;
  readonly isWatchable: boolean;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly plan: PricingPlan;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly discount: number;
  readonly holdsSeats: boolean;
};

type NewOrder = {
  readonly id: string;
  readonly token: string;
  readonly userId: string;
  readonly currency: Currency;
  readonly method: PaymentMethod;
  readonly quote: Quote;
  readonly quoteDigest: string;
  readonly promotionId: string | null;
  readonly placedAt: number;
  readonly cancelAt: number | null;
  readonly buyerName: string;
  readonly email: string;
  readonly tel: string | null;
  readonly language: Language;
  readonly tax: TaxData | null;
  readonly shipping: OrderShipping | null;
  readonly acceptance: Acceptance | null;
  readonly lines: readonly NewOrderLine[];
};

/** Writes an order as notYetReceived with its lines and first event; answers its number. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<string> {
  const number = await nextOrderNumber(tx);
  const { quote, lines, ...row } = order;
  await tx.insert(orders).values({
    ...row,
    number,
    status: 'notYetReceived',
    price: quote.price,
    discount: quote.discount,
    shippingFee: quote.shippingFee,
    vat: quote.vat.vat,
    withholding: quote.withholding,
    withholdingPercent: quote.withholdingPercent,
    total: quote.total,
  });
  await tx.insert(orderLines).values(lines.map((line, position) => lineRow(order.id, line, position)));
  await tx.insert(orderEvents).values({
    orderId: order.id,
    from: null,
    to: 'notYetReceived',
    at: order.placedAt,
    actor: 'buyer',
    actorUserId: order.userId,
  });
  return number;
}

async function nextOrderNumber(db: Db): Promise<string> {
  const { rows } = await db.execute<{ number: number }>(sql`select nextval(${orderNumbers.seqName}) as number`);
  return String(rows[0]?.number);
}

const lineRow = (orderId: string, line: NewOrderLine, position: number): typeof orderLines.$inferInsert => ({
  orderId,
  position,
  itemId: line.itemId,
  kind: line.kind,
  slug: line.slug,
  titleTh: line.title.th,
  titleEn: line.title.en,
  coverName: line.coverName,
  isWatchable: line.isWatchable,
  startsAt: line.startsAt,
  endsAt: line.endsAt,
  planId: line.plan.id,
  planNameTh: line.plan.name.th,
  planNameEn: line.plan.name.en,
  planType: line.plan.type,
  pricingType: line.plan.pricingType,
  ...termColumns(line.plan.term, line.plan.extension),
  needsApproval: line.plan.needsApproval,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  discount: line.discount,
  holdsSeats: line.holdsSeats,
});

const termColumns = (term: Duration | null, extension: Duration | null) => ({
  termAmount: term?.amount ?? null,
  termUnit: term?.unit ?? null,
  extensionAmount: extension?.amount ?? null,
  extensionUnit: extension?.unit ?? null,
});
