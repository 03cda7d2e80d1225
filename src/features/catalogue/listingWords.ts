import type { Listing } from '../../domain/catalogue/course.ts';
import { courseTypeRules } from '../../domain/catalogue/courseType.ts';
import type { catalogueMessages } from '../../i18n/catalogue/catalogue.ts';
import type { listingMessages } from '../../i18n/catalogue/listing.ts';
import type { useFormat } from '../../i18n/useFormat.ts';

type Words = (typeof catalogueMessages)['th'] & (typeof listingMessages)['th'];
type Formats = ReturnType<typeof useFormat>;

/** At or below this number the rest is shown. */
const fewLeft = 5;

/** The words over a title: the kind of course, and its length or first day; each may be ''. */
export function factsOf(row: Listing, texts: Words, format: Formats, now: number): { kind: string; time: string } {
  const { courseType, startsAt, durationSeconds } = row;
  const kind = courseType === null ? '' : texts.courseTypes[courseType];
  if (startsAt !== null) return { kind, time: startsAt > now ? texts.starts(format.date(startsAt)) : '' };
  return { kind, time: durationSeconds > 0 ? format.length(durationSeconds * 1000) : '' };
}

/** How many more a course takes: seats where people sit or meet, otherwise how many may sign up. */
export function courseLeft(row: Listing, left: number, texts: (typeof listingMessages)['th']): string {
  const isSeated = row.courseType === null || courseTypeRules[row.courseType].holdsSeats;
  return isSeated ? texts.seatsLeft(left) : texts.placesLeft(left);
}

/** The words about few seats or pieces left; `null` where enough are left. */
export function scarcityOf(row: Listing, texts: Words): { readonly text: string; readonly isGone: boolean } | null {
  if (row.seatsLeft === null || row.seatsLeft > fewLeft) return null;
  if (row.seatsLeft <= 0) return { text: row.kind === 'course' ? texts.full : texts.soldOut, isGone: true };
  const text = row.kind === 'course' ? courseLeft(row, row.seatsLeft, texts) : texts.piecesLeft(row.seatsLeft);
  return { text, isGone: false };
}
