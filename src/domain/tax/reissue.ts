import type { Order } from '../order/order.ts';
import { writtenText } from '../writtenText.ts';
import { refuseTaxData, type TaxData, type TaxField, type TaxProblem } from './taxData.ts';

/** The cancellation of a document, and the recipient of its replacement. */
export type ReissueForm = {
  readonly reason: string;
  /** `null`: without tax data, so no full tax invoice. */
  readonly tax: TaxData | null;
};

type ReissueProblem = TaxProblem | 'required' | 'tax.withholding.needsCompany';
export type ReissueProblems = Partial<Record<TaxField | 'reason', ReissueProblem>>;

/** Problems by field. A company that withheld tax stays the recipient. A certificate is the buyer's to send. */
export function refuseReissue(
  { reason, tax }: ReissueForm,
  { withholding }: Pick<Order, 'withholding'>,
): ReissueProblems {
  return {
    ...(tax && refuseTaxData(tax, { companyCertificateRequired: false })),
    ...(writtenText(reason) === '' && { reason: 'required' as const }),
    ...(withholding > 0 && tax?.personType !== 'juristic' && { personType: 'tax.withholding.needsCompany' as const }),
  };
}
