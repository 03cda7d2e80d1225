import type { IncomingHttpHeaders } from 'node:http';
import type { Charge, ChargeFailure, PaymentStep } from '../../src/domain/order/charge.ts';
import type { PaymentMethod, ProviderName } from '../../src/domain/order/paymentMethod.ts';
import type { Currency } from '../../src/domain/pricing/currency.ts';

/** A payment. Minor units; `reference` is the provider's own of this payment. */
export type Paid = { readonly amount: number; readonly currency: Currency; readonly reference: string };

/** The provider's answer about a charge. */
export type ProviderWord =
  /** `others`: further payments of the same charge, where a provider lets people pay twice. */
  | ({ readonly kind: 'paid'; readonly others?: readonly Paid[] } & Paid)
  /** The buyer has not finished. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly failure: ChargeFailure }
  /** The charge was paid, and all of it went back at the provider. */
  | { readonly kind: 'refunded' }
  /** The provider has no such charge. */
  | { readonly kind: 'absent' }
  /** No answer, or none that can be read. */
  | { readonly kind: 'unknown' };

/** The word of a charge with these payments; `null` without one. */
export function paidWord([first, ...others]: readonly Paid[]): ProviderWord | null {
  return first === undefined ? null : { ...first, kind: 'paid', ...(others.length > 0 && { others }) };
}

/** A charge as a provider is asked to make it. */
export type ChargeOrder = {
  readonly attemptId: string;
  readonly method: PaymentMethod;
  /** Minor units, from the stored order. */
  readonly amount: number;
  readonly currency: Currency;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly email: string;
  /** The browser comes back to this address of the shop. */
  readonly returnUrl: string;
  /** Notifications arrive at this address of the shop. */
  readonly webhookUrl: string;
  /** The token that the provider's own fields in the page gave; empty for methods without. */
  readonly token: string;
  readonly now: number;
};

/** A provider's answer to a charge: its word, and the buyer's next step. */
export type Started = {
  readonly word: ProviderWord;
  readonly reference: string | null;
  readonly step: PaymentStep | null;
  readonly expiresAt: number | null;
  readonly card: Charge['card'];
};

/** A charge that was sent; `reference` is `null` if the answer was lost. */
export type SentCharge = {
  readonly attemptId: string;
  readonly reference: string | null;
  readonly method: PaymentMethod;
  /** The shop waits for it. Money of a charge that was given up, or whose order is paid, is reported, but not taken. */
  readonly isRunning: boolean;
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
  /** When it was sent (ms). */
  readonly sentAt: number;
  readonly now: number;
};

/** A refund of a whole charge. */
export type RefundOrder = {
  /** The same key never pays back twice. */
  readonly key: string;
  readonly attemptId: string;
  readonly method: PaymentMethod;
  /** The charge at the provider. */
  readonly reference: string;
  /** Minor units: all that the charge took. */
  readonly amount: number;
  readonly currency: Currency;
  readonly now: number;
};

/** The provider's answer about a refund. */
export type RefundWord =
  | { readonly kind: 'refunded'; readonly reference: string }
  /** The provider pays nothing back. `reason`: its code, for the administrator. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** No final answer. The refund is asked for again with the same key. */
  | { readonly kind: 'unknown' };

/** A notification, read, and verified where its bytes allow it. It is a hint to ask, never the provider's word. */
export type Webhook = {
  /** Unique for each event of the provider. */
  readonly eventId: string;
  readonly attemptId: string | null;
  /** The charge's reference at the provider, where the notification does not name the attempt. */
  readonly reference?: string;
  /** The notification says that money came, and nobody signed it. */
  readonly claimsPaid?: true;
  /** The reply that the provider expects; absent: any will do. */
  readonly reply?: Readonly<Record<string, string>>;
  /** Asks the provider whether it sent the notification; absent if its bytes prove that, or nothing can. */
  readonly isGenuine?: () => Promise<boolean>;
};

/** The origins that pages may load scripts from, talk to, frame, and post forms to. */
export type PageOrigins = {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
  readonly frames: readonly string[];
  readonly forms: readonly string[];
};

/** An adapter. Every method of it answers within seconds, and none throws for what a provider may answer. */
export type PaymentProvider = {
  readonly name: ProviderName;
  /** The last part of the address of its notifications; absent: its name. */
  readonly webhookName?: string;
  /** The browser comes back to one address for all charges, with a signed notification that names the charge. */
  readonly hasSignedReturn?: true;
  readonly methods: readonly PaymentMethod[];
  /** Public data for the provider's own fields in the page; `null` without such fields. */
  readonly fields: { readonly publicKey: string; readonly scriptUrl: string } | null;
  /** The shop's public id at the provider, for clients that ask for it (specification 7). */
  readonly applicationId?: string;
  readonly pageOrigins: PageOrigins;
  readonly start: (order: ChargeOrder) => Promise<Started>;
  /** Methods whose start itself may take money. Of others, a start without a step has failed: nobody can pay by it. */
  readonly chargesAtStart?: readonly PaymentMethod[];
  readonly ask: (sent: SentCharge) => Promise<ProviderWord>;
  /**
   * Ends an open charge, so that it cannot be paid any more; `null` where the provider cannot. Then, and if the charge is
   * still pending, the shop gives it up; a later payment settles the order or opens a review.
   */
  readonly cancel: ((sent: SentCharge) => Promise<ProviderWord>) | null;
  /** Refunds by call; absent, or another method: the shop pays back by hand. */
  readonly refunds?: {
    readonly methods: readonly PaymentMethod[];
    readonly send: (refund: RefundOrder) => Promise<RefundWord>;
  };
  /** Starting an attempt again gives the same charge with a new step; absent: it would charge twice. */
  readonly isRepeatable?: true;
  /** Reads and verifies a notification; `null` if it is none, or forged. */
  readonly readWebhook: (
    headers: IncomingHttpHeaders,
    body: Buffer,
    now: number,
  ) => Webhook | null | Promise<Webhook | null>;
};

/** The word of a start that gave the buyer nothing to pay by. */
export const notStarted = { kind: 'failed', failure: 'notStarted' } as const;

/** A start that ended without an answer. */
export const unansweredStart: Started = {
  ...{ word: { kind: 'unknown' }, reference: null, step: null, expiresAt: null, card: null },
};
