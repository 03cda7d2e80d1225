import { mayBuy, type Role } from '../../src/domain/people/identity.ts';

const hourSeconds = 3_600;
const daySeconds = 24 * hourSeconds;

/** Buyers stay signed in for 90 days from their last visit (decisions: identity). */
export const studentSessionSeconds = 90 * daySeconds;
/** A buyer's session is prolonged at most once in this time, so that reading does not write. */
export const shortestRenewalSeconds = daySeconds;
/** Administrators and instructors sign in anew after 12 hours, however busy they were. */
const staffSessionSeconds = 12 * hourSeconds;

export const secondsOfSession = (role: Role): number => (mayBuy(role) ? studentSessionSeconds : staffSessionSeconds);

/** Whether this visit prolongs the session. */
export const isRenewalDue = (role: Role, expiresAt: number, now: number): boolean =>
  mayBuy(role) && expiresAt - studentSessionSeconds * 1_000 + shortestRenewalSeconds * 1_000 <= now;
