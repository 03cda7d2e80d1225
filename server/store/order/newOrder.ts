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
import type { Tx } from '../database/database.ts';
import { orderEvents, orderLines, orderNumbers, orders } from '../schema/orders.ts';
import { orderOf, type StoredOrder } from './orderRows.ts';

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

/** Writes an order as notYetReceived with its lines and first event, in one statement, and answers it. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<StoredOrder> {
  const { quote, lines: agreed, ...facts } = order;
  const row = {
    ...facts,
    status: 'notYetReceived' as const,
    price: quote.price,
    discount: quote.discount,
    shippingFee: quote.shippingFee,
    vat: quote.vat.vat,
    withholding: quote.withholding,
    withholdingPercent: quote.withholdingPercent,
    total: quote.total,
    underReview: false,
  };
  const lines = agreed.map((line, position) => lineRow(order.id, line, position));
  const event = {
    ...{ orderId: order.id, from: null, to: row.status, at: order.placedAt },
    ...{ actor: 'buyer' as const, actorUserId: order.userId, reasonCode: null, reason: null, method: null },
  };
  const number = sql`nextval(${orderNumbers.seqName})::text`;
  const made = tx.$with('made').as(
    tx
      .insert(orders)
      .values({ ...row, number })
      .returning({ number: orders.number }),
  );
  const madeLines = tx.$with('made_lines').as(tx.insert(orderLines).values(lines));
  const madeEvent = tx.$with('made_event').as(tx.insert(orderEvents).values(event));
  const [written] = await tx.with(made, madeLines, madeEvent).select({ number: made.number }).from(made);
  if (!written) throw new Error('An order was not written');
  return orderOf({ ...row, number: written.number }, { ...nothingYet, lines, events: [event] });
}

/** The parts that an order gets later. */
const nothingYet = { reports: [], refunds: [], document: null, creditNote: null, parcel: null } as const;

const lineRow = (orderId: string, line: NewOrderLine, position: number): typeof orderLines.$inferSelect => ({
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
