import type { FailureCode } from '../../domain/failure.ts';

type FailureFacts = {
  readonly fields: Readonly<Record<string, string>>;
  readonly itemIds: readonly string[];
  /** With PRICE_CHANGED: the new quote in wire spelling. */
  readonly quote: unknown;
  readonly until: string | null;
  /** Why an offer does not count. */
  readonly reason: string | null;
};

export const noFacts: FailureFacts = { fields: {}, itemIds: [], quote: undefined, until: null, reason: null };

/** A refusal by the server. `message` is in the request's language. */
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

/** Whether the addressed thing is missing. */
export const leadsNowhere = (failure: unknown): boolean =>
  failure instanceof CallFailed && (failure.code === 'NOT_FOUND' || failure.code === 'INPUT_ERROR');

/** No answer by the server: no network, a dead one, a captive portal, or a timeout. */
export class ServerUnreachable extends Error {
  constructor(cause: unknown) {
    super('The server did not answer', { cause });
    this.name = 'ServerUnreachable';
  }
}

/** Whether a repeat would be refused again. 401 and 403 depend on the person, 408 and 429 on time. */
export const isRefusedForGood = (failure: unknown): boolean =>
  failure instanceof CallFailed && failure.status < 500 && ![401, 403, 408, 429].includes(failure.status);
