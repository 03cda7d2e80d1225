import type { Language } from '../../src/domain/localText.ts';
import type { EpochMs } from '../../src/domain/time.ts';
import type { Caller, SignedIn } from '../base/caller.ts';
import type { Throttles } from '../base/throttle.ts';
import type { AppParts } from './appParts.ts';

/** A call's context: caller, language, time, and the parts of the shop. */
export type CallContext = {
  readonly parts: AppParts;
  readonly caller: Caller;
  readonly language: Language;
  readonly now: EpochMs;
  /** The tight limits. */
  readonly throttles: Throttles;
  /** The client's address, for throttles. */
  readonly address: string;
  readonly headers: Headers;
  readonly addCookies: (cookies: readonly string[]) => void;
  /** Runs work after the answer was sent or its client is gone. It must not throw. */
  readonly afterAnswer: (work: () => void) => void;
  /** The signed-in caller. Throws for a guest in a public call: a defect. */
  readonly person: () => SignedIn;
};
