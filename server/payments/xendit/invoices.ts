import { z } from 'zod';
import { decodeMajor } from '../../../src/domain/pricing/minorUnits.ts';
import type { ProviderAnswer } from '../askProvider.ts';
import type { ProviderWord } from '../paymentProvider.ts';

const invoiceShape = z.object({
  id: z.string().min(1),
  external_id: z.string(),
  status: z.string(),
  /** Baht. */
  amount: z.number(),
  paid_amount: z.number().nullish(),
  currency: z.string().nullish(),
  invoice_url: z.url({ protocol: /^https?$/ }).optional(),
});
type Invoice = z.infer<typeof invoiceShape>;

/** The invoice in an answer; `null` if it is none. */
export const readInvoice = (answer: ProviderAnswer): Invoice | null => read(answer, invoiceShape);

/** The invoices in the answer of a search; `null` if it is none. */
export const readInvoices = (answer: ProviderAnswer): readonly Invoice[] | null => read(answer, z.array(invoiceShape));

function read<Shape extends z.ZodType>(answer: ProviderAnswer, shape: Shape): z.output<Shape> | null {
  const isGood = answer.kind === 'answer' && answer.status < 300;
  return (isGood ? shape.safeParse(answer.body).data : undefined) ?? null;
}

const paid: readonly string[] = ['PAID', 'SETTLED'];

/** The word of an invoice that was made for this attempt; another one says nothing. */
export function wordOf(invoice: Invoice, attemptId: string): ProviderWord {
  const { id: reference, external_id, status, currency } = invoice;
  if (external_id !== attemptId) return { kind: 'unknown' };
  if (status === 'PENDING') return { kind: 'pending' };
  if (status === 'EXPIRED') return { kind: 'failed', failure: 'expired' };
  const amount = decodeMajor(invoice.paid_amount ?? invoice.amount);
  const isBaht = (currency ?? 'THB') === 'THB';
  return paid.includes(status) && amount !== null && isBaht
    ? { kind: 'paid', amount, currency: 'THB', reference }
    : { kind: 'unknown' };
}
