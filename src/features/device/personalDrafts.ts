import { clearDraft, clearDraftsEnding, hasDraftsEnding } from '../../platform/store/draftStorage.ts';

type PersonalForm = 'profile' | 'tax' | 'address' | `comment-${string}`;

/** The name under which a form about a person is kept on the device: each of them has their own. */
export const personalDraft = (form: PersonalForm, userId: string): string => `account-${form}-${userId}`;

/** The tax invoice of an order that is being made, with whose it is. */
export const taxWishDraft = 'checkout-tax-1';

/** Where an order that is being made is sent, with whose it is. */
export const deliveryDraft = 'checkout-delivery-1';

/** The way to pay that was chosen for an order that is being made. */
export const methodDraft = 'checkout-1';

/** What was typed and chosen for an order that is being made: over with the order, and with its person. */
export const orderDrafts = [taxWishDraft, deliveryDraft, methodDraft];

/** At a sign-out on the person's word. A session that merely ended leaves them to their owner. */
export async function forgetPersonalDrafts(userId: string): Promise<void> {
  await clearDraftsEnding(`-${userId}`);
  for (const draft of orderDrafts) await clearDraft(draft);
}

/** Whether a person has typed something that is not saved yet. */
export const hasPersonalDrafts = (userId: string): Promise<boolean> => hasDraftsEnding(`-${userId}`);
