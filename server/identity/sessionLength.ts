import { mayBuy, type Role } from '../../src/domain/people/identity.ts';

const hourSeconds = 3_600;
const daySeconds = 24 * hourSeconds;

/** Buyers stay signed in for 90 days from their last visit (decisions: identity). */
export const studentSessionSeconds = 90 * daySeconds;
/** Shortest time (s) between renewals, so that reads rarely write. */
export const shortestRenewalSeconds = daySeconds;
/** Staff sign in again after 12 hours (s). */
const staffSessionSeconds = 12 * hourSeconds;

export const secondsOfSession = (role: Role): number => (mayBuy(role) ? studentSessionSeconds : staffSessionSeconds);

/** Whether this visit renews the session. */
export const isRenewalDue = (role: Role, expiresAt: number, now: number): boolean =>
  mayBuy(role) && expiresAt - studentSessionSeconds * 1_000 + shortestRenewalSeconds * 1_000 <= now;
