import { useSyncExternalStore } from 'react';
import { type InstallWay, installWay, subscribeToInstall } from '../../platform/install/installPrompt.ts';

/** How the app comes onto this device, here and now. */
export const useInstallWay = (): InstallWay => useSyncExternalStore(subscribeToInstall, installWay);
