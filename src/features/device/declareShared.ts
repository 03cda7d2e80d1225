import { switchPushOff } from '../../platform/push/pushSwitch.ts';
import { setSharedDevice } from '../../platform/session/sharedDevice.ts';
import { settleSharers } from '../../platform/session/sharedSlips.ts';

/**
 * Says whether others use this device, too. On one that they do nobody is told of decisions: that ends at once, or what
 * of it needs a network with the next start. What was shared until now is of whom it was. Where the device cannot keep
 * that, it rejects, and nothing was said.
 */
export async function declareShared(isShared: boolean): Promise<void> {
  setSharedDevice(isShared);
  if (!isShared) return;
  try {
    await settleSharers();
  } catch (fault) {
    // Else the next session would take a slip for nobody's that is its owner's.
    setSharedDevice(false);
    throw fault;
  }
  await switchPushOff();
}
