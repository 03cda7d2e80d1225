import { type Charge, isRunning, isStepOpen, type PaymentStep } from '../../../../domain/order/charge.ts';
import type { PaymentMethod } from '../../../../domain/order/paymentMethod.ts';

/** A payment as its buyer sees it. */
export type ChargeView =
  /** No running payment. `declined`: the last try failed, with the provider's code. */
  | { readonly kind: 'toStart'; readonly declined: Charge | null }
  | { readonly kind: 'step'; readonly step: PaymentStep; readonly expiresAt: number | null }
  /** The time of the step is over, and the provider may still report money. */
  | { readonly kind: 'expired' }
  /** The provider has not said whether it charged. */
  | { readonly kind: 'checking' }
  /** The money is there; the order follows. */
  | { readonly kind: 'taken' };

/** `charge`: the last one of the order; `null` if there was none. `method`: that of the order. */
export function chargeView(charge: Charge | null, method: PaymentMethod, now: number): ChargeView {
  if (charge === null || charge.state === 'refunded') return { kind: 'toStart', declined: null };
  if (charge.state === 'declined') {
    // The buyer left another method, whose end is no failure of this one.
    return { kind: 'toStart', declined: charge.method === method ? charge : null };
  }
  if (charge.state === 'settled' || charge.state === 'underReview') return { kind: 'taken' };
  if (isStepOpen(charge, now) && charge.step !== null) {
    return { kind: 'step', step: charge.step, expiresAt: charge.expiresAt };
  }
  return isRunning(charge) && charge.expiresAt !== null && now >= charge.expiresAt
    ? { kind: 'expired' }
    : { kind: 'checking' };
}
