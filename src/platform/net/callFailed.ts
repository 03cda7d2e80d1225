import type { FailureCode } from '../../domain/failure.ts';

type FailureFacts = {
  readonly fields: Readonly<Record<string, string>>;
  readonly itemIds: readonly string[];
  /** With PRICE_CHANGED: the new quote, still in the wire's spelling. */
  readonly quote: unknown;
  readonly until: string | null;
  /** Of an offer: why it does not count. */
  readonly reason: string | null;
};

export const noFacts: FailureFacts = { fields: {}, itemIds: [], quote: undefined, until: null, reason: null };

/** The server answered and refused. `message` is a sentence for people, in the language of the request. */
export class CallFailed extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly facts: FailureFacts;

  constructor(status: number, code: FailureCode, message: string, facts: FailureFacts) {
    super(message);
    this.name = 'CallFailed';
    this.status = status;
    this.code = code;
    this.facts = facts;
  }
}

/** What was asked for by its address is not there, or nothing can have that address. */
export const leadsNowhere = (failure: unknown): boolean =>
  failure instanceof CallFailed && (failure.code === 'NOT_FOUND' || failure.code === 'INPUT_ERROR');

/** No answer of the server's came: no network, a dead one, a captive portal, or it took too long. */
export class ServerUnreachable extends Error {
  constructor(cause: unknown) {
    super('The server did not answer', { cause });
    this.name = 'ServerUnreachable';
  }
}

/**
 * Answered for good: the same question has the same answer tomorrow, whatever becomes of the network. Who asks may change
 * what 401 and 403 say, and time what 408 and 429 do.
 */
export const isRefusedForGood = (failure: unknown): boolean =>
  failure instanceof CallFailed && failure.status < 500 && ![401, 403, 408, 429].includes(failure.status);
