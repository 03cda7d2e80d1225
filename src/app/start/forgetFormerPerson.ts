import { reportDefect } from '../../platform/net/reportDefect.ts';
import { markSession, mayBeSomebodyElse } from '../../platform/session/sharedDevice.ts';
import { storePatienceMs, withinLimit } from '../../platform/store/withinLimit.ts';

/**
 * On a shared device whoever opens the browser finds nothing of the one before, of whom nothing is shown meanwhile.
 * `false`: something of theirs could still be shown, so that the app must not be. The next start tries again.
 */
export async function forgetFormerPerson(): Promise<boolean> {
  if (!mayBeSomebodyElse()) return true;
  try {
    return await withinLimit(forget(), storePatienceMs);
  } catch (defect) {
    reportDefect(defect, 'shared device');
    return false;
  }
}

/** Files that stay lead to nobody once their rows are gone; what else stays is thrown. */
async function forget(): Promise<boolean> {
  const [{ FilesLeft, forgetPerson }, { enqueueSignOut }] = await Promise.all([
    import('../../platform/session/forgetPerson.ts'),
    import('../../platform/session/queuedSignOut.ts'),
  ]);
  enqueueSignOut();
  try {
    await forgetPerson(Date.now(), 'start');
  } catch (defect) {
    if (!(defect instanceof FilesLeft)) throw defect;
    reportDefect(defect, 'shared device');
  }
  // Also then: whoever is here from now on would lose what is theirs with every page.
  markSession();
  return true;
}
