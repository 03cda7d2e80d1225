import { useDraft } from '../../../../ui/form/useDraft.ts';

/**
 * The account whose number the buyer copied last, '' before. It is persisted, because a phone may end the app while the
 * buyer is in the bank's app.
 */
export function useCopiedAccount(orderId: string) {
  const draft = useDraft(`copied-account-1-${orderId}`, () => ({ accountId: '' }));
  return { accountId: draft.values.accountId, note: (accountId: string) => draft.change({ accountId }) };
}
