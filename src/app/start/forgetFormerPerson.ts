import { reportDefect } from '../../platform/net/reportDefect.ts';
import { markSession, mayBeSomebodyElse } from '../../platform/session/sharedDevice.ts';
import { storePatienceMs, withinLimit } from '../../platform/store/withinLimit.ts';

/**
 * Deletes a former person's data at the start of the browser on a shared device, before anything renders. `false`: some
 * could remain, so the app must not render. The next start retries.
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

/** Files without rows are unreachable, so a failure to delete them is ignored; any other failure throws. */
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
  // Also after a failure: otherwise the current person would lose their data with every page.
  markSession();
  return true;
}
