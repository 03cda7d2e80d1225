import { deviceKey } from '../device/deviceKey.ts';

/** Query keys of the outbox. */
export const outboxKeys = { entries: [...deviceKey, 'outbox'] as const };
