import { z } from 'zod';
import { decodeMajor } from '../../../src/domain/pricing/minorUnits.ts';
import type { Paid } from '../paymentProvider.ts';
import type { ScbReferences } from './scbReferences.ts';

/** An amount comes as a string or as a number. */
const amountShape = z.union([z.number(), z.string().regex(/^\d{1,13}(\.\d{1,2})?$/)]).transform(Number);

const paymentShape = z.object({
  payeeProxyId: z.string().nullish(),
  billPaymentRef1: z.string(),
  billPaymentRef3: z.string().nullish(),
  transactionId: z.string().min(1).max(100),
  amount: amountShape,
  currencyCode: z.string().nullish(),
  reverseFlag: z.string().nullish(),
});
type ScbPayment = z.infer<typeof paymentShape>;

/** The charge whose payment is looked for. */
type Wanted = ScbReferences & { readonly billerId: string };

/** ISO 4217 numbers; the bank leaves out the one of baht in some answers. */
const currencies = { '764': 'THB', '840': 'USD' } as const;

/**
 * The payments among an inquiry's rows: a row is money, unless it was paid back. The same QR can be paid twice. `null`
 * if one cannot be read.
 */
export function paymentsIn(rows: readonly unknown[], wanted: Wanted): readonly Paid[] | null {
  const payments = rows
    .flatMap((row) => paymentShape.safeParse(row).data ?? [])
    .filter((payment) => isWanted(payment, wanted))
    .map(paidBy);
  return payments.some((paid) => paid === null) ? null : payments.filter((paid) => paid !== null);
}

function paidBy({ amount: major, currencyCode, transactionId: reference }: ScbPayment): Paid | null {
  const amount = decodeMajor(major);
  const currency = Object.entries(currencies).find(([code]) => code === (currencyCode ?? '764'))?.[1];
  return amount === null || currency === undefined ? null : { amount, currency, reference };
}

const isWanted = (payment: ScbPayment, { billerId, ref1, ref3 }: Wanted): boolean =>
  payment.reverseFlag !== 'R' &&
  payment.billPaymentRef1 === ref1 &&
  (payment.billPaymentRef3 ?? ref3) === ref3 &&
  (payment.payeeProxyId ?? billerId) === billerId;
