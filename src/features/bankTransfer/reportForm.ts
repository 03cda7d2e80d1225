import type { TransferReport } from '../../contract/order/payment.ts';
import type { Language } from '../../domain/localText.ts';
import {
  isTransferAhead,
  type KnownClock,
  type TransferReportDraft,
  type TransferReportField,
  type TransferReportProblem,
  transferReportProblems,
} from '../../domain/order/bankTransferReport.ts';
import { formatBangkokTime } from '../../domain/time.ts';
import { parseBangkok } from '../../domain/typedTime.ts';
import { formatDate, NBSP } from '../../i18n/format.ts';
import type { ReportSubject } from '../outbox/useReportEntries.ts';
import {
  isNegativeAmount,
  readTransferAmount,
  readTransferDate,
  readTransferTime,
  writeTransferAmount,
} from './typedTransfer.ts';

/** The form as it is typed. */
export type ReportForm = {
  readonly contactName: string;
  readonly originBankCode: string;
  readonly accountId: string;
  readonly amount: string;
  readonly date: string;
  readonly time: string;
  readonly note: string;
  /** Whether date and time are nobody's word yet, so that each opening gives those of then. Earlier versions have kept none. */
  readonly isHourGiven?: boolean;
};

/** Name and amount of the order, date and time of now (specification 5). */
export const newReportForm = (subject: ReportSubject, now: number, language: Language): ReportForm => ({
  contactName: subject.buyerName,
  originBankCode: '',
  accountId: '',
  amount: writeTransferAmount(subject.due),
  ...whenNow(now, language),
  note: '',
});

/** Date and time of now, as the form shows them. */
export const whenNow = (now: number, language: Language): Pick<ReportForm, 'date' | 'time'> => ({
  date: writeDate(now, language),
  time: formatBangkokTime(now),
});

/** The form of a report that was filled in before, with the hour that was sent with it. */
export const formOfReport = (report: TransferReportDraft, language: Language): ReportForm => ({
  contactName: report.contactName,
  originBankCode: report.originBankCode,
  accountId: report.accountId,
  amount: report.amount === null ? '' : writeTransferAmount(report.amount),
  date: dateAsShown(report.date, language),
  time: report.time,
  note: report.note,
  isHourGiven: false,
});

/** What was understood of the form; '' and `null` for what was not. */
export const understood = (form: ReportForm, slipCount: number): TransferReportDraft => ({
  contactName: form.contactName.trim(),
  originBankCode: form.originBankCode,
  accountId: form.accountId,
  amount: readTransferAmount(form.amount),
  date: readTransferDate(form.date) ?? '',
  time: readTransferTime(form.time) ?? '',
  note: form.note.trim(),
  slipCount,
});

/** What is missing, what was typed and cannot be read, an amount below nothing, a day that has not come yet, a slip that is lost or cannot be opened. */
export type FieldProblem = {
  readonly field: TransferReportField;
  readonly kind: 'missing' | 'unreadable' | 'negative' | 'future' | SlipFault;
  stops: boolean;
};

export function problemsOf(
  form: ReportForm,
  slipCount: number,
  due: { readonly amount: number; readonly slipRequired: boolean },
  clock: KnownClock,
): readonly FieldProblem[] {
  const draft = understood(form, slipCount);
  const typed: Partial<Record<TransferReportField, string>> = { amount: form.amount, date: form.date, time: form.time };
  const problems = transferReportProblems(draft, due).map(
    ({ field, stops }: TransferReportProblem): FieldProblem => ({
      field,
      stops,
      kind: typed[field]?.trim() && !isZeroAmount(field, form) ? unreadableKind(field, form) : 'missing',
    }),
  );
  // Where nothing is due no amount is needed, but what was typed is never sent as nothing.
  if (due.amount === 0 && draft.amount === null && form.amount.trim() !== '')
    problems.push({ field: 'amount', stops: true, kind: unreadableKind('amount', form) });
  const at = parseBangkok(draft.date, draft.time);
  const isAhead = at !== null && isTransferAhead(at, clock);
  return isAhead ? [...problems, { field: 'date', stops: true, kind: 'future' }] : problems;
}

/**
 * `lost`: the slip that a report had cannot be read, so that it goes out only with another, or without one on the person's word.
 * `unopened`: one that was chosen cannot be opened, and nothing goes with the former one, or none, unnoticed.
 */
export type SlipFault = 'lost' | 'unopened';

export const withSlipFault = (problems: readonly FieldProblem[], kind: SlipFault): readonly FieldProblem[] => [
  { field: 'slip', stops: true, kind },
  ...withoutProblemOfSlip(problems),
];

/** While one that was chosen is made smaller, nobody knows what is wrong with it. */
export const withoutProblemOfSlip = (problems: readonly FieldProblem[]): readonly FieldProblem[] =>
  problems.filter(({ field }) => field !== 'slip');

/** All of them once the form was to be sent; before that what cannot be read in a field that was left, and a lost slip. */
export const problemsToTell = (
  problems: readonly FieldProblem[],
  { isTried, left }: { readonly isTried: boolean; readonly left: readonly TransferReportField[] },
): readonly FieldProblem[] =>
  isTried
    ? problems
    : problems.filter(({ field, kind }) => kind === 'lost' || (kind !== 'missing' && left.includes(field)));

/** The report as it is queued; call only for a form without problems that stop. */
export function reportOf(subject: ReportSubject, draft: TransferReportDraft): Omit<TransferReport, 'slipNames'> {
  return {
    orderId: subject.orderId,
    orderToken: subject.token,
    contactName: draft.contactName,
    email: subject.email,
    tel: subject.tel ?? '',
    originBankCode: draft.originBankCode,
    accountId: draft.accountId,
    transferredAt: parseBangkok(draft.date, draft.time) ?? 0,
    time: draft.time,
    amount: draft.amount ?? 0,
    note: draft.note,
  };
}

/** A Gregorian day as the field shows it: `14 ก.พ. 2569`. Empty stays empty. */
export function dateAsShown(date: string, language: Language): string {
  const noon = parseBangkok(date, '12:00:00');
  return noon === null ? '' : writeDate(noon, language);
}

const writeDate = (at: number, language: Language): string => formatDate(at, language).replaceAll(NBSP, ' ');

const isZeroAmount = (field: TransferReportField, form: ReportForm): boolean =>
  field === 'amount' && readTransferAmount(form.amount) !== null;

const unreadableKind = (field: TransferReportField, form: ReportForm): 'negative' | 'unreadable' =>
  field === 'amount' && isNegativeAmount(form.amount) ? 'negative' : 'unreadable';
