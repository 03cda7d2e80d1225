import * as z from 'zod/mini';
import { courseLevels } from '../../domain/catalogue/course.ts';
import type { GivenBook, ItemFields } from '../../domain/catalogue/itemFields.ts';
import type { NewItem } from '../../domain/catalogue/newItem.ts';
import { type Publication, publicationStates } from '../../domain/catalogue/publication.ts';
import type { Revised } from '../../domain/catalogue/storedItem.ts';
import type { StoredPlan } from '../../domain/pricing/typedPlan.ts';
import { courseTypeCodec, kindSchema } from '../catalogue/listing.ts';
import { planTable } from '../catalogue/pricingPlan.ts';
import { type Codec, field, flat, joined, object, type Row, type Table, wireNames } from '../field.ts';
import { flag, instant, languageSchema, list, localText } from '../primitives.ts';
import { layoutCodec } from '../site/layout.ts';

const givenBook: Row<GivenBook | null> = joined(
  {
    itemId: field('free_book', z.nullable(z.string())),
    delivery: field('free_book_type', z.nullable(z.enum(['ship', 'download']))),
  },
  {
    decode: ({ itemId, delivery }) => (itemId === null || delivery === null ? null : { itemId, delivery }),
    encode: (book) => ({ itemId: book?.itemId ?? null, delivery: book?.delivery ?? null }),
  },
);

const scheduleTable: Table<ItemFields['schedule']> = {
  startsAt: field('startDate', z.nullable(instant)),
  endsAt: field('endDate', z.nullable(instant)),
  registrationOpensAt: field('startRegDate', z.nullable(instant)),
  registrationClosesAt: field('endRegDate', z.nullable(instant)),
  venue: field('courseVenue', z.nullable(localText)),
};

const fieldsTable: Table<ItemFields> = {
  title: field('title', localText),
  summary: field('summary', z.nullable(localText)),
  slugWords: field('address_words', z.string()),
  categoryId: field('category_id', z.string()),
  seatsTotal: field('seat', z.nullable(z.int())),
  teaserMediumId: field('teaser_medium_id', z.nullable(z.string())),
  rank: field('rank', z.int()),
  courseType: field('courseType', z.nullable(courseTypeCodec)),
  description: field('description', z.nullable(localText)),
  outcomes: field('outcomes', list(localText)),
  instructorId: field('instructor_id', z.nullable(z.string())),
  level: field('level', z.nullable(z.enum(courseLevels))),
  taughtIn: field('course_language', languageSchema),
  isRecertification: field('is_recertification_course', flag),
  schedule: flat(scheduleTable),
  layout: field('layout_course_detail', z.nullable(layoutCodec)),
  groupIds: field('course_for_user_group', list(z.string())),
  freeBook: givenBook,
};
export const fieldsCodec = object(fieldsTable);

/** Wire names of the typed fields in refusals. */
export const fieldWireNames: Readonly<Record<string, string>> = {
  ...wireNames(fieldsTable),
  ...wireNames(scheduleTable),
  seats: 'seat',
  freeBookId: 'free_book',
  freeBookType: 'free_book_type',
};

export const publicationCodec = object<Publication>({
  state: field('publish_state', z.enum(publicationStates)),
  startsAt: field('startPublish', z.nullable(instant)),
  endsAt: field('endPublish', z.nullable(instant)),
  isLocked: field('lockCourse', flag),
});

const { itemId: _, ...storedPlanTable } = planTable;
export const storedPlansCodec: Codec<readonly StoredPlan[]> = list(object<StoredPlan>(storedPlanTable));

/** A part with the revision that it was changed from. */
export const revised = <Part>(name: string, part: Codec<Part>): Codec<Revised<Part>> =>
  object<Revised<Part>>({
    value: field(name, part) as Row<Part>,
    revision: field('revision', z.string().check(z.maxLength(80))),
  });

export const newItemCodec = object<NewItem>({
  kind: field('course_type', kindSchema),
  courseType: field('courseType', z.nullable(courseTypeCodec)),
  title: field('title', localText),
  categoryId: field('category_id', z.nullable(z.string())),
  newCategory: field('category_name', z.nullable(localText)),
  slugWords: field('address_words', z.string()),
  taughtIn: field('course_language', languageSchema),
});
/** Wire names of the typed fields of a new item in refusals. */
export const newItemWireNames = {
  ...{ title: 'title', courseType: 'courseType', categoryId: 'category_id', newCategory: 'category_name' },
  ...{ slugWords: 'address_words' },
} as const;
