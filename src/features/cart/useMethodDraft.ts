import type { PaymentMethod } from '../../domain/order/paymentMethod.ts';
import { type Draft, useDraft } from '../../ui/form/useDraft.ts';
import { methodDraft } from '../device/personalDrafts.ts';

/** The way to pay that somebody has chosen for the order that is being made; `null`: nobody has. */
export const useMethodDraft = (): Draft<{ method: PaymentMethod | null }> =>
  useDraft<{ method: PaymentMethod | null }>(methodDraft, () => ({ method: null }));
