import type { SignedQuote } from '../../src/contract/order/quote.ts';
import type { FailureCode } from '../../src/domain/failure.ts';
import type { LocalText } from '../../src/domain/localText.ts';
import type { RefusalReason } from '../../src/domain/order/refusalReason.ts';
import type { EpochMs } from '../../src/domain/time.ts';

/** What is wrong with a field: a code (words: `fieldProblems`), and the shop's own name of the field where it has one. */
export type FieldFault = string | { readonly code: string; readonly label: LocalText };

/** What a refusal tells beside its code, in the inside spelling. */
export type RefusalDetails = {
  /** Every faulty field at once, by its path on the wire. */
  readonly fields?: Readonly<Record<string, FieldFault>>;
  /** Names or codes that the message speaks of. */
  readonly names?: readonly string[];
  readonly itemIds?: readonly string[];
  /** Of an offer that does not count, or of a duplicate: why, which is what the message says. */
  readonly reason?: RefusalReason;
  /** With NOT_ENOUGH_STOCK: the pieces that are left of each of them. */
  readonly unitsLeft?: readonly number[];
  /** With PRICE_CHANGED: the new quote. */
  readonly quote?: SignedQuote;
  /** With TIME_LEFT: when the running access ends. */
  readonly until?: EpochMs;
};

/** An expected no. A value and not an error: a handler returns it, and whoever calls has to look. */
export type Refusal = { readonly kind: 'refusal'; readonly code: FailureCode; readonly details: RefusalDetails };

export const refuse = (code: FailureCode, details: RefusalDetails = {}): Refusal => ({
  kind: 'refusal',
  code,
  details,
});

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'refusal' && 'code' in value;
