import { useSyncExternalStore } from 'react';
import { isSharedDevice, subscribeToSharedDevice } from '../../platform/session/sharedDevice.ts';

/** Whether the person has declared that several people use this device. */
export const useSharedDevice = (): boolean =>
  useSyncExternalStore(subscribeToSharedDevice, isSharedDevice, () => false);
