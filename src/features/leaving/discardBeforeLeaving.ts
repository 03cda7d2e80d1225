import { type Discarding, discardReports } from '../../platform/outbox/discardReports.ts';

/**
 * Discards all unsent entries, or none while one is being sent. `discarded`: all are gone and the confirmation still
 * holds. `takenBack`: the person cancelled (`yes` was aborted), perhaps after the entries were gone.
 */
export async function discardBeforeLeaving(keys: readonly string[], yes: AbortSignal): Promise<Discarding> {
  const outcome = await discardReports(keys, yes);
  return yes.aborted ? 'takenBack' : outcome;
}
