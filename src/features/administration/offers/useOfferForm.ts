import {
  couponCodes,
  couponResource,
  offerWireFields,
  promotionResource,
} from '../../../contract/administration/adminOffers.ts';
import { couponBatchMaximum, newCode } from '../../../domain/pricing/couponCodes.ts';
import {
  type OfferProblems,
  refuseCouponDraft,
  refusePromotionDraft,
  type ShopCoupon,
  type ShopPromotion,
} from '../../../domain/pricing/shopOffer.ts';
import {
  couponDraft,
  promotionDraft,
  type TypedCoupon,
  type TypedPromotion,
  wholeOf,
} from '../../../domain/pricing/typedOffer.ts';
import { shopOffersMessages } from '../../../i18n/buying/shopOffers.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { useSiteSettings } from '../../site/useSite.ts';
import { useDeskForm } from '../form/useDeskForm.ts';
import { useResourceForm } from '../form/useResourceForm.ts';

/** The coupon that a form changes; `null`: a new one. `used`: the orders that took it. */
export type EditedCoupon = Pick<ShopCoupon, 'id' | 'used' | 'revision'> | null;

/** The form of a coupon. */
export function useCouponForm(edited: EditedCoupon, stored: TypedCoupon, onSaved: () => void) {
  const { problems, coupons } = useMessages(shopOffersMessages);
  const { currency } = useSiteSettings();
  return useResourceForm(couponResource, {
    ...{ row: edited, stored, saved: coupons.saved, onSaved, wireFields: offerWireFields },
    refuse: (typed: TypedCoupon) =>
      sentencesOf(refuseCouponDraft(couponDraft(typed), currency, edited?.used ?? 0), problems),
    draftOf: (typed: TypedCoupon) => ({ draft: couponDraft(typed), revision: typed.revision }),
  });
}

/** Many coupons as typed: the code is the beginning of theirs. */
export type TypedBatch = TypedCoupon & { readonly count: string };

/** The form of many coupons with the same terms. */
export function useBatchForm(stored: TypedBatch, onSaved: (label: string) => void) {
  const { problems, batch } = useMessages(shopOffersMessages);
  const { currency } = useSiteSettings();
  const refuse = (typed: TypedBatch): OfferProblems => {
    const draft = couponDraft(typed);
    const count = wholeOf(typed.count);
    return {
      ...refuseCouponDraft({ ...draft, code: newCode(draft.code, (length) => new Uint8Array(length)) }, currency, 0),
      ...(count >= 1 && count <= couponBatchMaximum ? {} : { count: 'coupon.count.invalid' }),
    };
  };
  return useDeskForm<TypedBatch>({
    ...{ stored, saved: batch.saved, wireFields: offerWireFields },
    refuse: (typed) => sentencesOf(refuse(typed), problems),
    send: async (typed, key) => {
      const draft = couponDraft(typed);
      await callServer(couponCodes, { body: { draft, count: wholeOf(typed.count) } }, { key });
      onSaved(draft.label ?? draft.code);
    },
  });
}

/** The form of a promotion; `null` for a new one. */
export function usePromotionForm(row: ShopPromotion | null, stored: TypedPromotion, onSaved: () => void) {
  const { problems, promotions } = useMessages(shopOffersMessages);
  const { currency } = useSiteSettings();
  return useResourceForm(promotionResource, {
    ...{ row, stored, saved: promotions.saved, onSaved, wireFields: offerWireFields },
    refuse: (typed: TypedPromotion) => sentencesOf(refusePromotionDraft(promotionDraft(typed), currency), problems),
    draftOf: (typed: TypedPromotion) => ({ draft: promotionDraft(typed), revision: typed.revision }),
  });
}
