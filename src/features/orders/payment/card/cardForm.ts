import { number as checkNumber } from 'card-validator';
import {
  type CardEntry,
  type CardField,
  type CardNumberCheck,
  type CardProblem,
  cardProblems,
  cardTypes,
  digitsOf,
} from '../../../../domain/order/cardEntry.ts';

/** The card form: what is typed, whether it shows its faults, and what the provider said to the card. */
export type CardForm = {
  readonly entry: CardEntry;
  readonly isTried: boolean;
  readonly refusal: { readonly kind: 'refused'; readonly message: string } | { readonly kind: 'unavailable' } | null;
};

export type CardEvent =
  | { readonly type: 'typed'; readonly field: CardField; readonly text: string }
  | { readonly type: 'tried' }
  | { readonly type: 'refused'; readonly refusal: NonNullable<CardForm['refusal']> }
  /** The charge was sent: the security code is cleared. */
  | { readonly type: 'sent' };

export const emptyCard: CardForm = {
  entry: { number: '', name: '', month: '', year: '', code: '' },
  isTried: false,
  refusal: null,
};

export function cardReducer(form: CardForm, event: CardEvent): CardForm {
  switch (event.type) {
    case 'typed':
      return { ...form, entry: { ...form.entry, [event.field]: cleaned(event.field, event.text) }, refusal: null };
    case 'tried':
      return { ...form, isTried: true, refusal: null };
    case 'refused':
      return { ...form, refusal: event.refusal };
    case 'sent':
      return { ...form, entry: { ...form.entry, code: '' }, isTried: false };
  }
}

const cleaned = (field: CardField, text: string): string => (field === 'name' ? text : digitsOf(text));

export type CardNumber = CardNumberCheck & {
  /** The type's name; `null` for none of the shop's twelve. */
  readonly type: string | null;
  /** The most digits of the type. */
  readonly maximum: number;
  /** The digits in groups, as they are printed. */
  readonly shown: string;
};

/** Reads type, length and check digit of a card number. */
export function readCardNumber(digits: string): CardNumber {
  const { card, isValid } = checkNumber(digits);
  const isNamed = card !== null && cardTypes.some((type) => type === card.type);
  return {
    isValid,
    type: isNamed ? card.niceType : null,
    codeLength: card?.code.size ?? null,
    maximum: card === null ? 19 : Math.max(...card.lengths),
    shown: grouped(digits, card?.gaps ?? [4, 8, 12]),
  };
}

function grouped(digits: string, gaps: readonly number[]): string {
  const ends = [...gaps.filter((gap) => gap < digits.length), digits.length];
  return ends.map((end, at) => digits.slice(at === 0 ? 0 : ends[at - 1], end)).join(' ');
}

/** The faults to show: none before the first press. */
export const shownProblems = (
  { entry, isTried }: CardForm,
  number: CardNumber,
  thisMonth: string,
): Partial<Record<CardField, CardProblem>> => (isTried ? cardProblems(entry, number, thisMonth) : {});
