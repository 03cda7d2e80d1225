/**
 * `away`: what can be chosen comes with the network. `noMethod`, `noShipping`: the shop offers no way to pay, or to send
 * what has to be sent, that can be chosen, or did not say.
 */
export type Unpressable = 'away' | 'noMethod' | 'noShipping';

/** The parts that an order lacks, and whether they may still come. */
type Lacking = {
  readonly isWithoutMethod: boolean;
  /** Whether a line needs shipping and none is chosen (specification 5, order checks). */
  readonly isWithoutShipping: boolean;
  readonly isAway: boolean;
  /** The shop is being asked. */
  readonly isAsking: boolean;
};

/** The reason why ordering is impossible now; `null` if it is possible, and while the server is asked. */
export function whyUnpressable({ isWithoutMethod, isWithoutShipping, isAway, isAsking }: Lacking): Unpressable | null {
  if (!isWithoutMethod && !isWithoutShipping) return null;
  if (isAway) return 'away';
  if (isAsking) return null;
  return isWithoutMethod ? 'noMethod' : 'noShipping';
}
