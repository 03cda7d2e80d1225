import { reportDefect } from '../../platform/net/reportDefect.ts';
import { FilesLeft, forgetPerson } from '../../platform/session/forgetPerson.ts';
import { markSession, tellOthersOfLeaving } from '../../platform/session/sharedDevice.ts';
import { storePatienceMs, withinLimit } from '../../platform/store/withinLimit.ts';

/**
 * Deletes all data of the person on a shared device, within the limit of one store, and reloads all tabs. If the disk
 * has not confirmed by then, the next start deletes before it shows anything.
 */
export async function clearSharedDevice(signOut: () => Promise<void>): Promise<void> {
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
