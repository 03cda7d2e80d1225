import { queryOptions } from '@tanstack/react-query';
import { readDraft } from '../../../platform/store/draftStorage.ts';
import type { CheckoutAttempt } from './checkoutAttempt.ts';

export const attemptDraft = 'checkout-attempt-1';

export const attemptQuery = queryOptions({
  queryKey: ['device', 'checkoutAttempt'],
  queryFn: async () => (await readDraft<CheckoutAttempt>(attemptDraft)) ?? null,
  networkMode: 'always',
  staleTime: 0,
});
