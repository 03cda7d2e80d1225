import { z } from 'zod';
import { courseLevels, courseTypes } from '../../src/domain/catalogue/course.ts';
import { robotsRules } from '../../src/domain/site/sharing.ts';
import { durationUnits, freeBookTypes, itemKinds, planTypes, pricingTypes } from '../store/schema/catalogue.ts';
import { type PlainFields, plainColumns } from './importColumns.ts';

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

/** A missing column keeps the stored value; visibility and sale are never opened by one. */
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

const plainFields = Object.fromEntries(plainColumns.map(([, , , field, { schema }]) => [field, schema])) as {
  [Field in keyof PlainFields]: z.ZodType<PlainFields[Field]>;
};

const content = z.object({
  ...plainFields,
  /** The slug's words; `null` keeps them, or makes them from the title. */
  slugWords: text.nullable(),
  outcomes: z.array(z.object({ th: text, en: text.nullable() })),
  /** The names create a missing category. */
  category: z.object({ path: text, nameTh: text.nullable(), nameEn: text.nullable() }),
  courseType: z.enum(courseTypes).nullable(),
  level: stays(z.enum(courseLevels).nullable()),
  instructor: z.object({ nameTh: text, nameEn: text.nullable() }).nullable(),
  kindNameTh: text.nullable(),
  kindNameEn: text.nullable(),
  taughtIn: z.enum(['th', 'en']),
  seats: z.int().nonnegative().nullable(),
  isLocked: stays(z.boolean()),
  isPublished: stays(z.boolean()),
  publishEndsAt: stays(instant),
  userGroupIds: stays(z.array(text)),
  freeBook: stays(z.object({ id: text, delivery: z.enum(freeBookTypes) }).nullable()),
  layout: z.enum(['default', 'one', 'three', 'four']).nullable(),
  sharing,
  /** `null` keeps it, or takes the next. */
  rank: z.int().nullable(),
  plans: z.array(plan),
});

/** The place in a file: the row's first line, and the row's number if several share it. */
export const place = { line: z.int().positive(), row: z.int().positive().optional() };
export type Place = z.output<z.ZodObject<typeof place>>;

/** One parsed row of an import, not yet checked against the catalogue. */
export const importEntrySchema = z.object({
  ...place,
  kind: z.enum(itemKinds),
  id: text,
  /** Whether a cell was unreadable and is missing here. The row is checked for more faults and never taken. */
  isFaulty: z.boolean(),
  /** `null` removes it from the catalogue. */
  content: content.nullable(),
});

export type ImportEntry = z.output<typeof importEntrySchema>;
export type ImportContent = z.output<typeof content>;
export type ImportPlan = z.output<typeof plan>;

export const rowFaultSchema = z.object({ ...place, reason: text });
/** A reason why a row is refused. */
export type RowFault = z.output<typeof rowFaultSchema>;

/** Cells of one row by column; '' if empty. `unread`: columns reported as unreadable, so the row is refused. */
export type ImportRecord = {
  readonly at: Place;
  readonly cells: ReadonlyMap<string, string>;
  readonly unread?: ReadonlySet<string>;
};

/** Sorts by place in the file. */
export const byPlace = (one: Place, other: Place): number => one.line - other.line || (one.row ?? 0) - (other.row ?? 0);

/** A place in words. */
export const placeWords = ({ line, row }: Place): string => (row === undefined ? `line ${line}` : `row ${row}`);

/** The rows of a file and its faults. */
export type Read<Value> = { readonly found: readonly Value[]; readonly faults: readonly RowFault[] };
