import { getPricingPlans } from '../../../src/contract/cart/cart.ts';
import { catalogueDelta } from '../../../src/contract/catalogue/catalogue.ts';
import { type OrderRequest, placeOrderCall } from '../../../src/contract/order/order.ts';
import type { TransferReport } from '../../../src/contract/order/payment.ts';
import { type QuoteRequest, quoteCart } from '../../../src/contract/order/quote.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { initialPlan, listPlans } from '../../../src/domain/pricing/pricingPlan.ts';
import { formatBangkokTime } from '../../../src/domain/time.ts';
import type { Asked, ShopClient } from '../shop/shopClient.ts';
import type { Visitor } from '../shop/wireRequest.ts';

/** A course and its first plan. */
export type Offered = { readonly itemId: string; readonly planId: string; readonly seatsLeft: number | null };

const nobody = { isMember: false, ownedCourseIds: [] };
const byTransfer = {
  promotionId: null,
  couponIds: [],
  method: 'bankTransfer',
  withholdingPercent: 0,
  shippingOptionId: null,
} as const;

/** Items that this buyer, or a guest, can order by transfer, ordered by id. */
export async function findOffered(client: ShopClient, as?: Visitor): Promise<Offered[]> {
  const { rows } = await client.call(catalogueDelta);
  const courses = rows.filter(({ kind, isFree }) => kind === 'course' && !isFree);
  const itemIds = courses.map(({ id }) => id).toSorted();
  const plans = await client.call(getPricingPlans, { body: { itemIds } });
  const offered: Offered[] = [];
  for (const itemId of itemIds) {
    const seatsLeft = courses.find(({ id }) => id === itemId)?.seatsLeft ?? null;
    const ofItem = plans.filter((plan) => plan.itemId === itemId);
    const plan = initialPlan(listPlans(ofItem, nobody));
    if (plan === null) continue;
    const each = { itemId, planId: plan.id, seatsLeft };
    const { refusals } = await client.call(quoteCart, { body: quoteRequest([each]) }, as ? { as } : {});
    if (refusals.length === 0) offered.push(each);
  }
  return offered;
}

export const quoteRequest = (chosen: readonly Offered[]): QuoteRequest => ({
  ...byTransfer,
  lines: chosen.map(({ itemId, planId }) => ({ itemId, planId, kind: 'course', quantity: 1 })),
});

/** Requests the quote that the buyer agrees to. */
export async function agree(client: ShopClient, as: Visitor, chosen: Offered): Promise<OrderRequest> {
  const request = quoteRequest([chosen]);
  const { quote, signature } = await client.call(quoteCart, { body: request }, { as });
  return { ...request, method: byTransfer.method, quote, signature, language: 'th', tax: null, delivery: null };
}

export const order = (client: ShopClient, as: Visitor, body: OrderRequest, key: string): Promise<Asked<Order>> =>
  client.ask(placeOrderCall, { body }, { as, key });

/** A report of the whole amount from a well-known bank. */
export const reportOf = (
  { id, token, total, email }: Order,
  accountId: string,
  slipNames: readonly string[],
  transferredAt: number,
): TransferReport => ({
  ...{ orderId: id, orderToken: token, contactName: 'มานี ใจดี', email, tel: '0812345678' },
  ...{
    originBankCode: 'KBANK',
    accountId,
    transferredAt,
    time: formatBangkokTime(transferredAt),
    amount: total,
    note: '',
    slipNames,
  },
});
