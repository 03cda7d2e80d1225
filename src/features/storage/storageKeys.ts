import { deviceKey } from '../device/deviceKey.ts';

/** Query keys of the space that this device has and uses. */
export const storageKeys = {
  space: [...deviceKey, 'storageSpace'] as const,
  use: (userId: string | null) => [...deviceKey, 'storageUse', userId] as const,
};
