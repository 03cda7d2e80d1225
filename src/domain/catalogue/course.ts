import type { LectureContent } from '../learning/playlist.ts';
import type { LocalText } from '../localText.ts';
import type { Prices } from '../pricing/currency.ts';
import type { PricingPlan } from '../pricing/pricingPlan.ts';
import type { Sharing } from '../site/sharing.ts';
import type { CourseLayout } from '../site/siteSettings.ts';
import type { StarCounts } from './rating.ts';

/** The seven kinds of course (specification 3). */
export const courseTypes = [
  'online',
  'flex',
  'inClass',
  'privateClassroom',
  'liveBroadcast',
  'liveRoom',
  'liveRoomStudentCamera',
] as const;
export type CourseType = (typeof courseTypes)[number];

/** How much a course expects of its students. */
export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type CourseLevel = (typeof courseLevels)[number];

/** Courses and products share lists, carts and orders. */
export type ItemKind = 'course' | 'product';

/** The six weaves that stand for categories. */
export type WeaveKind = 'khit' | 'khluen' | 'san' | 'phikun' | 'kit' | 'mi';

export type Category = {
  readonly id: string;
  /** The last part of the category's address. */
  readonly linkPath: string;
  readonly name: LocalText;
  readonly weave: WeaveKind;
  readonly kind: ItemKind;
  /** The category above it, or `null`. */
  readonly parentId: string | null;
  /** Visible items in it and in the categories below it. */
  readonly count: number;
};

/** A light row of a list. Devices cache it to browse and search offline. */
export type Listing = {
  readonly id: string;
  readonly kind: ItemKind;
  /** `id-words`, the last segment of the item's address. */
  readonly slug: string;
  readonly title: LocalText;
  readonly summary: LocalText;
  readonly categoryPath: string;
  readonly weave: WeaveKind;
  /** `null` for a product. */
  readonly courseType: CourseType | null;
  /** The teacher's page; `null` without a teacher. */
  readonly instructorId: string | null;
  readonly instructorName: LocalText | null;
  /** Address of the cover picture, or `null`. */
  readonly coverUrl: string | null;
  readonly coverAlt: LocalText;
  /** The lowest fee for a guest in each currency (`feeSpan`). */
  readonly fromPrices: Prices;
  /** The highest of those fees; it equals the lowest if all plans cost the same. */
  readonly toPrices: Prices;
  /** The plan with the lowest baht fee is free. */
  readonly isFree: boolean;
  /** The cheapest plan needs an administrator's approval. */
  readonly needsApproval: boolean;
  /** The cheapest plan is for members only because no other exists. */
  readonly isForMembers: boolean;
  readonly startsAt: number | null;
  /** `null` for everybody, and for a product. */
  readonly level: CourseLevel | null;
  /** The language in which a course is taught. */
  readonly taughtIn: 'th' | 'en';
  /** `null` if seats are not counted, or if the sale is closed. */
  readonly seatsLeft: number | null;
  /** Total length of the lectures; 0 where there are none. */
  readonly durationSeconds: number;
  readonly lectureCount: number;
  /** The stars of its reviews; `null` without one. */
  readonly starCounts: StarCounts | null;
  /** The place in lists that the shop gives it; smaller is earlier. */
  readonly rank: number;
  /** Server time of creation. */
  readonly createdAt: number;
  /** Server instant (ms) of the last change of this row. */
  readonly updatedAt: number;
};

/** The texts of a row that devices fetch after its facts. */
export type ListingTexts = Pick<Listing, 'id' | 'summary' | 'coverAlt'>;
export type ListingFacts = Omit<Listing, Exclude<keyof ListingTexts, 'id'>>;

/** The whole catalogue without its later texts, or what changed in it since an instant. */
export type CatalogueDelta = {
  readonly rows: readonly ListingFacts[];
  /** Ids that are gone since the instant asked for. */
  readonly removedIds: readonly string[];
  /** The instant to ask from next time (server ms). */
  readonly asOf: number;
  /** The expected sum of all rows after this answer. */
  readonly whole: CatalogueSum | null;
};

/** The later texts of the whole catalogue, or of what changed since an instant. */
export type CatalogueTexts = Pick<CatalogueDelta, 'asOf'> & { readonly rows: readonly ListingTexts[] };

/**
 * The number of rows and the sum of their change times (`sumOfRows`). A device whose sum differs has missed a change.
 */
export type CatalogueSum = { readonly count: number; readonly changes: number };

/** Each change time counts modulo this number, so that the sum stays a safe integer. */
export const changeModulus = 2 ** 32;

export const sumOfRows = (rows: readonly Pick<Listing, 'updatedAt'>[]): CatalogueSum => ({
  count: rows.length,
  changes: rows.reduce((sum, { updatedAt }) => sum + (updatedAt % changeModulus), 0),
});

export type Lecture = {
  readonly id: string;
  readonly name: LocalText;
  readonly isPreview: boolean;
  readonly durationSeconds: number;
  readonly contentType: LectureContent;
  /** The film of a preview, which everybody may watch; `null` otherwise. */
  readonly film: VideoSource | null;
};

export type Section = {
  readonly id: string;
  readonly name: LocalText;
  /** Where its lectures take place. */
  readonly location: LocalText | null;
  readonly lectures: readonly Lecture[];
};

/** Dates and place of a course; instants in ms. */
export type Schedule = {
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly registrationOpensAt: number | null;
  readonly registrationClosesAt: number | null;
  readonly venue: LocalText | null;
};

/** Delivery of the free book of a course. */
export type FreeBookType = 'ship' | 'download';

/** The product that is included in a course. */
export type FreeBook = {
  readonly itemId: string;
  readonly slug: string;
  readonly title: LocalText;
  readonly coverUrl: string | null;
  readonly coverAlt: LocalText;
  readonly delivery: FreeBookType;
};

/** A course page. It does not depend on the viewer. */
export type CourseDetail = Listing & {
  readonly description: LocalText;
  readonly outcomes: readonly LocalText[];
  readonly instructorHeadline: LocalText | null;
  readonly isRecertification: boolean;
  readonly schedule: Schedule;
  readonly teaser: VideoSource | null;
  readonly plans: readonly PricingPlan[];
  readonly sections: readonly Section[];
  readonly freeBook: FreeBook | null;
  /** Sale is closed. */
  readonly isLocked: boolean;
  /** When it stops being shown, or `null`. */
  readonly publishEndsAt: number | null;
  /** The page layout: the course's own choice, otherwise the site's. */
  readonly layout: CourseLayout;
  /**
   * User groups that the course is limited to while the site enforces groups. Details beyond the listing are then sent
   * to members of these groups only.
   */
  readonly limitedTo: readonly string[];
  readonly sharing: Sharing;
  /** The last change at the desk or by an import (ms); a sale is none. */
  readonly revisedAt: number;
  /** People with access by an approved order or the desk, also after it has ended. */
  readonly learnerCount: number;
  /** The promotions that run now and name it. */
  readonly promotions: readonly PromotionName[];
};

/** The name of a promotion, for places that do not need its terms. */
export type PromotionName = { readonly id: string; readonly title: LocalText };

/** One video, or sound, in its formats with subtitles. Addresses are relative to the server. */
export type VideoSource = {
  readonly mp4Url: string;
  readonly webmUrl: string | null;
  readonly posterUrl: string | null;
  /** `language` is a BCP 47 code. */
  readonly subtitles: readonly { readonly language: string; readonly url: string }[];
};

/** The id of an item: the part of the slug before the first hyphen (specification 2). */
export const idFromSlug = (slug: string): string => slug.split('-', 1)[0] ?? '';
