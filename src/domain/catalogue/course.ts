import type { LocalText } from '../localText.ts';
import type { Prices } from '../pricing/currency.ts';
import type { PricingPlan } from '../pricing/pricingPlan.ts';
import type { Sharing } from '../site/sharing.ts';
import type { CourseLayout } from '../site/siteSettings.ts';

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
  readonly count: number;
};

/** One light row of a list; also what is kept on the device to browse and search without a network. */
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
  readonly instructorName: LocalText | null;
  /** Address of the cover picture, or `null`. */
  readonly coverUrl: string | null;
  readonly coverAlt: LocalText;
  /** What its fees start at for a guest, in each currency (`feeSpan`). */
  readonly fromPrices: Prices;
  /** The highest of those fees: where it is another one, the fees of its plans differ. */
  readonly toPrices: Prices;
  /** The plan of the lowest fee in baht costs nothing. */
  readonly isFree: boolean;
  /** That plan has to be approved by an administrator. */
  readonly needsApproval: boolean;
  /** That plan is for members alone, as there is no other. */
  readonly isForMembers: boolean;
  readonly startsAt: number | null;
  /** `null` where seats are not counted, or not told of because the sale is closed. */
  readonly seatsLeft: number | null;
  /** Total length of the lectures; 0 where there are none. */
  readonly durationSeconds: number;
  readonly lectureCount: number;
  /** Rank of "many learn this month"; smaller is earlier. */
  readonly rank: number;
  /** Server instant (ms) at which it came into the catalogue. */
  readonly createdAt: number;
  /** Server instant (ms) of the last change of this row. */
  readonly updatedAt: number;
};

/** The whole catalogue, or what changed in it since an instant. */
export type CatalogueDelta = {
  readonly rows: readonly Listing[];
  /** Ids that are gone since the instant asked for. */
  readonly removedIds: readonly string[];
  /** The instant to ask from next time (server ms). */
  readonly asOf: number;
  /** What all rows come to with this answer; `null` of a server that does not tell it. */
  readonly whole: CatalogueSum | null;
};

/** How many rows there are, and the sum of the instants of their last changes (`sumOfRows`). Who kept other rows has missed some. */
export type CatalogueSum = { readonly count: number; readonly changes: number };

/** Each instant counts by its rest, so that the sum of millions stays a whole number. */
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
  /** Of a preview, which everybody may watch; `null` of all others, and of a preview that is only read. */
  readonly film: VideoSource | null;
};

export type Section = { readonly id: string; readonly name: LocalText; readonly lectures: readonly Lecture[] };

/** Dates and place of a course; instants in ms. */
export type Schedule = {
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly registrationOpensAt: number | null;
  readonly registrationClosesAt: number | null;
  readonly venue: LocalText | null;
};

/** How somebody gets the book that comes with a course. */
export type FreeBookType = 'ship' | 'download';

/** The product that comes with a course. */
export type FreeBook = {
  readonly itemId: string;
  readonly slug: string;
  readonly title: LocalText;
  readonly coverUrl: string | null;
  readonly coverAlt: LocalText;
  readonly delivery: FreeBookType;
};

/** A course or product page. Nothing in it depends on the person who looks. */
export type CourseDetail = Listing & {
  readonly description: LocalText;
  readonly outcomes: readonly LocalText[];
  readonly instructorHeadline: LocalText | null;
  /** Language in which the course is taught. */
  readonly taughtIn: 'th' | 'en';
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
  /** How its page is laid out: its own choice, otherwise the site's. */
  readonly layout: CourseLayout;
  /**
   * The user groups that it is kept for, while the site enforces them. What of it is not in the lists is then told only
   * to whoever is in one of them.
   */
  readonly limitedTo: readonly string[];
  readonly sharing: Sharing;
  /** The promotions that run now and name it. */
  readonly promotions: readonly PromotionName[];
};

/** A promotion as it is named where its terms are not needed. */
export type PromotionName = { readonly id: string; readonly title: LocalText };

/** One video in the forms that browsers know, with its subtitles. Addresses are relative to the server. */
export type VideoSource = {
  readonly mp4Url: string;
  readonly webmUrl: string | null;
  readonly posterUrl: string | null;
  readonly subtitles: readonly { readonly language: 'th' | 'en'; readonly url: string }[];
};

/** The id is what stands before the first hyphen of the address's last segment (specification 2). */
export const idFromSlug = (slug: string): string => slug.split('-', 1)[0] ?? '';
