import { switchPushOff } from '../../platform/push/pushSwitch.ts';
import { setSharedDevice } from '../../platform/sharedDevice.ts';

/**
 * Says whether others use this device, too. On one that they do nobody is told of decisions: that ends at once, or what
 * of it needs a network with the next start. Rejects where the device keeps nothing at all.
 */
export async function declareShared(isShared: boolean): Promise<void> {
  setSharedDevice(isShared);
  if (isShared) await switchPushOff();
}
