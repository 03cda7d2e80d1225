import type { Listing } from '../../domain/course.ts';
import type { catalogueMessages } from '../../i18n/catalogue.ts';
import type { listingMessages } from '../../i18n/listing.ts';
import type { useFormat } from '../../i18n/useFormat.ts';

type Words = (typeof catalogueMessages)['th'] & (typeof listingMessages)['th'];
type Formats = ReturnType<typeof useFormat>;

/** From so few on, what is left is said. */
const fewLeft = 5;

/** The line over a title: the kind of course, and its length or its first day. */
export function factsOf(row: Listing, texts: Words, format: Formats, now: number): string {
  const facts = [
    row.courseType === null ? '' : texts.courseTypes[row.courseType],
    row.startsAt !== null && row.startsAt > now ? texts.starts(format.date(row.startsAt)) : '',
    row.startsAt === null && row.durationSeconds > 0 ? format.length(row.durationSeconds * 1000) : '',
  ];
  return facts.filter((fact) => fact !== '').join(' · ');
}

/** What is left of seats or pieces, where it is good to know. */
export function scarcityOf(row: Listing, texts: Words): { readonly text: string; readonly isGone: boolean } | null {
  if (row.seatsLeft === null || row.seatsLeft > fewLeft) return null;
  if (row.seatsLeft <= 0) return { text: row.kind === 'course' ? texts.full : texts.soldOut, isGone: true };
  const text = row.kind === 'course' ? texts.seatsLeft(row.seatsLeft) : texts.piecesLeft(row.seatsLeft);
  return { text, isGone: false };
}
