import type { Language } from '../../domain/localText.ts';
import type { GuestDetailsForm } from '../registration/useGuestDetails.ts';
import type { TaxWishOfOrder } from '../taxData/useTaxWish.ts';
import type { PrepareBuyer } from './checkoutReducer.ts';
import type { DeliveryOfOrder } from './delivery/useDelivery.ts';

type Page = {
  readonly tax: Pick<TaxWishOfOrder, 'confirm'>;
  readonly delivery: Pick<DeliveryOfOrder, 'confirm' | 'withdrawn'>;
  /** An unanswered order may hold the same. */
  readonly isOpen: boolean;
  /** `null` for a signed-in person. */
  readonly guest: Pick<GuestDetailsForm, 'check' | 'isWaiting'> | null;
  readonly language: Language;
};

type Found =
  | { readonly isComplete: true; readonly prepare: PrepareBuyer | null }
  /** `picture`: one is still read, and nothing else is missing. */
  | { readonly isComplete: false; readonly missing: 'tax' | 'delivery' | 'registration' | 'picture' };

/** Checks every form of the page, each of which then shows its faults. */
export function checkPage({ tax, delivery, isOpen, guest, language }: Page): Found {
  if (!tax.confirm()) return { isComplete: false, missing: 'tax' };
  // The unanswered order went out with the option that the shop withdrew since.
  const isSendable = delivery.confirm() || (isOpen && delivery.withdrawn !== null);
  const prepare = guest === null ? null : guest.check(language);
  if (guest === null)
    return isSendable ? { isComplete: true, prepare: null } : { isComplete: false, missing: 'delivery' };
  if (prepare === null) {
    if (!guest.isWaiting) return { isComplete: false, missing: 'registration' };
    return { isComplete: false, missing: isSendable ? 'picture' : 'delivery' };
  }
  return isSendable ? { isComplete: true, prepare } : { isComplete: false, missing: 'delivery' };
}
