import { useSyncExternalStore } from 'react';
import { type InstallWay, installWay, subscribeToInstall } from '../../platform/install/installPrompt.ts';

/** The way to install the app in this browser. */
export const useInstallWay = (): InstallWay => useSyncExternalStore(subscribeToInstall, installWay);
