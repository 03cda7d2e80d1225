import { plainEntry } from '../plainEntry.ts';

/** The card types that the shop names (specification 3). */
export const cardTypes = [
  ...['visa', 'mastercard', 'american-express', 'diners-club', 'discover', 'jcb', 'unionpay'],
  ...['maestro', 'elo', 'mir', 'hiper', 'hipercard'],
] as const;

/** A card as typed into the form. It leaves the page for the provider only. */
export type CardEntry = {
  readonly number: string;
  readonly name: string;
  /** Two digits. */
  readonly month: string;
  /** Four digits of the common era. */
  readonly year: string;
  readonly code: string;
};
export type CardField = keyof CardEntry;
export type CardProblem = CardField | 'expired';

/** The most characters of each field (specification 5); a number may have the length of its own type. */
export const cardFieldMaximum: Readonly<Record<Exclude<CardField, 'number' | 'name'>, number>> = {
  ...{ month: 2, year: 4, code: 4 },
};

/** The check of a number by its type. */
export type CardNumberCheck = { readonly isValid: boolean; readonly codeLength: number | null };

export const digitsOf = (text: string): string => plainEntry(text).replace(/\D/g, '');

/** The fields that are missing or wrong, each with its problem. `thisMonth`: `YYYY-MM` in Bangkok. */
export function cardProblems(
  entry: CardEntry,
  { isValid, codeLength }: CardNumberCheck,
  thisMonth: string,
): Partial<Record<CardField, CardProblem>> {
  const { name, month, year, code } = entry;
  const isMonth = /^(0?[1-9]|1[0-2])$/.test(month);
  const isYear = /^\d{4}$/.test(year);
  const isOver = isMonth && isYear && `${year}-${month.padStart(2, '0')}` < thisMonth;
  const isCode = codeLength === null ? /^\d{3,4}$/.test(code) : /^\d+$/.test(code) && code.length === codeLength;
  return {
    ...(isValid ? {} : { number: 'number' }),
    ...(name.trim() === '' ? { name: 'name' } : {}),
    ...(isMonth ? {} : { month: 'month' }),
    ...(isYear ? (isOver ? { year: 'expired' } : {}) : { year: 'year' }),
    ...(isCode ? {} : { code: 'code' }),
  };
}
