import { formatBangkokDate } from '../time.ts';

/** A transfer report as typed. Amounts in minor units; `null` and '' mean not filled in. */
export type TransferReportDraft = {
  readonly contactName: string;
  readonly originBankCode: string;
  readonly accountId: string;
  readonly amount: number | null;
  /** Bangkok day `YYYY-MM-DD` and time `HH:mm:ss`, as typed. */
  readonly date: string;
  readonly time: string;
  readonly note: string;
  readonly slipCount: number;
};

export type TransferReportField = 'slip' | 'contactName' | 'amount' | 'originBank' | 'account' | 'date' | 'time';
export type TransferReportProblem = { readonly field: TransferReportField; readonly stops: boolean };

/** Most slips of one report. */
export const slipsMaximum = 5;
/** Longest stored note and name (characters). */
export const transferNoteMaximum = 1_000;
export const contactNameMaximum = 255;

/** A transfer further in the future than this (ms) is refused. */
export const transferAheadMaximumMs = 86_400_000;

/** The device's knowledge of the current time. */
export type KnownClock = {
  /** The device's clock, which may be wrong. */
  readonly device: number;
  /** The server's clock minus the device's (ms); `null` if the server was not heard in this visit. */
  readonly serverAhead: number | null;
  /** The time of the order by the server's clock. */
  readonly placedAt: number;
};

/**
 * The latest time that is known to have passed: no transfer is older than its order, even if the device's clock is
 * slow.
 */
export const knownNow = ({ device, serverAhead, placedAt }: KnownClock): number =>
  Math.max(device + (serverAhead ?? 0), placedAt);

/**
 * Whether the device may refuse a transfer as future. That needs the server's time: a slow device would refuse the
 * right day. Otherwise the server decides.
 */
export const isTransferAhead = (at: number, clock: KnownClock): boolean =>
  clock.serverAhead !== null && at > knownNow(clock) + transferAheadMaximumMs;

/**
 * Whether to ask the payer about the day: only the device's clock says that it is in the future, so nothing is refused.
 */
export const isAfterDeviceDay = (date: string, clock: KnownClock): boolean =>
  clock.serverAhead === null && date > formatBangkokDate(knownNow(clock));

/**
 * Missing fields in the order of the messages (specification 5, bank transfer report). A missing contact name of an
 * order without a due amount is shown and does not block.
 */
export function transferReportProblems(
  draft: TransferReportDraft,
  due: { readonly amount: number; readonly slipRequired: boolean },
): readonly TransferReportProblem[] {
  const problems: TransferReportProblem[] = [];
  const stop = (field: TransferReportField) => problems.push({ field, stops: true });
  if (due.amount !== 0 && due.slipRequired && draft.slipCount === 0) stop('slip');
  if (due.amount === 0 && draft.contactName.trim() === '') problems.push({ field: 'contactName', stops: false });
  if (due.amount !== 0 && (draft.amount === null || draft.amount <= 0)) stop('amount');
  if (draft.originBankCode === '') stop('originBank');
  if (draft.accountId === '') stop('account');
  if (draft.date === '') stop('date');
  if (draft.time === '') stop('time');
  return problems;
}
