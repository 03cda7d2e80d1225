import { switchPushOff } from '../../platform/push/pushSwitch.ts';
import { setSharedDevice } from '../../platform/sharedDevice.ts';
import { settleSharers } from '../../platform/sharedSlips.ts';

/**
 * Says whether others use this device, too. On one that they do nobody is told of decisions: that ends at once, or what
 * of it needs a network with the next start. What was shared until now is of whom it was. Rejects where the device keeps
 * nothing at all.
 */
export async function declareShared(isShared: boolean): Promise<void> {
  setSharedDevice(isShared);
  if (isShared) await Promise.all([switchPushOff(), settleSharers()]);
}
