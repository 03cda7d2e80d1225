/** Units of a plan's term (specification 3). A month is 30 days, a year 365 (specification 9). */
export type DurationUnit = 'hour' | 'day' | 'month' | 'year';

/** A term such as one year. `amount` is a positive integer. */
export type Duration = { readonly amount: number; readonly unit: DurationUnit };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const unitMs: Record<DurationUnit, number> = { hour: hourMs, day: dayMs, month: 30 * dayMs, year: 365 * dayMs };

/** The term in milliseconds. */
export const durationMs = (duration: Duration): number => duration.amount * unitMs[duration.unit];
