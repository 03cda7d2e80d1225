import { clearDraft, clearDraftsEnding, hasDraftsEnding } from '../../platform/store/draftStorage.ts';

type PersonalForm = 'profile' | 'tax' | 'address' | `comment-${string}`;

/** Draft name of a form about a person. Each person has their own draft. */
export const personalDraft = (form: PersonalForm, userId: string): string => `account-${form}-${userId}`;

/** Draft of the tax invoice of the checkout, with its owner. */
export const taxWishDraft = 'checkout-tax-1';

/** Draft of the delivery address of the checkout, with its owner. */
export const deliveryDraft = 'checkout-delivery-1';

/** Draft of the payment method chosen in the checkout. */
export const methodDraft = 'checkout-1';

/** The buyer's own choice of a promotion. */
export const promotionDraft = 'checkout-promotion-1';

/** The drafts of the checkout. They end with the order, and with the session of their owner. */
export const orderDrafts = [taxWishDraft, deliveryDraft, methodDraft, promotionDraft];

/** Deletes drafts at a deliberate sign-out. An expired session keeps them for their owner. */
export async function forgetPersonalDrafts(userId: string): Promise<void> {
  await clearDraftsEnding(`-${userId}`);
  for (const draft of orderDrafts) await clearDraft(draft);
}

/** Whether a person has unsaved drafts. */
export const hasPersonalDrafts = (userId: string): Promise<boolean> => hasDraftsEnding(`-${userId}`);
