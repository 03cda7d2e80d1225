import { queryOptions } from '@tanstack/react-query';
import { readDraft } from '../../../platform/store/draftStorage.ts';
import { checkoutKeys } from '../checkoutKeys.ts';
import type { CheckoutAttempt } from './checkoutAttempt.ts';

export const attemptDraft = 'checkout-attempt-1';

export const attemptQuery = queryOptions({
  queryKey: checkoutKeys.attempt,
  queryFn: async () => (await readDraft<CheckoutAttempt>(attemptDraft)) ?? null,
  networkMode: 'always',
  staleTime: 0,
});
