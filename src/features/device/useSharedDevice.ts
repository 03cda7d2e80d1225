import { useSyncExternalStore } from 'react';
import { isSharedDevice, subscribeToSharedDevice } from '../../platform/session/sharedDevice.ts';

/** Whether several people use this device, as somebody said. */
export const useSharedDevice = (): boolean =>
  useSyncExternalStore(subscribeToSharedDevice, isSharedDevice, () => false);
