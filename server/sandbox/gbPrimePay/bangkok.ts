const sevenHoursMs = 7 * 3_600_000;
const iso = (milliseconds: number): string => new Date(milliseconds + sevenHoursMs).toISOString();

/** The day in Thailand, as `ddmmyyyy`. */
export const bangkokDate = (milliseconds: number): string =>
  iso(milliseconds).slice(0, 10).split('-').reverse().join('');

/** The time in Thailand, as `hhmmss`. */
export const bangkokClock = (milliseconds: number): string => iso(milliseconds).slice(11, 19).replaceAll(':', '');
