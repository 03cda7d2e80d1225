import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Cart, type CartLine, emptyCart } from '../../domain/cart/cart.ts';
import type { PaymentMethod } from '../../domain/order/paymentMethod.ts';
import type { Currency } from '../../domain/pricing/currency.ts';
import type { Coupon } from '../../domain/pricing/offer.ts';
import { type PricingPlan, planPrice } from '../../domain/pricing/pricingPlan.ts';
import { choosePromotion, type PromotionChoice, type ShownPromotion } from '../../domain/pricing/promotion.ts';
import { type Quote, type QuoteInput, type QuoteLine, quote, undiscounted } from '../../domain/pricing/quote.ts';
import type { SiteSettings } from '../../domain/site/siteSettings.ts';
import type { WithholdingPercent } from '../../domain/tax/withholding.ts';
import type { CartItem } from '../../platform/cart/cartItems.ts';
import { useConnection } from '../../ui/state/useConnection.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { type Candidate, withCandidate } from './candidate.ts';
import { isSetAside } from './cartChanges.ts';
import { type CartCouponView, type CouponCart, cartCouponViews, countingCoupons } from './cartCoupons.ts';
import { cartItemsQuery, cartQuery, knownCouponsQuery } from './cartQuery.ts';
import { chosenMethod, groupMethods, offeredMethods } from './methodGroups.ts';
import { paymentMethodsQuery } from './paymentMethodsQuery.ts';
import { promotionsQuery } from './promotionsQuery.ts';
import { promotionWishQuery } from './promotionWish.ts';

/** A line with its item. `price` is `null` where the plan is gone or has no price now. */
export type CartLineView = {
  readonly line: CartLine;
  readonly item: CartItem | null;
  readonly plan: PricingPlan | null;
  readonly price: number | null;
};

/** The total with certain coupons, and the promotion that counts or is passed over. */
type CartFigure = { readonly choice: PromotionChoice; readonly quote: Quote };

export type CartView = CartFigure & {
  readonly isReady: boolean;
  /** Set where the device's cart cannot be read; reads it again. */
  readonly readAgain: (() => void) | null;
  readonly cart: Cart;
  readonly lines: readonly CartLineView[];
  /** The lines that an order is made of. */
  readonly orderable: readonly CartLineView[];
  /** Lines that cannot be bought now. They count nowhere, and return when they can be bought. */
  readonly setAside: readonly CartLineView[];
  readonly coupons: readonly CartCouponView[];
  /** The payment method that counts; `null` while the methods are unknown, or where there is none. */
  readonly method: PaymentMethod | null;
  /** The known promotions of the shop. */
  readonly promotions: readonly ShownPromotion[];
  /** Whether the shop has told its promotions, now or before, or cannot be asked. */
  readonly hasPromotions: boolean;
  /**
   * The cart that a new coupon is checked against. A preselected payment method is left out: it moves with the coupon.
   */
  readonly couponCart: CouponCart;
  /** The total of the lines with a price, if these coupons counted. Same rules as on the server. */
  readonly figureWith: (coupons: readonly Coupon[]) => CartFigure;
  /** Units in the cart, for the badge. */
  readonly count: number;
};

/** No fee while the shipping is unknown. */
const noFee = (): number => 0;
const noCoupons = {};
const noPromotions: readonly ShownPromotion[] = [];
/** The cart accepts payment methods of this age (ms). The checkout asks again. */
const waysFreshMs = 60_000;

/**
 * The cart with its total, computed on the device. Without a usable `chosen` the preselected payment method counts.
 * `candidate` counts as if it were in the cart. `shippingFeeOf` must be a stable function.
 */
export function useCart(
  chosen: PaymentMethod | null = null,
  withholdingPercent: WithholdingPercent = 0,
  candidate: Candidate | null = null,
  shippingFeeOf: (lines: readonly QuoteLine[]) => number = noFee,
): CartView {
  const settings = useSiteSettings();
  const cart = useQuery(cartQuery);
  const { refetch } = cart;
  const items = useQuery(cartItemsQuery).data;
  const known = useQuery(knownCouponsQuery);
  const knownCoupons = known.data ?? noCoupons;
  const asked = useQuery(promotionsQuery);
  const wished = useQuery(promotionWishQuery);
  const wish = wished.data ?? null;
  const promotions = asked.data ?? noPromotions;
  const hasPromotions = !asked.isPending;
  const ways = useQuery({ ...paymentMethodsQuery, staleTime: waysFreshMs }).data;
  const isAway = useConnection() !== 'online';
  const isReady = cart.isSuccess && !known.isPending && !wished.isPending;
  return useMemo(() => {
    const counted = withCandidate(cart.data ?? emptyCart, candidate, 0);
    const itemOf = (id: string) => (candidate?.line.itemId === id ? candidate.item : (items?.[id] ?? null));
    const lines = counted.lines.map((line) => viewOf(line, itemOf(line.itemId), settings.currency));
    const orderable = lines.filter((view) => !isSetAside(view));
    const groups = groupMethods(ways ?? [], settings.currency);
    const priced = pricedLines(orderable);
    const couponCart = {
      ...couponCartOf(priced, settings),
      paymentMethod: chosenMethod(groups, chosen, isAway) === chosen ? chosen : null,
      offeredMethods: ways === undefined ? null : offeredMethods(groups),
    };
    const allowed = countingCoupons(cartCouponViews(counted.couponIds, knownCoupons, couponCart));
    const method = chosenMethod(groups, chosen, isAway, allowed);
    const coupons = cartCouponViews(counted.couponIds, knownCoupons, { ...couponCart, paymentMethod: method });
    const figureWith = (counting: readonly Coupon[]): CartFigure => {
      const use = { lines: undiscounted(priced), couponCount: counting.length, wish, ...termsOf(settings) };
      const choice = choosePromotion(promotions, use, Date.now());
      const wanted = { lines: priced, promotion: choice.promotion, coupons: counting, withholdingPercent };
      return { choice, quote: quoteOf({ ...wanted, shippingFee: shippingFeeOf(priced) }, settings) };
    };
    return {
      ...figureWith(countingCoupons(coupons)),
      isReady,
      promotions,
      hasPromotions,
      figureWith,
      readAgain: cart.isError ? () => void refetch() : null,
      cart: counted,
      lines,
      orderable,
      setAside: lines.filter(isSetAside),
      coupons,
      method,
      couponCart,
      count: counted.lines.reduce((sum, line) => sum + line.quantity, 0),
    };
  }, [
    cart.data,
    isReady,
    cart.isError,
    refetch,
    items,
    knownCoupons,
    promotions,
    hasPromotions,
    wish,
    ways,
    isAway,
    chosen,
    withholdingPercent,
    candidate,
    shippingFeeOf,
    settings,
  ]);
}

function viewOf(line: CartLine, item: CartItem | null, currency: Currency): CartLineView {
  const plan = item?.plans.find(({ id }) => id === line.planId) ?? null;
  return { line, item, plan, price: plan === null ? null : planPrice(plan, currency) };
}

/** The lines of a cart that coupons see: as on the server, only those with a price. */
const couponCartOf = (
  lines: readonly QuoteLine[],
  { currency, oneCouponPerOrder }: SiteSettings,
): Omit<CouponCart, 'paymentMethod' | 'offeredMethods'> => ({
  lines: undiscounted(lines),
  currency,
  oneCouponPerOrder,
});

const termsOf = ({ currency, couponExcludesPromotion }: SiteSettings) => ({ currency, couponExcludesPromotion });

const pricedLines = (lines: readonly CartLineView[]): readonly QuoteLine[] =>
  lines.flatMap(({ line, price }) => (price === null ? [] : [{ ...line, unitPrice: price }]));

const quoteOf = (
  wanted: Pick<QuoteInput, 'lines' | 'promotion' | 'coupons' | 'withholdingPercent' | 'shippingFee'>,
  { currency, vatEnabled }: SiteSettings,
): Quote => quote({ ...wanted, currency, vatEnabled });
