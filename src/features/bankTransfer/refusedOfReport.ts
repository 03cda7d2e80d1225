import { transferReportFieldNames } from '../../contract/order/payment.ts';
import type { TransferReportField } from '../../domain/order/bankTransferReport.ts';
import { refusedFields } from '../device/refusedFields.ts';
import type { ReportForm } from './reportForm.ts';

/** The server's sentence for each field that it refused. */
export type RefusedFields = Partial<Record<TransferReportField, string>>;

const inForm: Partial<Record<TransferReportField, keyof ReportForm>> = {
  contactName: 'contactName',
  amount: 'amount',
  originBank: 'originBankCode',
  account: 'accountId',
  date: 'date',
  time: 'time',
};

/** What was refused of a report; a problem that names no fields refuses none. */
export const refusedOfReport = (sentences: Readonly<Record<string, string>> = {}): RefusedFields =>
  refusedFields(sentences, transferReportFieldNames);

/** What still stands as it was refused: a field that was given another value is marked no more. */
export function stillRefused(refused: RefusedFields, before: ReportForm, changes: Partial<ReportForm>): RefusedFields {
  const still = { ...refused };
  for (const field of reportFields) {
    const name = inForm[field];
    if (name !== undefined && (changes[name] ?? before[name]) !== before[name]) delete still[field];
  }
  return still;
}

const reportFields = Object.keys(transferReportFieldNames) as TransferReportField[];
