import { formatBangkokDate } from '../time.ts';

/** What the payer fills in. Amount in minor units; `null` and '' mean: not filled in. */
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

/** Slips of one report. */
export const slipsMaximum = 5;
/** Longest note and name that are kept (characters). */
export const transferNoteMaximum = 1_000;
export const contactNameMaximum = 255;

/** Clocks of phones go wrong; a transfer further ahead than this (ms) has not happened. */
export const transferAheadMaximumMs = 86_400_000;

/** What the payer's device knows of the hour. */
export type KnownClock = {
  /** Its own clock, which may be wrong. */
  readonly device: number;
  /** How far the server's clock is ahead of it (ms); `null` where the server was not heard in this visit. */
  readonly serverAhead: number | null;
  /** When the order was placed, by the server's clock; unknown of a report that an earlier version kept. */
  readonly placedAt?: number | undefined;
};

/**
 * The latest instant that is known to have come: no transfer is older than its order, whatever a phone that runs behind
 * says of the day.
 */
export const knownNow = ({ device, serverAhead, placedAt = Number.NEGATIVE_INFINITY }: KnownClock): number =>
  Math.max(device + (serverAhead ?? 0), placedAt);

/**
 * Whether the device may refuse a transfer as one of the future. Only where the server has told it the hour: a phone that
 * runs behind would refuse the true day, without a network for good. Otherwise the server decides, which looks again at
 * every report.
 */
export const isTransferAhead = (at: number, clock: KnownClock): boolean =>
  clock.serverAhead !== null && at > knownNow(clock) + transferAheadMaximumMs;

/**
 * Whether the payer is asked if that Bangkok day is right: only this device's own clock says that it has not come, and may
 * be wrong itself, so that it refuses nothing.
 */
export const isAfterDeviceDay = (date: string, clock: KnownClock): boolean =>
  clock.serverAhead === null && date > formatBangkokDate(knownNow(clock));

/**
 * What is missing, in the order in which the payer is told (specification 5, bank transfer report).
 * A missing contact name of an order without a due amount is shown and does not stop.
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
