import type { RejectCode } from '../../src/domain/order/rejectReason.ts';

/** A decision that a push message tells. `moneyRefused`: other money for an order that stays as it was. */
export type PushNews = {
  readonly kind: 'approved' | 'rejected' | 'refunded' | 'moneyRefused';
  /** A usual reason; an administrator's own words are shown in the app only. */
  readonly reasonCode: RejectCode | null;
};
