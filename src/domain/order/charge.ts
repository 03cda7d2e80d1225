import type { EpochMs } from '../time.ts';
import type { PaymentMethod } from './paymentMethod.ts';

/** A hidden field of a form. */
export type FormField = { readonly name: string; readonly value: string };

/** The buyer's next step at a provider. */
export type PaymentStep =
  /** The browser goes to the provider's page. */
  | { readonly kind: 'redirect'; readonly url: string }
  /** The browser posts these fields to the provider's page. */
  | { readonly kind: 'form'; readonly url: string; readonly fields: readonly FormField[] }
  /** The buyer scans a picture (a `data:` address). `page`: the provider's own page for it. */
  | { readonly kind: 'qr'; readonly picture: string; readonly page?: string | undefined };

/** Why a provider declined a charge, in the shop's own words; each adapter translates its codes. */
export const chargeFailures = [
  ...(['insufficientFunds', 'cardBlocked', 'processingFailed', 'refusedByBank', 'fraudCheck'] as const),
  ...(['wrongSecurityCode', 'expired'] as const),
  /** The provider refused the start or did not answer it, so that the buyer has nothing to pay by. */
  'notStarted',
  'other',
] as const;
export type ChargeFailure = (typeof chargeFailures)[number];

/**
 * `unknown`: the provider did not answer; nobody knows yet whether it charged. `underReview`: money came that does not
 * settle its order, and an administrator decides about it.
 */
export const chargeStates = ['open', 'unknown', 'settled', 'declined', 'underReview', 'refunded'] as const;
export type ChargeState = (typeof chargeStates)[number];

/** The last attempt to charge an order, as its buyer sees it. */
export type Charge = {
  readonly method: PaymentMethod;
  readonly state: ChargeState;
  /** `null`: the buyer has nothing to do, or the provider has not answered. */
  readonly step: PaymentStep | null;
  readonly sentAt: EpochMs;
  /** The step ends then; `null`: it does not. */
  readonly expiresAt: EpochMs | null;
  /** Why a declined charge failed; `null` for others. */
  readonly failure: ChargeFailure | null;
  /** The card that was charged, as far as the provider tells. */
  readonly card: { readonly lastDigits: string; readonly bank: string | null } | null;
};

/** Whether the charge may still come to money. */
export const isRunning = (charge: Pick<Charge, 'state'>): boolean =>
  charge.state === 'open' || charge.state === 'unknown';

/** Whether the provider itself said that nothing was charged. A charge that was given up may have been paid. */
export const isToldUnpaid = ({ failure }: Pick<Charge, 'failure'>): boolean =>
  failure !== null && failure !== 'expired';

/** Whether money came by the charge. */
export const hasMoney = ({ state }: Pick<Charge, 'state'>): boolean =>
  state === 'settled' || state === 'underReview' || state === 'refunded';

/** Whether the buyer can go on with the step now. */
export const isStepOpen = (charge: Charge, now: EpochMs): boolean =>
  charge.state === 'open' && charge.step !== null && (charge.expiresAt === null || now < charge.expiresAt);

/** Pauses (ms) between the asks of a charge that stays open: often at first, at most every six hours. */
const askPausesMs = [1, 2, 5, 15, 60, 360].map((minutes) => minutes * 60_000);

/** A charge without an end of its own is asked about for this long (ms). */
const lifeWithoutEndMs = 7 * 24 * 3_600_000;
/** A charge is asked about for this long (ms) after its step ended. */
const afterEndMs = 24 * 3_600_000;

/** A provider that gives no answer is asked for this long (ms) more before the charge is given up. */
const unansweredMs = 30 * 24 * 3_600_000;

/** When money is no longer expected, although the provider says "not yet". */
const endOf = ({ sentAt, expiresAt }: Pick<Charge, 'sentAt' | 'expiresAt'>): EpochMs =>
  expiresAt === null ? sentAt + lifeWithoutEndMs : expiresAt + afterEndMs;

/** When the provider is asked again after `asks` asks; `null` once nobody expects another answer. */
export function askAgainAt(
  charge: Pick<Charge, 'sentAt' | 'expiresAt'>,
  asks: number,
  now: EpochMs,
  isUnanswered = false,
): EpochMs | null {
  const end = endOf(charge) + (isUnanswered ? unansweredMs : 0);
  if (now >= end) return null;
  return Math.min(now + (askPausesMs[asks] ?? askPausesMs.at(-1) ?? 0), end);
}
