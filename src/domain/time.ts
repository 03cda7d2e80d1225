/** An instant in milliseconds since 1970, UTC. Only screens and the wire use Bangkok time. */
export type EpochMs = number;

/** Bangkok is UTC+7 all year (specification 9). */
export const bangkokOffsetMs = 7 * 3_600_000;

export const buddhistEraOffset = 543;

export const buddhistYear = (gregorian: number): number => gregorian + buddhistEraOffset;

/** `YYYY-MM-DD` in Bangkok, Gregorian. */
export const formatBangkokDate = (instant: EpochMs): string => isoOf(instant + bangkokOffsetMs).slice(0, 10);

/** The first instant of a day in Bangkok, `YYYY-MM-DD`. */
export const bangkokDayStart = (day: string): EpochMs => Date.parse(`${day}T00:00:00Z`) - bangkokOffsetMs;

/** `HH:mm:ss` in Bangkok. */
export const formatBangkokTime = (instant: EpochMs): string => isoOf(instant + bangkokOffsetMs).slice(11, 19);

export const isoOf = (instant: EpochMs): string => new Date(instant).toISOString();
