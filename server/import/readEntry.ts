import { z } from 'zod';
import { courseTypeCodec } from '../../src/contract/catalogue/listing.ts';
import {
  type CourseLevel,
  courseLevels,
  courseTypes,
  type FreeBookType,
  type ItemKind,
} from '../../src/domain/catalogue/course.ts';
import type { DurationUnit } from '../../src/domain/learning/duration.ts';
import type { LocalText } from '../../src/domain/localText.ts';
import type { PlanType, PricingType } from '../../src/domain/pricing/pricingPlan.ts';
import { type RobotsRule, robotsRules } from '../../src/domain/site/sharing.ts';
import type { CourseLayout } from '../../src/domain/site/siteSettings.ts';
import { writtenText } from '../../src/domain/writtenText.ts';
import {
  everyPlanColumn,
  type ImportColumn,
  importColumns,
  type PlainFields,
  type PlanColumn,
  plainColumns,
  planCellNames,
  planNumbers,
} from './importColumns.ts';
import type { ImportContent, ImportEntry, ImportPlan, ImportRecord, RowFault } from './importEntry.ts';
import {
  readCount,
  readFlag,
  readInstant,
  readNeededText,
  readOptionalText,
  readPattern,
  readPrice,
  readText,
  readWord,
} from './readCell.ts';
import { type Reader, readerOf, readGiven } from './recordReader.ts';

/** In the longest unit it still ends within the calendar. */
const longestTerm = 99_999;

const limits = { name: 255, summary: 500, outcomes: 20 } as const;

const kinds = new Map<string, ItemKind>([
  ['course', 'course'],
  ['product', 'product'],
]);
/** In the specification's words. */
const courseTypeOf = new Map(courseTypes.map((type) => [String(z.encode(courseTypeCodec, type)), type] as const));
const levels = new Map<string, CourseLevel>(courseLevels.map((level) => [level, level]));
const layouts = new Map<string, CourseLayout>([
  ['default', 'default'],
  ['1', 'one'],
  ['3', 'three'],
  ['4', 'four'],
]);
const planTypes = new Map<string, PlanType>([
  ['Period', 'period'],
  ['Actual', 'actual'],
  ['One-Time Payment', 'oneTime'],
  ['Free', 'free'],
]);
const pricingTypes = new Map<string, PricingType>([
  ['default', 'default'],
  ['renew', 'renew'],
  ['others', 'other'],
]);
const units = new Map<string, DurationUnit>([
  ['hour', 'hour'],
  ['day', 'day'],
  ['month', 'month'],
  ['year', 'year'],
]);
const bookTypes = new Map<string, FreeBookType>([
  ['ship', 'ship'],
  ['download', 'download'],
]);
const robots = new Map<string, RobotsRule>(robotsRules.map((rule) => [rule, rule]));
const languages = new Map<string, 'th' | 'en'>([
  ['th', 'th'],
  ['en', 'en'],
]);

/** A text with one column a language. */
type SharingText = `${'meta' | 'facebook' | 'twitter'}_${'title' | 'description'}` | 'meta_keywords';

/** One row by the rules of the shop, with all its faults. */
export function readEntry(record: ImportRecord): {
  readonly entry: ImportEntry;
  readonly faults: readonly RowFault[];
} {
  const reader = readerOf(record);
  const id = reader.read('id', (cell) => readPattern(cell, /^\w{1,40}$/, 'letters, digits and _, up to 40'), '');
  const kind = reader.read('kind', (cell) => readWord(cell || 'course', kinds), null);
  const isRemoved = reader.read('removed', (cell) => readFlag(cell, false), false);
  const meant = kind ?? likelyKind(reader);
  const content = isRemoved ? null : readContent(reader, id, meant);
  const { at, unread } = record;
  const faults = reader.reasons.map((reason) => ({ ...at, reason }));
  return { entry: { ...at, id, kind: meant, isFaulty: faults.length > 0 || unread !== undefined, content }, faults };
}

const readIds = (cell: string): string[] => [...new Set(cell.split(/[,\s]+/).filter(Boolean))].toSorted();

/** Separators alone would mean everybody. */
const readNamed = (cell: string, meaning: string): string[] => readIds(readPattern(cell, /[^,\s]/, meaning));

const readOwners = (cell: string): string[] | null => (cell === '' ? null : readNamed(cell, 'ids of courses'));
const readGroups = (cell: string): string[] => (cell === '' ? [] : readNamed(cell, 'ids of user groups'));

/** The likely kind of an unclear row, for naming its other faults. */
const likelyKind = ({ cell }: Reader): ItemKind =>
  cell('course_type') === '' && cell('plan_1_type') === '' ? 'product' : 'course';

function readContent(reader: Reader, id: string, kind: ItemKind): ImportContent | null {
  const { read } = reader;
  const text = (name: ImportColumn, longest: number = limits.name) =>
    read(name, (cell) => readOptionalText(cell, longest), null);
  const needed = (name: ImportColumn, longest: number = limits.name) =>
    read(name, (cell) => readNeededText(cell, longest), '');
  const isCourse = kind === 'course';
  refuseCellsOf(reader, isCourse ? 'product' : 'course');

  const courseType = isCourse ? read('course_type', (cell) => readWord(cell, courseTypeOf), null) : null;
  const instructorTh = text('instructor_th');
  const productKind = isCourse ? null : { th: needed('product_kind_th'), en: text('product_kind_en') };
  const content = {
    slugWords: read(
      'address_words',
      (cell) =>
        cell === ''
          ? null
          : readPattern(cell, /^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters and digits with - between'),
      null,
    ),
    ...readPlain(reader),
    outcomes: readOutcomes(reader),
    category: {
      path: read('category', (cell) => readPattern(cell, /^[\w-]{1,80}$/, 'letters, digits, _ and -'), ''),
      // Even if too long, the row asks for a new category.
      nameTh: read('category_name_th', (cell) => readOptionalText(cell, limits.name), reader.cell('category_name_th')),
      nameEn: text('category_name_en'),
    },
    courseType,
    level: readGiven(reader, 'level', (cell) => (cell === '' ? null : readWord(cell, levels))),
    instructor: instructorTh === null ? null : { nameTh: instructorTh, nameEn: text('instructor_en') },
    kindNameTh: productKind?.th ?? null,
    kindNameEn: productKind?.en ?? null,
    taughtIn: read('taught_in', (cell) => readWord(cell || 'th', languages), 'th' as const),
    seats: read('seats', (cell) => readCount(cell, 0), null),
    isLocked: readGiven(reader, 'locked', (cell) => readFlag(cell, false)),
    isPublished: readGiven(reader, 'published', (cell) => readFlag(cell, true)),
    publishEndsAt: readGiven(reader, 'publish_ends_at', (cell) => readInstant(cell, '23:59:59')),
    userGroupIds: readGiven(reader, 'user_groups', readGroups),
    freeBook: readFreeBook(reader),
    layout: read('layout', (cell) => (cell === '' ? null : readWord(cell, layouts)), null),
    sharing: readSharing(reader),
    rank: read('rank', (cell) => readCount(cell, 0), null),
    plans: productKind === null ? readPlans(reader, id) : readProductPrice(reader, id, productKind),
  };
  refuseOrder(reader, content.startsAt, content.endsAt, 'ends_at is before starts_at.');
  if (reader.cell('starts_at') === '' && content.endsAt !== null)
    reader.say('starts_at', 'starts_at is missing beside ends_at.');
  refuseOrder(
    reader,
    content.registrationOpensAt,
    content.registrationClosesAt,
    'registration_closes_at is before registration_opens_at.',
  );
  refuseEnglishAlone(reader, content);
  return content;
}

const readPlain = ({ read }: Reader): PlainFields =>
  Object.fromEntries(
    plainColumns.map(([name, , , field, cell]) => [field, read<unknown, unknown>(name, cell.read, cell.otherwise)]),
  ) as PlainFields;

/** Thai is shown where English is missing, so a text has it. */
function refuseEnglishAlone({ say }: Reader, fields: PlainFields): void {
  const values: Readonly<Record<string, unknown>> = fields;
  for (const [name, , , field] of plainColumns) {
    if (!name.endsWith('_th') || values[field] !== null || values[field.replace(/Th$/, 'En')] === null) continue;
    say(name, `${name} is missing beside ${name.replace(/_th$/, '_en')}.`);
  }
}

/** Without the columns nothing changes; one of the two requires the other. */
function readFreeBook(reader: Reader): ImportContent['freeBook'] {
  if (!reader.has('free_book') && !reader.has('free_book_type')) return undefined;
  const [book, type] = [reader.cell('free_book'), reader.cell('free_book_type')];
  if (book === '' && type === '') return null;
  if (book === '') reader.say('free_book', 'free_book is missing.');
  const delivery = reader.read('free_book_type', (cell) => readWord(cell, bookTypes), null);
  return book === '' || delivery === null ? null : { id: book, delivery };
}

function readSharing(reader: Reader): ImportContent['sharing'] {
  const both = (name: SharingText, longest: number) => {
    const cell = (language: 'th' | 'en') =>
      reader.read(`${name}_${language}`, (typed) => readOptionalText(typed, longest), null);
    const [th, en] = [cell('th'), cell('en')];
    if (th === null && en !== null) reader.say(`${name}_th`, `${name}_th is missing beside ${name}_en.`);
    return th === null ? null : { th, en };
  };
  const texts = (of: 'meta' | 'facebook' | 'twitter') => ({
    title: both(`${of}_title`, limits.name),
    description: both(`${of}_description`, limits.summary),
  });
  return {
    meta: {
      ...texts('meta'),
      keywords: both('meta_keywords', limits.name),
      robots: reader.read('meta_robots', (cell) => (cell === '' ? null : readWord(cell, robots)), null),
    },
    facebook: texts('facebook'),
    twitter: texts('twitter'),
  };
}

function refuseCellsOf({ cell, reasons }: Reader, other: ItemKind): void {
  const names = importColumns.flatMap<string>(([name, of]) => (of === other ? [name] : []));
  if (other === 'course') names.push(...everyPlanColumn);
  reasons.push(...names.filter((name) => cell(name) !== '').map((name) => `${name} is for a ${other} only.`));
}

function refuseOrder({ reasons }: Reader, from: number | null, until: number | null, reason: string): void {
  if (from !== null && until !== null && until < from) reasons.push(reason);
}

function readOutcomes(reader: Reader): ImportContent['outcomes'] {
  const lines = (name: ImportColumn) => {
    const found = reader
      .cell(name)
      .split(/\r?\n/)
      .map(writtenText)
      .filter((line) => line !== '');
    return found.map((line) => reader.read(name, () => readText(line, limits.name), ''));
  };
  const thai = lines('outcomes_th');
  const english = lines('outcomes_en');
  if (thai.length > limits.outcomes) reader.reasons.push(`outcomes_th has more than ${limits.outcomes} lines.`);
  if (english.length > 0 && english.length !== thai.length) {
    reader.say('outcomes_th', `outcomes_en has ${english.length} lines, but outcomes_th has ${thai.length}.`);
  }
  return thai.map((th, index) => ({ th, en: english[index] ?? null }));
}

function readPlans(reader: Reader, itemId: string): ImportPlan[] {
  const numbers = planNumbers.filter((number) => planCellNames(number).some((name) => reader.cell(name) !== ''));
  const plans = numbers.map((number) => readPlan(reader, itemId, number));
  if (numbers.length === 0) reader.say('plan_1_type', 'plan_1_type is missing: a course needs a plan.');
  const ids = plans.map((plan) => plan.id).filter((id) => id !== '');
  if (new Set(ids).size < ids.length) reader.reasons.push('Two plans have the same id.');
  if (plans.filter((plan) => plan.isDefault).length > 1) reader.reasons.push('Two plans are to be chosen first.');
  return plans;
}

function readPlan(reader: Reader, itemId: string, number: number): ImportPlan {
  const nameOf = (name: PlanColumn) => `plan_${number}_${name}`;
  const read = <Value, Otherwise>(name: PlanColumn, readCell: (cell: string) => Value, otherwise: Otherwise) =>
    reader.read(nameOf(name), readCell, otherwise);
  const given = (name: PlanColumn, otherwise = false) =>
    readGiven(reader, nameOf(name), (cell) => readFlag(cell, otherwise));
  const term = (amountName: 'term' | 'term_2', unitName: 'term_unit' | 'term_unit_2') => {
    const amount = read(amountName, (cell) => readCount(cell, 1, longestTerm), null);
    const isAsked = reader.cell(nameOf(amountName)) !== '' || reader.cell(nameOf(unitName)) !== '';
    const unit = isAsked ? read(unitName, (cell) => readWord(cell, units), null) : null;
    if (isAsked && reader.cell(nameOf(amountName)) === '')
      reader.say(nameOf(amountName), `${nameOf(amountName)} is missing.`);
    return amount === null || unit === null ? null : { amount, unit };
  };

  const type = read('type', (cell) => readWord(cell, planTypes), null);
  const priceThb = read('price_thb', readPrice, null);
  const priceUsd = read('price_usd', readPrice, null);
  const plan = {
    id: read(
      'id',
      (cell) => readPattern(cell || `${itemId}-${number}`, /^[\w-]{1,80}$/, 'letters, digits, _ and -'),
      '',
    ),
    pricingType: readGiven(reader, nameOf('pricing_type'), (cell) => readWord(cell || 'default', pricingTypes)),
    nameTh: read('name_th', (cell) => readNeededText(cell, limits.name), ''),
    nameEn: read('name_en', (cell) => readOptionalText(cell, limits.name), null),
    term: term('term', 'term_unit'),
    extension: term('term_2', 'term_unit_2'),
    priceThb: type === 'free' ? (priceThb ?? 0) : priceThb,
    priceUsd: type === 'free' ? (priceUsd ?? 0) : priceUsd,
    isShown: given('shown', true),
    isDefault: read('default', (cell) => readFlag(cell, false), false),
    needsApproval: given('need_approval'),
    membersOnly: given('is_for_member'),
    freeForOwnersOf: readGiven(reader, nameOf('free_for'), readOwners),
  };
  if (plan.freeForOwnersOf?.includes(itemId)) reader.reasons.push(`${nameOf('free_for')} names the course itself.`);
  if (type !== null) refusePlan(reader, nameOf, { ...plan, type });
  // A plan without a type is never taken; other faults are still found.
  return { ...plan, type: type ?? 'oneTime' };
}

function refusePlan({ reasons, say, cell }: Reader, nameOf: (name: PlanColumn) => string, plan: ImportPlan): void {
  const { type, priceThb, priceUsd } = plan;
  if ((type === 'period' || type === 'actual') && cell(nameOf('term')) === '')
    say(nameOf('term'), `${nameOf('term')} is missing.`);
  if (type === 'oneTime' && plan.term !== null) reasons.push(`${nameOf('term')} is not for One-Time Payment.`);
  if (type !== 'actual' && plan.extension !== null) reasons.push(`${nameOf('term_2')} is for Actual only.`);
  if (type === 'free' && (priceThb !== 0 || (priceUsd ?? 0) !== 0)) {
    reasons.push(`${nameOf('price_thb')} of a Free plan must be 0 or empty.`);
  }
}

/** A product has one price, stored as its only plan. */
function readProductPrice(reader: Reader, id: string, kind: LocalText): ImportPlan[] {
  const priceThb = reader.read('price_thb', readPrice, null);
  if (reader.cell('price_thb') === '') reader.say('price_thb', 'price_thb is missing.');
  return [
    {
      ...{ id: `${id}-1`, type: 'oneTime', pricingType: 'default', term: null, extension: null },
      ...{ nameTh: kind.th, nameEn: kind.en },
      ...{ priceThb, priceUsd: reader.read('price_usd', readPrice, null) },
      ...{ isShown: true, isDefault: true, needsApproval: false, membersOnly: false, freeForOwnersOf: null },
    },
  ];
}
