import type { QuoteRequest } from '../../../src/contract/order/quote.ts';
import type { FailureCode } from '../../../src/domain/failure.ts';
import { type Language, type LocalText, textIn } from '../../../src/domain/localText.ts';
import { refuseOrder } from '../../../src/domain/order/placeOrder.ts';
import type { RefusalReason } from '../../../src/domain/order/refusalReason.ts';
import { chosenShipping, needsShipping, type ShippingOption, shippingFee } from '../../../src/domain/order/shipping.ts';
import type { Role } from '../../../src/domain/people/identity.ts';
import type { Coupon, Promotion } from '../../../src/domain/pricing/offer.ts';
import { type PricingPlan, planPrice } from '../../../src/domain/pricing/pricingPlan.ts';
import { type Quote, type QuoteLine, quote, undiscounted } from '../../../src/domain/pricing/quote.ts';
import type { SiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { offersWithholding } from '../../../src/domain/tax/taxInvoice.ts';
import type { EpochMs } from '../../../src/domain/time.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import type { Payments } from '../../payments/payments.ts';
import type { SaleRow } from '../../store/catalogue/items.ts';
import type { Db } from '../../store/database/connection.ts';
import { grantsOf } from '../../store/learning/access.ts';
import { ownedIdsOf } from '../../store/order/purchases.ts';
import { readShippingOptions } from '../../store/order/shipping.ts';
import { storedSettings } from '../../store/site/settings.ts';
import { type CartLine, readCartForSale } from '../cart/readCartForSale.ts';
import { type OfferRefusal, readOffers } from '../cart/readOffers.ts';
import { itemsNotFor } from '../catalogue/groupRight.ts';
import { offeredMethods } from './offeredMethods.ts';

/** The buyer; `null` is a guest. */
type Buyer = { readonly userId: string; readonly role: Role } | null;

/** One reason against the order with the facts of its message. */
type QuoteRefusal = {
  readonly code: FailureCode;
  readonly itemIds: readonly string[];
  readonly names: readonly LocalText[];
  readonly until: EpochMs | null;
  /** Why an offer does not count, or the kind of a duplicate. */
  readonly reason?: RefusalReason;
  /** Stock of each item, if too few are left. */
  readonly unitsLeft?: readonly number[];
};

/** A line on sale with all data that an order stores. */
type PricedLine = { readonly item: SaleRow; readonly plan: PricingPlan; readonly quantity: number };

export type ComputedQuote = {
  readonly quote: Quote;
  /** In the order of the quote's lines. */
  readonly lines: readonly PricedLine[];
  /** The delivery of products; `null` without. */
  readonly shippingOption: ShippingOption | null;
  readonly promotion: Promotion | null;
  readonly coupons: readonly Coupon[];
  /** All refusals in the order of the messages; empty if the order may be placed. */
  readonly refusals: readonly QuoteRefusal[];
  readonly settings: SiteSettings;
};

/**
 * Computes the quote of a cart from the shop's current data; the request gives ids and quantities only. Lines without a
 * price and offers that do not apply are left out and refused by name.
 */
export async function computeQuote(
  db: Db,
  payments: Payments,
  request: QuoteRequest,
  buyer: Buyer,
  now: EpochMs,
): Promise<ComputedQuote> {
  const settings = await storedSettings(db);
  const { currency } = settings;
  const buyerId = buyer?.userId ?? null;
  const grants = buyerId === null ? [] : await grantsOf(db, buyerId);
  const owned = ownedIdsOf(grants);
  const viewer = { isMember: buyer?.role === 'student', ownedCourseIds: owned };
  const cart = await readCartForSale(db, request, { buyerId, grants, viewer }, now);
  const lines = cart.flatMap((line) => pricedLine(line, currency));
  const quoteLines = lines.map((line) => quoteLine(line, currency));
  const methods = (await offeredMethods(db, payments, currency)).map(({ method }) => method);
  const { refusals: ofOffers, ...offers } = await readOffers(db, request, {
    ...{ lines: undiscounted(quoteLines), offeredMethods: methods, settings, buyerId, now },
  });
  const isSent = needsShipping(cart.map(({ orderItem }) => orderItem));
  const shippingOptions = isSent ? await readShippingOptions(db) : [];
  const shippingOption = chosenShipping(shippingOptions, request.shippingOptionId, currency);
  const quoted = quote({
    currency,
    lines: quoteLines,
    ...offers,
    shippingFee: shippingFee(shippingOption, quoteLines, currency),
    // The order checks the right to withhold with its tax data.
    withholdingPercent: offersWithholding(settings) ? request.withholdingPercent : 0,
    vatEnabled: settings.vatEnabled,
  });
  const refusals = refuseOrder({
    buyer: buyer?.role ?? null,
    ownedCourseIds: owned,
    currency,
    method: request.method,
    offeredMethods: methods,
    shippingOption,
    total: lines.length === cart.length ? quoted.total : null,
    items: cart.map(({ orderItem }) => orderItem),
    now,
  });
  const denied = await itemsNotFor(
    db,
    lines.map(({ item }) => item),
    settings,
    buyerId,
  );
  const told = refusals.map(({ code, itemIds, endsAt, unitsLeft, cause }) => ({
    ...{ code, itemIds, until: endsAt },
    ...(unitsLeft && { unitsLeft }),
    ...(cause && { reason: cause }),
    names: itemIds.flatMap((id) => titleOf(id, cart) ?? []),
  }));
  return {
    quote: quoted,
    lines,
    shippingOption,
    ...offers,
    refusals: [...told, ...deniedTo(denied), ...ofOffers.map(aboutOffer)],
    settings,
  };
}

/** The first refusal of an order as its answer. */
export const refusalOfQuote = (
  { code, itemIds, names, until, unitsLeft, reason }: QuoteRefusal,
  language: Language,
): Refusal =>
  refuse(code, {
    itemIds,
    names: names.map((name) => textIn(name, language)),
    ...(until !== null && { until }),
    ...(unitsLeft && { unitsLeft }),
    ...(reason && { reason }),
  });

/** `null` without item or price. */
function pricedLine({ item, plan, quantity }: CartLine, currency: SiteSettings['currency']): readonly PricedLine[] {
  const hasPrice = item !== null && plan !== null && planPrice(plan, currency) !== null;
  return hasPrice ? [{ item, plan, quantity }] : [];
}

const quoteLine = ({ item, plan, quantity }: PricedLine, currency: SiteSettings['currency']): QuoteLine => ({
  itemId: item.id,
  kind: item.kind,
  planId: plan.id,
  quantity,
  unitPrice: planPrice(plan, currency) ?? 0,
});

/** `null` for an unknown item: an id is no name. */
const titleOf = (id: string, cart: readonly CartLine[]): LocalText | null =>
  cart.find(({ item }) => item?.id === id)?.item?.title ?? null;

const deniedTo = (items: readonly SaleRow[]): readonly QuoteRefusal[] =>
  items.length === 0
    ? []
    : [
        {
          ...{ code: 'COURSE_ACCESS_DENIED', until: null },
          itemIds: items.map(({ id }) => id),
          names: items.map(({ title }) => title),
        },
      ];

const aboutOffer = ({ fault, codes }: OfferRefusal): QuoteRefusal => ({
  code: fault === 'noSuchCoupon' || fault === 'noSuchPromotion' ? 'NOT_FOUND' : 'COUPON_NOT_AVAILABLE',
  ...{ reason: fault, itemIds: [], until: null },
  names: codes.map((code) => ({ th: code, en: null })),
});
