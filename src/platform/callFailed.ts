import type { FailureCode } from '../domain/failure.ts';

type FailureFacts = {
  readonly fields: Readonly<Record<string, string>>;
  readonly names: readonly string[];
  readonly itemIds: readonly string[];
  /** With PRICE_CHANGED: the new quote, still in the wire's spelling. */
  readonly quote: unknown;
  readonly until: string | null;
};

export const noFacts: FailureFacts = { fields: {}, names: [], itemIds: [], quote: undefined, until: null };

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

/** No answer of the server's came: no network, a dead one, a captive portal, or it took too long. */
export class ServerUnreachable extends Error {
  constructor(cause: unknown) {
    super('The server did not answer', { cause });
    this.name = 'ServerUnreachable';
  }
}
