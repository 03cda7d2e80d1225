import { plainEntry } from '../plainEntry.ts';
import type { CourseLayout } from '../site/siteSettings.ts';
import { instantOf, isFaultyInstant, type TypedInstant, typedInstant } from '../typedInstant.ts';
import { neededText, refuseText, storedText, type TextProblem, type TypedText, typedText } from '../typedText.ts';
import type { CourseLevel, CourseType, FreeBookType, ItemKind } from './course.ts';
import { courseTypeRules } from './courseType.ts';
import type { ItemFields } from './itemFields.ts';

export const titleMaximum = 255;
export const summaryMaximum = 500;
export const descriptionMaximum = 20_000;
export const outcomesMaximum = 20;
export const slugWordsMaximum = 200;
const countMaximum = 999_999_999;

/** The fields of an item as typed; '' where nothing was typed or chosen. */
export type TypedItem = {
  readonly title: TypedText;
  readonly summary: TypedText;
  readonly description: TypedText;
  readonly slugWords: string;
  readonly categoryId: string;
  readonly courseType: CourseType | '';
  readonly instructorId: string;
  readonly outcomes: readonly TypedText[];
  readonly level: CourseLevel | '';
  readonly taughtIn: string;
  readonly isRecertification: boolean;
  readonly startsAt: TypedInstant;
  readonly endsAt: TypedInstant;
  readonly registrationOpensAt: TypedInstant;
  readonly registrationClosesAt: TypedInstant;
  readonly venue: TypedText;
  readonly seats: string;
  readonly layout: CourseLayout | '';
  readonly groupIds: readonly string[];
  readonly freeBookId: string;
  readonly freeBookType: FreeBookType | '';
  readonly teaserMediumId: string | null;
  readonly rank: string;
};

export type ItemProblem =
  | TextProblem
  | 'slug.invalid'
  | 'category.required'
  | 'category.unknown'
  | 'instructor.unknown'
  | 'groups.unknown'
  | 'courseType.required'
  | 'outcomes.max'
  | 'time.invalid'
  | 'time.required'
  | 'time.startMissing'
  | 'time.endBeforeStart'
  | 'time.closesBeforeOpens'
  | 'count.invalid'
  | 'seats.sold'
  | 'teaser.unknown'
  | 'book.unknown'
  | 'book.delivery';

/** The facts of a stored item that its rules depend on. */
export type ItemStanding = {
  readonly kind: ItemKind;
  /** Buyers see it, so that it must stay complete. */
  readonly isPublished: boolean;
  /** Seats or pieces that are sold. */
  readonly seatsTaken: number;
};

export function typedItem(fields: ItemFields): TypedItem {
  const { startsAt, endsAt, registrationOpensAt, registrationClosesAt, venue } = fields.schedule;
  return {
    title: typedText(fields.title),
    summary: typedText(fields.summary),
    description: typedText(fields.description),
    slugWords: fields.slugWords,
    categoryId: fields.categoryId,
    courseType: fields.courseType ?? '',
    instructorId: fields.instructorId ?? '',
    outcomes: fields.outcomes.map(typedText),
    level: fields.level ?? '',
    taughtIn: fields.taughtIn,
    isRecertification: fields.isRecertification,
    startsAt: typedInstant(startsAt),
    endsAt: typedInstant(endsAt),
    registrationOpensAt: typedInstant(registrationOpensAt),
    registrationClosesAt: typedInstant(registrationClosesAt),
    venue: typedText(venue),
    seats: fields.seatsTotal === null ? '' : String(fields.seatsTotal),
    layout: fields.layout ?? '',
    groupIds: fields.groupIds,
    freeBookId: fields.freeBook?.itemId ?? '',
    freeBookType: fields.freeBook?.delivery ?? '',
    teaserMediumId: fields.teaserMediumId,
    rank: String(fields.rank),
  };
}

/** The fields as stored, if nothing is refused. Dates and place are dropped if the type has none. */
export function storedItem(typed: TypedItem): ItemFields {
  const { freeBookId, freeBookType } = typed;
  const { isHeld, hasVenue } = heldRules(typed.courseType);
  return {
    title: neededText(typed.title),
    summary: storedText(typed.summary),
    description: storedText(typed.description),
    slugWords: typed.slugWords,
    categoryId: typed.categoryId,
    courseType: typed.courseType === '' ? null : typed.courseType,
    instructorId: typed.instructorId === '' ? null : typed.instructorId,
    outcomes: typed.outcomes.map(neededText),
    level: typed.level === '' ? null : typed.level,
    taughtIn: typed.taughtIn === 'en' ? 'en' : 'th',
    isRecertification: typed.isRecertification,
    schedule: {
      startsAt: isHeld ? instantOf(typed.startsAt) : null,
      endsAt: isHeld ? instantOf(typed.endsAt) : null,
      registrationOpensAt: instantOf(typed.registrationOpensAt),
      registrationClosesAt: instantOf(typed.registrationClosesAt),
      venue: hasVenue ? storedText(typed.venue) : null,
    },
    seatsTotal: typed.seats.trim() === '' ? null : countOf(typed.seats),
    layout: typed.layout === '' ? null : typed.layout,
    groupIds: typed.groupIds,
    freeBook: freeBookId === '' || freeBookType === '' ? null : { itemId: freeBookId, delivery: freeBookType },
    teaserMediumId: typed.teaserMediumId,
    rank: countOf(typed.rank) ?? 0,
  };
}

/** Problems by field; a text's by `field.<language>`, an outcome's by `outcomes.<number>.<language>`. */
export function refuseItem(typed: TypedItem, standing: ItemStanding): Record<string, ItemProblem> {
  const seats = typed.seats.trim() === '' ? null : countOf(typed.seats);
  return {
    ...refuseText('title', typed.title, { maximum: titleMaximum, isRequired: true }),
    ...refuseText('summary', typed.summary, { maximum: summaryMaximum, isRequired: standing.isPublished }),
    ...(isSlugWords(typed.slugWords) ? {} : { slugWords: 'slug.invalid' as const }),
    ...(typed.categoryId === '' ? { categoryId: 'category.required' as const } : {}),
    ...(typed.seats.trim() !== '' && seats === null ? { seats: 'count.invalid' as const } : {}),
    ...(seats !== null && seats < standing.seatsTaken ? { seats: 'seats.sold' as const } : {}),
    ...(countOf(typed.rank) === null ? { rank: 'count.invalid' as const } : {}),
    ...(standing.kind === 'course' ? refuseCourse(typed, standing.isPublished) : {}),
  };
}

function refuseCourse(typed: TypedItem, isPublished: boolean): Record<string, ItemProblem> {
  const { isHeld, hasVenue } = heldRules(typed.courseType);
  return {
    ...(typed.courseType === '' ? { courseType: 'courseType.required' as const } : {}),
    ...refuseText('description', typed.description, { maximum: descriptionMaximum, isRequired: false }),
    ...(typed.outcomes.length > outcomesMaximum ? { outcomes: 'outcomes.max' as const } : {}),
    ...Object.assign(
      {},
      ...typed.outcomes.map((text, at) =>
        refuseText(`outcomes.${at}.text`, text, { maximum: titleMaximum, isRequired: true }),
      ),
    ),
    ...refuseRegistration(typed),
    ...(isHeld ? refuseDates(typed, isPublished) : {}),
    ...(hasVenue ? refuseText('venue', typed.venue, { maximum: titleMaximum, isRequired: isPublished }) : {}),
    ...(typed.freeBookId !== '' && typed.freeBookType === '' ? { freeBookType: 'book.delivery' as const } : {}),
  };
}

/** A published course that takes place at a time needs its first date. */
function refuseDates({ startsAt, endsAt }: TypedItem, isPublished: boolean): Record<string, ItemProblem> {
  if (isFaultyInstant(startsAt)) return { startsAt: 'time.invalid' };
  if (isFaultyInstant(endsAt)) return { endsAt: 'time.invalid' };
  const [start, end] = [instantOf(startsAt), instantOf(endsAt)];
  if (start === null && isPublished) return { startsAt: 'time.required' };
  if (start === null && end !== null) return { startsAt: 'time.startMissing' };
  return start !== null && end !== null && end < start ? { endsAt: 'time.endBeforeStart' } : {};
}

function refuseRegistration({ registrationOpensAt, registrationClosesAt }: TypedItem): Record<string, ItemProblem> {
  if (isFaultyInstant(registrationOpensAt)) return { registrationOpensAt: 'time.invalid' };
  if (isFaultyInstant(registrationClosesAt)) return { registrationClosesAt: 'time.invalid' };
  const [opens, closes] = [instantOf(registrationOpensAt), instantOf(registrationClosesAt)];
  return opens !== null && closes !== null && closes < opens ? { registrationClosesAt: 'time.closesBeforeOpens' } : {};
}

const noRules = { isHeld: false, hasVenue: false };

/** Whether a type has dates and a place; a product has neither. */
export const heldRules = (type: CourseType | '') => (type === '' ? noRules : courseTypeRules[type]);

export const isSlugWords = (words: string): boolean =>
  words.length <= slugWordsMaximum && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(words);

const slugWordsFromTitle = 80;

/** The words of an address from an English title; the kind without any. */
export const slugWordsOf = (title: string, kind: ItemKind): string =>
  (title.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-').slice(0, slugWordsFromTitle).replace(/-$/, '') || kind;

/** A whole number of at least 0; `null` for anything else. */
function countOf(typed: string): number | null {
  const text = plainEntry(typed).replaceAll(',', '');
  return /^\d{1,9}$/.test(text) && Number(text) <= countMaximum ? Number(text) : null;
}
