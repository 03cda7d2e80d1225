import type { AccessCountdown } from '../../contract/learning/progress.ts';
import { clockSkew } from '../../domain/learning/clockSkew.ts';

/** The shop's clock minus the device's (ms), by the last statement of access and the device's time when it arrived. */
export const skewOf = (access: AccessCountdown | null | undefined, arrivedAt: number): number =>
  access?.signed ? clockSkew(access.signed.statement.issuedAt, arrivedAt) : 0;
