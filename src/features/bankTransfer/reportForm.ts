import type { TransferReport } from '../../contract/order/payment.ts';
import {
  isTransferAhead,
  type KnownClock,
  type TransferReportDraft,
  type TransferReportField,
  type TransferReportProblem,
  transferReportProblems,
} from '../../domain/order/bankTransferReport.ts';
import { originBankOf, type SlipReference } from '../../domain/order/slipQr.ts';
import { formatBangkokDate, formatBangkokTime } from '../../domain/time.ts';
import { readDate, readTime } from '../../domain/typedEntry.ts';
import { parseBangkok } from '../../domain/typedTime.ts';
import type { ReportSubject } from '../outbox/useReportEntries.ts';
import { isNegativeAmount, readTransferAmount, writeTransferAmount } from './typedTransfer.ts';

/** The form's values as typed; date and time in the spelling of `DateTimeField`. */
export type ReportForm = {
  readonly contactName: string;
  readonly originBankCode: string;
  readonly accountId: string;
  readonly amount: string;
  readonly date: string;
  readonly time: string;
  readonly note: string;
  /** False until the person gives date and time; until then each opening fills in the current time. */
  readonly isHourGiven?: boolean;
};

/** A new form: name and amount of the order, current date and time (specification 5). */
export const newReportForm = (subject: ReportSubject, now: number): ReportForm => ({
  contactName: subject.buyerName,
  originBankCode: '',
  accountId: '',
  amount: writeTransferAmount(subject.due),
  ...whenNow(now),
  note: '',
});

/** The shop's accounts, and the one whose number was copied ('' for none). */
export type KnownAccounts = { readonly accounts: readonly { readonly id: string }[]; readonly copiedAccountId: string };

/**
 * The form with what is known instead of what is not chosen: the copied or only account, and the bank that the slip's QR
 * names.
 */
export function withKnown(
  form: ReportForm,
  { accounts, copiedAccountId }: KnownAccounts,
  slipQr: SlipReference | null,
): ReportForm {
  const only = accounts.length === 1 ? accounts[0] : undefined;
  const account = accounts.find(({ id }) => id === copiedAccountId) ?? only;
  return {
    ...form,
    accountId: form.accountId || (account?.id ?? ''),
    originBankCode: form.originBankCode || (slipQr === null ? '' : originBankOf(slipQr)),
  };
}

/** The current date and time of the form. */
export const whenNow = (now: number): Pick<ReportForm, 'date' | 'time'> => ({
  date: formatBangkokDate(now),
  time: formatBangkokTime(now),
});

/** The form of an existing report, with its date and time. */
export const formOfReport = (report: TransferReportDraft): ReportForm => ({
  contactName: report.contactName,
  originBankCode: report.originBankCode,
  accountId: report.accountId,
  amount: report.amount === null ? '' : writeTransferAmount(report.amount),
  date: report.date,
  time: report.time,
  note: report.note,
  isHourGiven: false,
});

/** The form's values after parsing; '' and `null` for values that cannot be parsed. */
export const understood = (form: ReportForm, slipCount: number): TransferReportDraft => ({
  contactName: form.contactName.trim(),
  originBankCode: form.originBankCode,
  accountId: form.accountId,
  amount: readTransferAmount(form.amount),
  date: readDate(form.date) ?? '',
  time: readTime(form.time) ?? '',
  note: form.note.trim(),
  slipCount,
});

/**
 * A problem of a field: missing, unreadable, a negative amount, a future day, or a slip that is lost or cannot be
 * opened.
 */
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
  // If nothing is due the amount may stay empty, but an unreadable amount is never sent as zero.
  if (due.amount === 0 && draft.amount === null && form.amount.trim() !== '')
    problems.push({ field: 'amount', stops: true, kind: unreadableKind('amount', form) });
  const at = parseBangkok(draft.date, draft.time);
  const isAhead = at !== null && isTransferAhead(at, clock);
  return isAhead ? [...problems, { field: 'date', stops: true, kind: 'future' }] : problems;
}

/**
 * `lost`: the former slip is unreadable, so the report needs another slip or the person's consent to go without.
 * `unopened`: the chosen file cannot be opened, so the report must not go out with the former slip or without any.
 */
export type SlipFault = 'lost' | 'unopened';

export const withSlipFault = (problems: readonly FieldProblem[], kind: SlipFault): readonly FieldProblem[] => [
  { field: 'slip', stops: true, kind },
  ...withoutProblemOfSlip(problems),
];

/** The problem of a slip is unknown while the chosen picture is made smaller. */
export const withoutProblemOfSlip = (problems: readonly FieldProblem[]): readonly FieldProblem[] =>
  problems.filter(({ field }) => field !== 'slip');

/** The problems to show: all after a try to send, before that unreadable fields that lost the focus and a lost slip. */
export const problemsToTell = (
  problems: readonly FieldProblem[],
  { isTried, left }: { readonly isTried: boolean; readonly left: readonly TransferReportField[] },
): readonly FieldProblem[] =>
  isTried
    ? problems
    : problems.filter(({ field, kind }) => kind === 'lost' || (kind !== 'missing' && left.includes(field)));

/** The report to queue. Requires a form without stopping problems. */
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

const isZeroAmount = (field: TransferReportField, form: ReportForm): boolean =>
  field === 'amount' && readTransferAmount(form.amount) !== null;

const unreadableKind = (field: TransferReportField, form: ReportForm): 'negative' | 'unreadable' =>
  field === 'amount' && isNegativeAmount(form.amount) ? 'negative' : 'unreadable';
