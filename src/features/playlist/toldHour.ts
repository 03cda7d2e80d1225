import type { AccessCountdown } from '../../contract/learning/progress.ts';
import type { ToldHour } from '../../domain/learning/playedAt.ts';

/** With each statement of the access the shop tells its hour; what the device keeps of it says when it came. */
export const toldHour = (access: AccessCountdown | null | undefined, answeredAt: number): ToldHour | null =>
  access?.signed ? { shop: access.signed.statement.issuedAt, device: answeredAt } : null;
