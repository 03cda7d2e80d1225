import { bangkokDayStart, type EpochMs, formatBangkokDate } from '../time.ts';
import { normaliseEmail } from './contactFormat.ts';

/**
 * Full years after its own for which the papers of a sale are retained: Accounting Act BE 2543, section 14, and Revenue
 * Code, section 87/3.
 */
const retainedYears = 5;

/** The start of the oldest year whose sales keep their papers. */
export const papersKeptSince = (now: EpochMs): EpochMs =>
  bangkokDayStart(`${Number(formatBangkokDate(now).slice(0, 4)) - retainedYears}-01-01`);

/** The domain of an erased account's sign-in address, which no mail reaches. */
export const erasedDomain = '@erased.invalid';

/** The sign-in address of an erased account; the former one is free again. */
export const erasedAddress = (userId: string): string => `${userId}${erasedDomain}`;

/** Whether the typed confirmation names the person: their e-mail, or their name if there is none. */
export const confirmsErasure = (typed: string, { email, name }: { readonly email: string; readonly name: string }) =>
  normaliseEmail(typed) === normaliseEmail(email === '' ? name : email) && typed.trim() !== '';
