import { deviceKey } from '../device/deviceKey.ts';

/** Query keys of the device's used and free space. */
export const storageKeys = {
  space: [...deviceKey, 'storageSpace'] as const,
  use: (userId: string | null) => [...deviceKey, 'storageUse', userId] as const,
};
