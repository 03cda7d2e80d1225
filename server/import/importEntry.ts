import { z } from 'zod';
import { courseTypes } from '../../src/domain/catalogue/course.ts';
import { robotsRules } from '../../src/domain/site/sharing.ts';
import { durationUnits, freeBookTypes, itemKinds, planTypes, pricingTypes } from '../store/schema/catalogue.ts';

const text = z.string();
const minor = z.int().nonnegative().nullable();
const instant = z.int().nullable();
const term = z.object({ amount: z.int().positive(), unit: z.enum(durationUnits) }).nullable();

const localText = z.object({ th: text, en: text.nullable() }).nullable();
const sharingTexts = z.object({ title: localText, description: localText });
const sharing = z.object({
  meta: sharingTexts.extend({ keywords: localText, robots: z.enum(robotsRules).nullable() }),
  facebook: sharingTexts,
  twitter: sharingTexts,
});

/** Who may see or buy it is never opened by a file that does not speak of it: missing, it stays as it is. */
const stays = <Schema extends z.ZodType>(schema: Schema) => schema.or(z.undefined()).optional();

const plan = z.object({
  id: text,
  type: z.enum(planTypes),
  pricingType: stays(z.enum(pricingTypes)),
  nameTh: text,
  nameEn: text.nullable(),
  term,
  extension: term,
  /** Satang and cents. */
  priceThb: minor,
  priceUsd: minor,
  isShown: stays(z.boolean()),
  isDefault: z.boolean(),
  needsApproval: stays(z.boolean()),
  membersOnly: stays(z.boolean()),
  freeForOwnersOf: stays(z.array(text).nullable()),
});

const content = z.object({
  /** What follows the id in the address; `null` keeps it, or makes it of the title. */
  slugWords: text.nullable(),
  titleTh: text,
  titleEn: text.nullable(),
  summaryTh: text,
  summaryEn: text.nullable(),
  descriptionTh: text,
  descriptionEn: text.nullable(),
  outcomes: z.array(z.object({ th: text, en: text.nullable() })),
  /** The names make a category that there is not yet. */
  category: z.object({ path: text, nameTh: text.nullable(), nameEn: text.nullable() }),
  courseType: z.enum(courseTypes).nullable(),
  instructor: z.object({ nameTh: text, nameEn: text.nullable() }).nullable(),
  productKindTh: text.nullable(),
  productKindEn: text.nullable(),
  taughtIn: z.enum(['th', 'en']),
  isRecertification: z.boolean(),
  startsAt: instant,
  endsAt: instant,
  registrationOpensAt: instant,
  registrationClosesAt: instant,
  venueTh: text.nullable(),
  venueEn: text.nullable(),
  seats: z.int().nonnegative().nullable(),
  isLocked: stays(z.boolean()),
  isPublished: stays(z.boolean()),
  publishEndsAt: stays(instant),
  userGroupIds: stays(z.array(text)),
  freeBook: stays(z.object({ id: text, delivery: z.enum(freeBookTypes) }).nullable()),
  layout: z.enum(['default', 'one', 'three', 'four']).nullable(),
  sharing,
  /** `null` keeps it, or takes the next one. */
  rank: z.int().nullable(),
  plans: z.array(plan),
});

/** Where something stands in a file: the line at which its row begins, and which row it is where others stand in that line. */
const place = { line: z.int().positive(), row: z.int().positive().optional() };
export type Place = z.output<z.ZodObject<typeof place>>;

/** One row of an import; what it says of the catalogue is still to be looked up. */
export const importEntrySchema = z.object({
  ...place,
  kind: z.enum(itemKinds),
  id: text,
  /** Something in it could not be read and stands here as missing; it is looked up to name all reasons, and never taken. */
  isFaulty: z.boolean(),
  /** `null` takes it out of the catalogue. */
  content: content.nullable(),
});

export type ImportEntry = z.output<typeof importEntrySchema>;
export type ImportContent = z.output<typeof content>;
export type ImportPlan = z.output<typeof plan>;

export const rowFaultSchema = z.object({ ...place, reason: text });
/** Why a row cannot be taken. */
export type RowFault = z.output<typeof rowFaultSchema>;

/**
 * Cells of one row by the names of their columns; an empty cell is an empty text. `unread`: it was told already that the row
 * cannot be taken, and that these columns cannot be read.
 */
export type ImportRecord = {
  readonly at: Place;
  readonly cells: ReadonlyMap<string, string>;
  readonly unread?: ReadonlySet<string>;
};

/** The order of the file. */
export const byPlace = (one: Place, other: Place): number => one.line - other.line || (one.row ?? 0) - (other.row ?? 0);

/** A place as it is told. */
export const placeWords = ({ line, row }: Place): string => (row === undefined ? `line ${line}` : `row ${row}`);

/** What was read of a file so far, with what is wrong in it. */
export type Read<Value> = { readonly found: readonly Value[]; readonly faults: readonly RowFault[] };
