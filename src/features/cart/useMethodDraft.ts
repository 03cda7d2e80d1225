import type { PaymentMethod } from '../../domain/paymentMethod.ts';
import { type Draft, useDraft } from '../../ui/useDraft.ts';

/** The way to pay that somebody has chosen on this device; `null`: nobody has. */
export const useMethodDraft = (): Draft<{ method: PaymentMethod | null }> =>
  useDraft<{ method: PaymentMethod | null }>('checkout-1', () => ({ method: null }));
