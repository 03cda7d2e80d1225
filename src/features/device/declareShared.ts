import { switchPushOff } from '../../platform/push/pushSwitch.ts';
import { setSharedDevice } from '../../platform/session/sharedDevice.ts';
import { settleSharers } from '../../platform/session/sharedSlips.ts';

/**
 * Declares whether the device is shared. On a shared device push notifications end, at the latest with the next start.
 * Slips shared so far belong to the current person. Rejects, and declares nothing, if the device cannot store it.
 */
export async function declareShared(isShared: boolean): Promise<void> {
  setSharedDevice(isShared);
  if (!isShared) return;
  try {
    await settleSharers();
  } catch (fault) {
    // Otherwise the next session would treat the owner's slip as nobody's.
    setSharedDevice(false);
    throw fault;
  }
  await switchPushOff();
}
