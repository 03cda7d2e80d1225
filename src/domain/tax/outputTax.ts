import { type EpochMs, formatBangkokDate } from '../time.ts';
import { isTaxInvoice, type PaperKind } from './orderDocument.ts';

/** A month in Bangkok, `YYYY-MM`. */
export type Month = string;

export const monthOfInstant = (instant: EpochMs): Month => formatBangkokDate(instant).slice(0, 7);

/** A paper as the desk lists it. Amounts in minor units; those of a credit note are the corrected ones, positive. */
export type TaxPaper = {
  readonly kind: PaperKind;
  readonly issuedAt: EpochMs;
  /** The printed date: of a replacement the date of the first document. */
  readonly datedAt: EpochMs;
  readonly net: number;
  readonly vat: number;
  readonly cancelledAt: EpochMs | null;
};

/** Whether a paper belongs into the report of output tax (Revenue Code 87). */
export const isReportedTax = (kind: PaperKind): boolean => isTaxInvoice(kind) || kind === 'creditNote';

/**
 * The value and VAT that a paper adds to its month's report; a credit note takes away. A filed month never changes:
 *
 * | paper | counts |
 * |---|---|
 * | cancelled in its own month | nothing; its replacement counts |
 * | cancelled in a later month | in its own month |
 * | replacement of an earlier month's document | nothing, because that month has the value |
 */
export function outputTaxOf({ kind, issuedAt, datedAt, net, vat, cancelledAt }: TaxPaper) {
  const month = monthOfInstant(issuedAt);
  const isCancelledInTime = cancelledAt !== null && monthOfInstant(cancelledAt) === month;
  if (isCancelledInTime || monthOfInstant(datedAt) !== month) return { value: 0, vat: 0 };
  return kind === 'creditNote' ? { value: 0 - net, vat: 0 - vat } : { value: net, vat };
}
