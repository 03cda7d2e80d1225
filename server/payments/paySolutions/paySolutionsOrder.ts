import { z } from 'zod';
import type { ChargeFailure } from '../../../src/domain/order/charge.ts';
import { decodeMajor } from '../../../src/domain/pricing/minorUnits.ts';
import type { ProviderAnswer } from '../askProvider.ts';
import { type ProviderWord, paidWord } from '../paymentProvider.ts';

const text = z.union([z.string(), z.number()]).transform(String);

const orderShape = z.object({
  ReferenceNo: text,
  OrderNo: text,
  MerchantID: text,
  Total: z.union([z.number(), z.string().regex(/^\d{1,9}(\.\d{1,2})?$/)]).transform(Number),
  Status: z.string(),
  CurrencyCode: text.nullish(),
});
type BillOrder = z.infer<typeof orderShape>;

type Wanted = { readonly refno: string; readonly merchant: string };

/** The word of an inquiry: one order, a list of them, or an empty body without any. Money counts before a failure. */
export function wordOfAnswer(answer: ProviderAnswer, { refno, merchant }: Wanted): ProviderWord {
  if (answer.kind === 'none' || answer.status >= 400) return { kind: 'unknown' };
  const rows = answer.body === null ? [] : [answer.body].flat();
  const orders = rows.map((row) => orderShape.safeParse(row));
  if (orders.some(({ success }) => !success)) return { kind: 'unknown' };
  const words = orders
    .flatMap(({ data }) => data ?? [])
    .filter((order) => order.ReferenceNo.padStart(12, '0') === refno && order.MerchantID.endsWith(merchant))
    .map(wordOf);
  const paid = paidWord(words.flatMap((word) => (word.kind === 'paid' ? [word] : [])));
  const byWeight = (['unknown', 'pending', 'refunded', 'failed'] as const).map((kind) =>
    words.find((word) => word.kind === kind),
  );
  return paid ?? byWeight.find((word) => word !== undefined) ?? { kind: 'pending' };
}

const failures: Readonly<Record<string, ChargeFailure>> = {
  ...{ RE: 'refusedByBank', VR: 'refusedByBank', PF: 'processingFailed' },
  C: 'other',
};
const pending: readonly string[] = ['NS', 'N', 'HO', 'VC'];

/** Whether a status says that money came. */
export const isPaid = (status: string): boolean => status === 'CP' || status === 'Y';

/** `TC` is a payment of the provider's test mode, and no money. */
function wordOf({ Status: status, ...order }: BillOrder): ProviderWord {
  if (isPaid(status)) return paidBy(order);
  if (status === 'RF' || status === 'VO') return { kind: 'refunded' };
  const failure = failures[status];
  if (failure !== undefined) return { kind: 'failed', failure };
  return { kind: pending.includes(status) ? 'pending' : 'unknown' };
}

function paidBy({ Total, CurrencyCode, OrderNo: reference }: Omit<BillOrder, 'Status'>): ProviderWord {
  const amount = decodeMajor(Total);
  const currency = ({ '00': 'THB', THB: 'THB', '01': 'USD', USD: 'USD' } as const)[CurrencyCode ?? 'THB'];
  return amount === null || currency === undefined
    ? { kind: 'unknown' }
    : { kind: 'paid', amount, currency, reference };
}
