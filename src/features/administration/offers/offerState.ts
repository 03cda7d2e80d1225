import type { ShopCoupon, ShopPromotion } from '../../../domain/pricing/shopOffer.ts';
import type { EpochMs } from '../../../domain/time.ts';

/** Whether buyers can use an offer now, or why not. */
export type OfferState = 'running' | 'off' | 'later' | 'over' | 'full';

export function offerState(offer: ShopCoupon | ShopPromotion, now: EpochMs): OfferState {
  if (!offer.isOn) return 'off';
  if (offer.endsAt !== null && offer.endsAt <= now) return 'over';
  if (offer.startsAt !== null && offer.startsAt > now) return 'later';
  const isFull = 'quantity' in offer && offer.quantity !== null && offer.used >= offer.quantity;
  return isFull ? 'full' : 'running';
}
