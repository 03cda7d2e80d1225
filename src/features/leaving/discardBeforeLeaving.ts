import { type Discarding, discardReport } from '../../platform/outbox/discardReport.ts';

/**
 * Discards what was not sent, on a word that holds until `yes` is aborted. The first that is being sent ends it: nobody
 * leaves then, so the others stay, too. `discarded`: nothing of it is left, and the word still holds.
 */
export async function discardBeforeLeaving(keys: readonly string[], yes: AbortSignal): Promise<Discarding> {
  let outcome: Discarding = 'discarded';
  for (const key of keys) {
    const one = await discardReport(key, yes);
    if (one === 'isSending' || one === 'takenBack') return one;
    if (one === 'alreadySent') outcome = one;
  }
  return yes.aborted ? 'takenBack' : outcome;
}
