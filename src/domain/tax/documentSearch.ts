import type { Currency } from '../pricing/currency.ts';
import type { PaperKind } from './orderDocument.ts';
import type { Month, TaxPaper } from './outputTax.ts';

export const paperStates = ['standing', 'cancelled'] as const;
export type PaperState = (typeof paperStates)[number];

/** A choice of issued papers at the desk; `null` is any. */
export type DocumentFilter = {
  readonly month: Month | null;
  readonly kind: PaperKind | null;
  readonly state: PaperState | null;
  /** Part of the number, the order's number, the buyer's name or the tax id; '' finds all. */
  readonly keyword: string;
};

export const everyDocument: DocumentFilter = { month: null, kind: null, state: null, keyword: '' };

/** An issued paper in the desk's list. Minor units. */
export type ListedDocument = TaxPaper & {
  readonly number: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly buyerName: string;
  /** `null`: not given. */
  readonly taxId: string | null;
  /** Of a company: five digits. */
  readonly branch: string | null;
  readonly currency: Currency;
  readonly gross: number;
  readonly cancelReason: string | null;
  /** The number that it replaces, or that a credit note corrects. */
  readonly refersTo: string | null;
};

/** The most rows of one exported file. */
export const maxExportedDocuments = 20_000;

/** The longest reason of a cancellation. */
export const cancelReasonMaximum = 400;

/** The last months up to this one, newest first. */
export function lastMonths(now: Month, count: number): readonly Month[] {
  const [year = 0, month = 1] = now.split('-').map(Number);
  return Array.from({ length: count }, (_, back) => {
    const at = year * 12 + month - 1 - back;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}
