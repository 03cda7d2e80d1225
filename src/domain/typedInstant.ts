import { entryOfInstant, instantOfEntry } from './dateEntry.ts';
import type { EpochMs } from './time.ts';

/** An entry of day and time (`dateTime`); '' for none. */
export type TypedInstant = string;

export const typedInstant = (at: EpochMs | null): TypedInstant => (at === null ? '' : entryOfInstant(at, 'dateTime'));

/** The instant; `null` if nothing or no time was typed. */
export const instantOf = (typed: TypedInstant): EpochMs | null => (typed === '' ? null : instantOfEntry(typed));

/** Whether something was typed that is no time. */
export const isFaultyInstant = (typed: TypedInstant): boolean => typed !== '' && instantOf(typed) === null;
