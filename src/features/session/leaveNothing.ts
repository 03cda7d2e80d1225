import { reportDefect } from '../../platform/net/reportDefect.ts';
import { FilesLeft, forgetPerson } from '../../platform/session/forgetPerson.ts';
import { markSession, tellOthersOfLeaving } from '../../platform/session/sharedDevice.ts';
import { storePatienceMs, withinLimit } from '../../platform/store/withinLimit.ts';

/**
 * Leaves nothing of the person on a device that others use, too; all tabs begin anew then. Side by side with the sign-out,
 * and no longer than one store may take. Where the disk has not said by then that it is done, the mark of the session goes:
 * the next start, which comes at once, forgets before it shows anybody anything.
 */
export async function leaveNothing(signOut: () => Promise<void>): Promise<void> {
  try {
    await withinLimit(Promise.all([signOut(), forgetRows()]), storePatienceMs);
  } catch (defect) {
    reportDefect(defect, 'leaving');
    markSession(false);
  }
  tellOthersOfLeaving();
}

const forgetRows = (): Promise<void> =>
  forgetPerson(Date.now()).catch((defect: unknown) => {
    if (!(defect instanceof FilesLeft)) throw defect;
    reportDefect(defect, 'shared device');
  });
