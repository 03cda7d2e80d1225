import { bangkokOffsetMs, type EpochMs, formatBangkokDate, formatBangkokTime } from './time.ts';
import { isTime, midnightUtc, parseBangkok } from './typedTime.ts';

/** The values of an entry: `YYYY-MM-DD`, `HH:mm:ss`, or both with a space between (specification 9). */
export type EntryKind = 'date' | 'time' | 'dateTime';

/** Limits of an entry of date and time. */
export type EntryRules = {
  readonly kind: EntryKind;
  /** First and last allowed value in the spelling of the kind. A day limits a `dateTime`, too. */
  readonly earliest?: string | undefined;
  readonly latest?: string | undefined;
  /** Offered and accepted hours (0 to 23), minutes and seconds; all if not given. */
  readonly options?: Partial<TimeOptions> | undefined;
};

export type TimeOptions = {
  readonly hours: readonly number[];
  readonly minutes: readonly number[];
  readonly seconds: readonly number[];
};

/** A reason why a value is not accepted. */
export type EntryFault = 'unreadable' | 'notOffered' | 'tooEarly' | 'tooLate';

const upTo = (end: number): readonly number[] => Array.from({ length: end }, (_, each) => each);
const allTimes: TimeOptions = { hours: upTo(24), minutes: upTo(60), seconds: upTo(60) };

export const timeOptions = ({ options }: Pick<EntryRules, 'options'>): TimeOptions => ({ ...allTimes, ...options });

export const hasDate = (kind: EntryKind): boolean => kind !== 'time';
export const hasTime = (kind: EntryKind): boolean => kind !== 'date';

/** The day of a value of a kind with a date. */
export const dayIn = (value: string): string => value.slice(0, 10);

/** The `HH:mm:ss` of a value of a kind with a time. */
export const timeIn = (value: string): string => value.slice(-8);

/** Hours, minutes and seconds of `HH:mm:ss`. */
export function timeParts(time: string): readonly [hour: number, minute: number, second: number] {
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  return [hour, minute, second];
}

export const timeOf = (...parts: readonly [hour: number, minute: number, second: number]): string =>
  parts.map((part) => String(part).padStart(2, '0')).join(':');

/** The fault of a value, or `null` if it is accepted. A form saves only a value without a fault. */
export function entryFault(value: string, { kind, earliest, latest, options }: EntryRules): EntryFault | null {
  if (!isSpelled(value, kind)) return 'unreadable';
  if (hasTime(kind) && !isOffered(timeIn(value), timeOptions({ options }))) return 'notOffered';
  if (earliest !== undefined && value < earliest) return 'tooEarly';
  if (latest !== undefined && value.slice(0, latest.length) > latest) return 'tooLate';
  return null;
}

/** A value in Bangkok of a kind with a date as an instant; `null` if it is invalid. A day begins at midnight. */
export const instantOfEntry = (value: string): EpochMs | null =>
  parseBangkok(dayIn(value), value.slice(11) || '00:00:00');

/** The value of an instant in Bangkok. */
export function entryOfInstant(at: EpochMs, kind: EntryKind): string {
  const parts = [hasDate(kind) && formatBangkokDate(at), hasTime(kind) && formatBangkokTime(at)];
  return parts.filter(Boolean).join(' ');
}

/** The latest offered time that is not after `time`; the first one if there is none. */
export function offeredTime(time: string, { hours, minutes, seconds }: TimeOptions): string {
  const [hour, minute, second] = timeParts(time);
  return timeOf(lastUpTo(hours, hour), lastUpTo(minutes, minute), lastUpTo(seconds, second));
}

const lastUpTo = (options: readonly number[], wanted: number): number =>
  options.findLast((option) => option <= wanted) ?? options[0] ?? 0;

function isSpelled(value: string, kind: EntryKind): boolean {
  if (kind === 'time') return isTime(value);
  const isWhole = kind === 'date' ? value.length === 10 : value[10] === ' ' && isTime(value.slice(11));
  const midnight = midnightUtc(dayIn(value));
  // A Buddhist year is how the field shows a value, never the value.
  return isWhole && midnight !== null && formatBangkokDate(midnight - bangkokOffsetMs) === dayIn(value);
}

function isOffered(time: string, { hours, minutes, seconds }: TimeOptions): boolean {
  const [hour, minute, second] = timeParts(time);
  return hours.includes(hour) && minutes.includes(minute) && seconds.includes(second);
}
