import { transferReportFieldNames } from '../../contract/order/payment.ts';
import type { TransferReportField } from '../../domain/order/bankTransferReport.ts';
import { refusedFields } from '../device/refusedFields.ts';
import type { ReportForm } from './reportForm.ts';

/** The server's message for each refused field. */
export type RefusedFields = Partial<Record<TransferReportField, string>>;

const inForm: Partial<Record<TransferReportField, keyof ReportForm>> = {
  contactName: 'contactName',
  amount: 'amount',
  originBank: 'originBankCode',
  account: 'accountId',
  date: 'date',
  time: 'time',
};

/** The refused fields of a report; empty if the problem names no fields. */
export const refusedOfReport = (sentences: Readonly<Record<string, string>> = {}): RefusedFields =>
  refusedFields(sentences, transferReportFieldNames);

/** The refused fields whose value has not changed since the refusal. */
export function stillRefused(refused: RefusedFields, before: ReportForm, changes: Partial<ReportForm>): RefusedFields {
  const still = { ...refused };
  for (const field of reportFields) {
    const name = inForm[field];
    if (name !== undefined && (changes[name] ?? before[name]) !== before[name]) delete still[field];
  }
  return still;
}

const reportFields = Object.keys(transferReportFieldNames) as TransferReportField[];
