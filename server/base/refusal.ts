import type { SignedQuote } from '../../src/contract/order/quote.ts';
import type { FailureCode } from '../../src/domain/failure.ts';
import type { LocalText } from '../../src/domain/localText.ts';
import type { RefusalReason } from '../../src/domain/order/refusalReason.ts';
import type { EpochMs } from '../../src/domain/time.ts';

/** A field's problem: a code (texts: `fieldProblems`), with the shop's name of the field if it has one. */
export type FieldFault = string | { readonly code: string; readonly label: LocalText };

/** The details of a refusal beside its code, in inside spelling. */
export type RefusalDetails = {
  /** Every invalid field by its wire path. */
  readonly fields?: Readonly<Record<string, FieldFault>>;
  /** Names or codes for the message. */
  readonly names?: readonly string[];
  readonly itemIds?: readonly string[];
  /** Why an offer does not count, or the kind of a duplicate. */
  readonly reason?: RefusalReason;
  /** With NOT_ENOUGH_STOCK: the stock of each item. */
  readonly unitsLeft?: readonly number[];
  /** With PRICE_CHANGED: the new quote. */
  readonly quote?: SignedQuote;
  /** With TIME_LEFT: the end of the running access. */
  readonly until?: EpochMs;
  /** With TOO_MANY_REQUESTS: the time until the next attempt counts. It travels as `retry-after`. */
  readonly retryAfterMs?: number;
};

/** An expected refusal. A value and not an error: callers must check. */
export type Refusal = { readonly kind: 'refusal'; readonly code: FailureCode; readonly details: RefusalDetails };

export const refuse = (code: FailureCode, details: RefusalDetails = {}): Refusal => ({
  kind: 'refusal',
  code,
  details,
});

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'refusal' && 'code' in value;
