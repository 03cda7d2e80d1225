import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Cart, type CartLine, emptyCart } from '../../domain/cart.ts';
import type { Currency } from '../../domain/currency.ts';
import { type PricingPlan, planPrice } from '../../domain/pricingPlan.ts';
import { type Quote, quote } from '../../domain/quote.ts';
import type { SiteSettings } from '../../domain/siteSettings.ts';
import type { CartItem } from '../../platform/cartItems.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { cartItemsQuery, cartQuery } from './cartQuery.ts';

/** A line with what is known of its item. `price` is `null` when the plan has gone or has no price now. */
export type CartLineView = {
  readonly line: CartLine;
  readonly item: CartItem | null;
  readonly plan: PricingPlan | null;
  readonly price: number | null;
};

export type CartView = {
  readonly isReady: boolean;
  /** The device does not let its cart be read; `null` where it does. */
  readonly readAgain: (() => void) | null;
  readonly cart: Cart;
  readonly lines: readonly CartLineView[];
  /** The figure of the lines that can be priced, by the same rules as the server's. */
  readonly quote: Quote;
  /** Units in the cart, for the badge. */
  readonly count: number;
};

/** The cart with its total, computed on the device. */
export function useCart(): CartView {
  const settings = useSiteSettings();
  const cart = useQuery(cartQuery);
  const { refetch } = cart;
  const items = useQuery(cartItemsQuery).data;
  return useMemo(() => {
    const known = cart.data ?? emptyCart;
    const lines = known.lines.map((line) => viewOf(line, items?.[line.itemId] ?? null, settings.currency));
    return {
      isReady: cart.isSuccess,
      readAgain: cart.isError ? () => void refetch() : null,
      cart: known,
      lines,
      quote: quoteOf(lines, settings),
      count: known.lines.reduce((sum, line) => sum + line.quantity, 0),
    };
  }, [cart.data, cart.isSuccess, cart.isError, refetch, items, settings]);
}

function viewOf(line: CartLine, item: CartItem | null, currency: Currency): CartLineView {
  const plan = item?.plans.find((candidate) => candidate.id === line.planId) ?? null;
  return { line, item, plan, price: plan === null ? null : planPrice(plan, currency) };
}

function quoteOf(lines: readonly CartLineView[], settings: SiteSettings): Quote {
  const priced = lines.flatMap(({ line, price }) => (price === null ? [] : [{ ...line, unitPrice: price }]));
  return quote({
    currency: settings.currency,
    lines: priced,
    promotion: null,
    coupons: [],
    shippingFee: 0,
    withholdingPercent: 0,
    vatEnabled: settings.vatEnabled,
  });
}
