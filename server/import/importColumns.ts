import { anyText, type Cell, flag, instant, lastInstant, neededText, optionalText } from './cell.ts';
import type { ImportTable } from './importTable.ts';

/** Most plans of one course in columns: `plan_1_…` to `plan_6_…`. */
export const longestPlanList = 6;

/** Name, applicable kind and meaning; of a column that is read by itself also the item's field, and how it is read. */
type Column = readonly [
  name: string,
  of: 'both' | 'course' | 'product',
  meaning: string,
  field?: string,
  cell?: Cell<unknown>,
];

/** Every import column except those of plans. A test compares `docs/import.md`. */
export const importColumns = [
  ['id', 'both', 'letters, digits and _, up to 40; a known id is changed, another one is new'],
  ['kind', 'both', '`course` (as when empty) or `product`'],
  ['removed', 'both', '`yes` takes it out of the catalogue; nothing but the id is read then'],
  ['title_th', 'both', 'needed; up to 255 signs', 'titleTh', neededText(255)],
  ['title_en', 'both', 'up to 255 signs', 'titleEn', optionalText(255)],
  ['summary_th', 'both', 'needed; up to 500 signs', 'summaryTh', neededText(500)],
  ['summary_en', 'both', 'up to 500 signs', 'summaryEn', optionalText(500)],
  ['description_th', 'both', 'up to 20,000 signs', 'descriptionTh', anyText(20_000)],
  ['description_en', 'both', 'up to 20,000 signs', 'descriptionEn', optionalText(20_000)],
  ['address_words', 'both', 'what follows the id in the address: `tax-for-shops`; empty keeps it'],
  ['category', 'both', 'needed; address part of the category (`link_path`)'],
  ['category_name_th', 'both', 'makes the category where there is none of that path'],
  ['category_name_en', 'both', 'the same in English'],
  ['rank', 'both', 'place in the lists from 0 to 999,999,999, smaller is earlier; empty keeps it, new ones come last'],
  ['seats', 'both', 'seats, or pieces in stock, with all that are sold, up to 999,999,999; empty is without a limit'],
  ['locked', 'both', '`yes` closes the sale; without the column it stays as it is'],
  [
    'published',
    'both',
    '`yes` (as when empty) or `no`, which shows it to nobody; without the column it stays as it is',
  ],
  [
    'publish_ends_at',
    'both',
    '`2026-02-15 09:00` in Bangkok, when it stops being shown; without the column it stays as it is',
  ],
  ['meta_title_th', 'both', 'title for search engines and the tab, up to 255 signs; empty is the item’s own'],
  ['meta_title_en', 'both', 'the same in English'],
  ['meta_description_th', 'both', 'description for search engines, up to 500 signs; empty is the summary'],
  ['meta_description_en', 'both', 'the same in English'],
  ['meta_keywords_th', 'both', 'up to 255 signs'],
  ['meta_keywords_en', 'both', 'the same in English'],
  ['meta_robots', 'both', '`index,follow` (as when empty), `noindex,follow`, `index,nofollow` or `noindex,nofollow`'],
  ['facebook_title_th', 'both', 'title of shared links, up to 255 signs; empty is that of the page'],
  ['facebook_title_en', 'both', 'the same in English'],
  ['facebook_description_th', 'both', 'up to 500 signs'],
  ['facebook_description_en', 'both', 'the same in English'],
  ['twitter_title_th', 'both', 'the same for Twitter; empty is that of Facebook'],
  ['twitter_title_en', 'both', 'the same in English'],
  ['twitter_description_th', 'both', 'up to 500 signs'],
  ['twitter_description_en', 'both', 'the same in English'],
  [
    'course_type',
    'course',
    'needed; Online, Flex, In-class, Private-Classroom, Live-Broadcast, Live-Room or Live-Room-Student-Camera',
  ],
  ['instructor_th', 'course', 'name of the teacher; one that is not known yet is made'],
  ['instructor_en', 'course', 'the same in English, for a new teacher'],
  ['outcomes_th', 'course', 'what is learnt, one on each line of the cell, up to 20'],
  ['outcomes_en', 'course', 'the same in English, as many lines'],
  [
    'level',
    'course',
    '`beginner`, `intermediate` or `advanced`; empty is for everybody; without the column it stays as it is',
  ],
  ['taught_in', 'course', '`th` (as when empty) or `en`'],
  ['recertification', 'course', '`yes` or `no`', 'isRecertification', flag],
  [
    'starts_at',
    'course',
    '`2026-02-15 09:00` or `15/2/2569 9:00` in Bangkok; a day alone begins at 00:00',
    'startsAt',
    instant,
  ],
  [
    'ends_at',
    'course',
    'the same; a day alone is whole; not before the start, and not without it',
    'endsAt',
    lastInstant,
  ],
  ['registration_opens_at', 'course', 'the same', 'registrationOpensAt', instant],
  [
    'registration_closes_at',
    'course',
    'the same; a day alone is whole; not before the opening',
    'registrationClosesAt',
    lastInstant,
  ],
  ['venue_th', 'course', 'up to 255 signs', 'venueTh', optionalText(255)],
  ['venue_en', 'course', 'up to 255 signs', 'venueEn', optionalText(255)],
  [
    'user_groups',
    'course',
    'ids of the groups it is reserved for, with commas between them; empty is everybody; without the column it stays as it is',
  ],
  [
    'free_book',
    'course',
    'id of the product that comes with it, which is there or stands further up in the file; gifts are not taken from its `seats`; empty is none; without the column it stays as it is',
  ],
  ['free_book_type', 'course', '`ship` or `download`; beside the free book'],
  ['layout', 'course', '`default`, `1`, `3` or `4`; empty is the setting of the shop'],
  ['product_kind_th', 'product', 'needed; the word above the title, such as หนังสือ'],
  ['product_kind_en', 'product', 'the same in English'],
  ['price_thb', 'product', 'needed; `1,250.50`; at most two decimals'],
  ['price_usd', 'product', 'the same in dollars; empty is not sold in dollars'],
] as const satisfies readonly Column[];

/** Column suffixes after `plan_1_`; courses only. */
export const planColumns = [
  ['id', 'letters, digits, _ and -; as when empty the course’s id with the number of the plan'],
  ['type', 'needed; Period, Actual, One-Time Payment or Free'],
  [
    'pricing_type',
    '`default` (as when empty), `renew` for who has the course, or `others`, which is never listed; without the column it stays as it is',
  ],
  ['name_th', 'needed; up to 255 signs'],
  ['name_en', 'up to 255 signs'],
  ['term', 'whole number from 1 to 99,999; needed for Period and Actual, where it is the watched time'],
  ['term_unit', '`hour`, `day`, `month` or `year`; beside the term'],
  ['term_2', 'for Actual: the calendar time around it, in the same bounds'],
  ['term_unit_2', 'its unit'],
  ['price_thb', 'as above; empty keeps the plan out of the picker, and is 0 for Free'],
  ['price_usd', 'as above, and 0 for Free'],
  ['shown', '`yes` (as when empty) or `no`; without the column it stays as it is'],
  ['default', '`yes` chooses it first; one of the plans at most'],
  ['need_approval', '`yes` or `no`; without the column it stays as it is'],
  ['is_for_member', '`yes` or `no`; without the column it stays as it is'],
  [
    'free_for',
    'ids of courses, with commas between them, which are there or stand further up in the file, the course itself left out: for students who own all of them; empty is everybody; without the column it stays as it is',
  ],
] as const;

type PlainColumn = Extract<(typeof importColumns)[number], readonly [...unknown[], string, Cell<unknown>]>;
/** The fields of an item that have a column of their own. */
export type PlainFields = {
  [Column in PlainColumn as Column[3]]: Column[4] extends Cell<infer Value> ? Value : never;
};
export const plainColumns = importColumns.filter((column): column is PlainColumn => column.length === 5);

export type ImportColumn = (typeof importColumns)[number][0];
export type PlanColumn = (typeof planColumns)[number][0];

/** The column names of one plan, from 1. */
export const planCellNames = (number: number): readonly string[] =>
  planColumns.map(([name]) => `plan_${number}_${name}`);
export const planNumbers: readonly number[] = Array.from({ length: longestPlanList }, (_, index) => index + 1);
export const everyPlanColumn: readonly string[] = planNumbers.flatMap(planCellNames);

/** The table of courses and products. */
export const catalogueTable: ImportTable = {
  columns: [...importColumns.map(([name]) => name), ...everyPlanColumn],
  needed: ['id'],
};
