import type { Language } from '../../src/domain/localText.ts';
import type { EpochMs } from '../../src/domain/time.ts';
import type { Caller, SignedIn } from '../base/caller.ts';
import type { Throttles } from '../base/throttle.ts';
import type { AppParts } from './appParts.ts';

/** A call beside its input: who asks, in which language, when, and the parts of the shop that answer. */
export type CallContext = {
  readonly parts: AppParts;
  readonly caller: Caller;
  readonly language: Language;
  readonly now: EpochMs;
  /** The tight limits. */
  readonly throttles: Throttles;
  /** Where the request came from, for throttles. */
  readonly address: string;
  readonly headers: Headers;
  readonly addCookies: (cookies: readonly string[]) => void;
  /** Runs this once the answer is on its way, or nobody waits for it any more. It must not throw. */
  readonly afterAnswer: (work: () => void) => void;
  /** The caller of a call that only signed-in people reach. Throws in a public call of a guest: a defect. */
  readonly person: () => SignedIn;
};
