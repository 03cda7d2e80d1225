import { plainEntry } from '../../domain/plainEntry.ts';

/** `2,599.60` and `2,599.-` in minor units; `null` for anything else than an amount with at most two decimals. */
export function readTransferAmount(typed: string): number | null {
  const match = /^(\d{1,9})(?:\.(?:(\d{0,2})|-))?$/.exec(plainEntry(typed).replace(/[,\s]/g, ''));
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Minor units in the field's spelling, with two decimals. */
export const writeTransferAmount = (minor: number): string =>
  `${String(Math.trunc(minor / 100)).replace(/\B(?=(\d{3})+$)/g, ',')}.${String(minor % 100).padStart(2, '0')}`;

/** Whether a negative amount was typed. */
export const isNegativeAmount = (typed: string): boolean => typed.startsWith('-');

/**
 * The characters an amount can hold, in Arabic digits (specification 5, numeric text only). Any dash stays as a minus,
 * because dropping it would change the amount.
 */
export const onlyAmount = (typed: string): string => plainEntry(typed).replace(/[^\d.,-]/g, '');
