import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { PromotionWish } from '../../domain/pricing/promotion.ts';
import { clearDraft, readDraft, writeDraft } from '../../platform/store/draftStorage.ts';
import { promotionDraft } from '../device/personalDrafts.ts';
import { cartKeys } from './cartKeys.ts';

/** The buyer's own choice of a promotion; `null` where the best one counts. It ends with the order. */
export const promotionWishQuery = queryOptions({
  queryKey: cartKeys.promotionWish,
  queryFn: async () => (await readDraft<PromotionWish>(promotionDraft)) ?? null,
  networkMode: 'always',
  refetchOnMount: 'always',
});

/** Stores the choice on the device; `null` returns to the best promotion. */
export async function wishPromotion(client: QueryClient, wish: PromotionWish | null): Promise<void> {
  await (wish === null ? clearDraft(promotionDraft) : writeDraft(promotionDraft, wish));
  client.setQueryData(promotionWishQuery.queryKey, wish);
}
