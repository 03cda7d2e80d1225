import type { PaymentMethod } from '../../domain/paymentMethod.ts';

/** `away`: what can be chosen comes with the network. `noMethod`: the shop offers nothing that can be chosen, or did not say. */
export type Unpressable = 'away' | 'noMethod';

/**
 * Why nobody can order now, whatever they press: an order without a way to pay is none. `null` where one is on, and for the
 * moment in which the shop is asked.
 */
export function whyUnpressable(
  method: PaymentMethod | null,
  { isAway, isAsking }: { readonly isAway: boolean; readonly isAsking: boolean },
): Unpressable | null {
  if (method !== null) return null;
  if (isAway) return 'away';
  return isAsking ? null : 'noMethod';
}
