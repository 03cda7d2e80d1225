import { referenceNoOf } from '../../../server/payments/gbPrimePay/referenceNo.ts';
import { refnoOf } from '../../../server/payments/paySolutions/refno.ts';
import { scbReferences } from '../../../server/payments/scb/scbReferences.ts';
import { invoiceNoOf } from '../../../server/payments/twoC2P/invoiceNo.ts';
import type { PaymentAttempt } from '../../../server/store/order/attempts.ts';

/** The id of a charge in the sandbox's books; `null` if only a lost answer named it. */
export function bookedIdOf({ id, provider, providerReference }: PaymentAttempt): string | null {
  if (provider === 'gbPrimePay') return referenceNoOf(id);
  if (provider === 'paySolutions') return refnoOf(id);
  if (provider === 'scb') return scbReferences(id, '').ref1;
  if (provider === 'twoC2P' || provider === 'twoC2PCard') return invoiceNoOf(id);
  return providerReference;
}
