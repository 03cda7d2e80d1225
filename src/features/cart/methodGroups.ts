import {
  chargesIn,
  isReported,
  isUsable,
  type MethodGroupName,
  methodDescriptions,
  type OfferedPaymentMethod,
  type PaymentMethod,
} from '../../domain/order/paymentMethod.ts';
import { methodFor } from '../../domain/pricing/coupon.ts';
import type { Currency } from '../../domain/pricing/currency.ts';
import type { Coupon } from '../../domain/pricing/offer.ts';

export type MethodGroup = { readonly name: MethodGroupName; readonly methods: readonly OfferedPaymentMethod[] };

/** The offered methods by kind. Groups are ordered by their first method, so the default stays first. */
export function groupMethods(offered: readonly OfferedPaymentMethod[], currency: Currency): readonly MethodGroup[] {
  const groups = new Map<MethodGroupName, OfferedPaymentMethod[]>();
  for (const method of offered.filter((candidate) => chargesIn(candidate.method, currency))) {
    const name = methodDescriptions[method.method].group;
    groups.set(name, [...(groups.get(name) ?? []), method]);
  }
  return [...groups].map(([name, methods]) => ({ name, methods }));
}

/** The reason why a method cannot be chosen now. A payment that is reported later needs no network. */
export function refuseMethod(offered: OfferedPaymentMethod, isAway: boolean): 'needsNetwork' | 'noAccount' | null {
  if (!isUsable(offered)) return 'noAccount';
  return isAway && !isReported(offered.method) ? 'needsNetwork' : null;
}

/**
 * The payment method that counts: the chosen one if it can be used, else the first usable one that the coupons allow
 * (specification 4).
 */
export function chosenMethod(
  groups: readonly MethodGroup[],
  wanted: PaymentMethod | null,
  isAway: boolean,
  coupons: readonly Coupon[] = [],
): PaymentMethod | null {
  const usable = groups
    .flatMap((group) => group.methods)
    .filter((offered) => refuseMethod(offered, isAway) === null)
    .map(({ method }) => method);
  return usable.find((method) => method === wanted) ?? methodFor(usable, coupons);
}

/** The methods that are offered, whether or not they need a network. */
export const offeredMethods = (groups: readonly MethodGroup[]): readonly PaymentMethod[] =>
  groups
    .flatMap((group) => group.methods)
    .filter(isUsable)
    .map(({ method }) => method);
