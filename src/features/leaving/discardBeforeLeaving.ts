import { type Discarding, discardReports } from '../../platform/outbox/discardReports.ts';

/**
 * Discards what was not sent, on a word that holds until `yes` is aborted: all of it or, while any is being sent, none.
 * `discarded`: nothing of it is left, and the word still holds. `takenBack`: nobody leaves, also where it came too late for
 * what was discarded.
 */
export async function discardBeforeLeaving(keys: readonly string[], yes: AbortSignal): Promise<Discarding> {
  const outcome = await discardReports(keys, yes);
  return yes.aborted ? 'takenBack' : outcome;
}
