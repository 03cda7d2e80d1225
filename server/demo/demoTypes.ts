/** One text in both languages of the shop. Thai joins a number to its unit with U+00A0; ๆ takes a space before it. */
export type Bilingual = { readonly th: string; readonly en: string };

/**
 * A pricing plan of a demo course. Prices are satang and US cents; a null `priceSatang` keeps the plan out of the
 * picker, and a null `priceUsdCents` keeps the course out of a dollar cart (specification 5).
 * `term` is the calendar time or, for an `actual` plan, the allowance of watched time; `extension` is the calendar
 * window around that allowance.
 */
export type DemoPlan = {
  id: string;
  type: 'period' | 'actual' | 'oneTime' | 'free';
  pricingType: 'default' | 'renew';
  name: Bilingual;
  term: { amount: number; unit: 'hour' | 'day' | 'month' | 'year' } | null;
  extension: { amount: number; unit: 'hour' | 'day' | 'month' | 'year' } | null;
  priceSatang: number | null;
  priceUsdCents: number | null;
  isDefault: boolean;
  needsApproval: boolean;
  membersOnly: boolean;
  /** Only for students who own all of these courses. */
  freeForOwnersOf?: readonly string[];
};

/**
 * One lecture: a film with the base name `video`, a page at `linkUrl`, or neither. `text` is read below the player.
 * The entry of an agenda has a length and no film.
 */
type DemoLecture = {
  id: string;
  name: Bilingual;
  video: string | null;
  linkUrl: string | null;
  durationSeconds: number;
  isPreview: boolean;
  text: Bilingual | null;
};

/** A section of the curriculum with its lectures in teaching order. */
export type DemoSection = { id: string; name: Bilingual; lectures: readonly DemoLecture[] };

/** Dates of a course held at a time, in whole days from the day the shop is filled; negative is before it. */
type DemoSchedule = {
  startsInDays: number;
  endsInDays: number;
  registrationOpensInDays: number;
  registrationClosesInDays: number;
  /** When each day begins and ends, in hours after midnight; from nine to four unless given. */
  hours?: readonly [from: number, to: number];
  venue: Bilingual | null;
};

/**
 * A demo course. `slug` is ASCII words joined by hyphens; `summary` is one line; `description` is two or three
 * paragraphs of plain text split by a blank line. `instructor` and `category` are ids; `cover` and `teaser` are base
 * names of files. A null `seats` means no limit.
 */
export type DemoCourse = {
  id: string;
  slug: string;
  category: string;
  type: 'online' | 'flex' | 'inClass' | 'privateClassroom' | 'liveBroadcast' | 'liveRoom' | 'liveRoomStudentCamera';
  title: Bilingual;
  summary: Bilingual;
  description: Bilingual;
  outcomes: readonly Bilingual[];
  language: 'th' | 'en';
  instructor: string;
  cover: string;
  coverAlt: Bilingual;
  teaser: string | null;
  schedule: DemoSchedule | null;
  seats: number | null;
  isRecertification: boolean;
  /** The product that comes with it. */
  freeBook?: { productId: string; delivery: 'ship' | 'download' };
  plans: readonly DemoPlan[];
  sections: readonly DemoSection[];
};

/**
 * A thing that is shipped. `kind` is the word above the title, such as "book"; prices are satang and US cents; `video` is
 * the base name of a film.
 */
export type DemoProduct = {
  id: string;
  slug: string;
  category: string;
  title: Bilingual;
  summary: Bilingual;
  description: Bilingual;
  cover: string;
  coverAlt: Bilingual;
  kind: Bilingual;
  facts: readonly { label: Bilingual; value: Bilingual }[];
  video?: string;
  priceSatang: number;
  priceUsdCents: number | null;
  availableQuantity: number;
};

/** A category with the path it is reached by and the woven ground of its covers. */
export type DemoCategory = {
  id: string;
  linkPath: string;
  name: Bilingual;
  weave: 'khit' | 'khluen' | 'san' | 'phikun' | 'kit' | 'mi';
  forProducts: boolean;
};

/** A teacher, with one line of what they do. */
export type DemoInstructor = { id: string; name: Bilingual; headline: Bilingual; about?: Bilingual };
