import { plainEntry } from '../plainEntry.ts';
import type { Currency, Prices } from './currency.ts';
import { decodeMajor, encodeMajor } from './minorUnits.ts';

/** Amounts in baht and dollars as typed; '' for none. */
export type TypedAmounts = Readonly<Record<Currency, string>>;

export const noAmounts: TypedAmounts = { THB: '', USD: '' };

export const typedAmounts = ({ THB, USD }: Prices): TypedAmounts => ({ THB: typedAmount(THB), USD: typedAmount(USD) });

/** An amount as typed; empty for none. */
export const typedAmount = (minor: number | null): string => (minor === null ? '' : String(encodeMajor(minor)));

/** Digits, with or without commas between thousands. `1e3` and `14,90` would be read as amounts that nobody meant. */
const amountPattern = /^(\d{1,3}(,\d{3})+|\d*)(\.\d*)?$/;

/** Minor units up to a maximum; `null` if nothing or no amount was typed. */
export function amountOf(typed: string, maximum: number): number | null {
  const text = plainEntry(typed);
  if (!/\d/.test(text) || !amountPattern.test(text)) return null;
  const minor = decodeMajor(Number(text.replaceAll(',', '')));
  return minor !== null && minor <= maximum ? minor : null;
}

/** Whether something was typed that is no amount. */
export const isFaultyAmount = (typed: string, maximum: number): boolean =>
  typed.trim() !== '' && amountOf(typed, maximum) === null;
