import type { Words } from './page.ts';

/** State of a payment as the list shows it, whatever its provider calls it. */
export type PaymentState = 'pending' | 'successful' | 'failed' | 'expired';

export const stateWords: Readonly<Record<PaymentState, Words>> = {
  pending: { th: 'รอชำระเงิน', en: 'Waiting for the payer' },
  successful: { th: 'ชำระแล้ว', en: 'Paid' },
  failed: { th: 'ไม่สำเร็จ', en: 'Failed' },
  expired: { th: 'หมดอายุ', en: 'Expired' },
};
