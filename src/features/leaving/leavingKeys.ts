import { deviceKey } from '../device/deviceKey.ts';

/** Query keys of what leaving a device would delete. */
export const leavingKeys = { begunReports: [...deviceKey, 'begunReports'] as const };
