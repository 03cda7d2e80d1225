import type { PaymentMethod } from '../../domain/order/paymentMethod.ts';
import { type Draft, useDraft } from '../../ui/form/useDraft.ts';
import { methodDraft } from '../device/personalDrafts.ts';

/** The chosen payment method of the next order; `null`: none chosen. */
export const useMethodDraft = (): Draft<{ method: PaymentMethod | null }> =>
  useDraft<{ method: PaymentMethod | null }>(methodDraft, () => ({ method: null }));
