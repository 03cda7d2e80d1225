import { transferReportFieldNames } from '../../contract/payment.ts';
import type { TransferReportField } from '../../domain/bankTransferReport.ts';
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

/** Sentences by their path on the wire as those of the form's fields; one of no field of the form is left out. */
export function refusedFields(sentences: Readonly<Record<string, string>> = {}): RefusedFields {
  const refused: RefusedFields = {};
  for (const field of reportFields) {
    const sentence = sentences[transferReportFieldNames[field]];
    if (sentence !== undefined) refused[field] = sentence;
  }
  return refused;
}

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
