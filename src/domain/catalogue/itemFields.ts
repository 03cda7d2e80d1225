import type { LocalText } from '../localText.ts';
import type { CourseLayout } from '../site/siteSettings.ts';
import type { CourseLevel, CourseType, FreeBookType, Schedule } from './course.ts';

/** The product that comes with a course, and its delivery. */
export type GivenBook = { readonly itemId: string; readonly delivery: FreeBookType };

/** The fields of a course or product that the desk edits in one form. A product has those of `Shared` only. */
export type ItemFields = Shared & {
  /** `null` for a product. */
  readonly courseType: CourseType | null;
  /** The text of a course page; that of a product is one of its `itemTexts`. */
  readonly description: LocalText | null;
  readonly outcomes: readonly LocalText[];
  readonly instructorId: string | null;
  /** `null` is everybody. */
  readonly level: CourseLevel | null;
  readonly taughtIn: 'th' | 'en';
  readonly isRecertification: boolean;
  readonly schedule: Schedule;
  /** `null` keeps the site's layout. */
  readonly layout: CourseLayout | null;
  /** Empty is everybody. */
  readonly groupIds: readonly string[];
  readonly freeBook: GivenBook | null;
};

type Shared = {
  readonly title: LocalText;
  readonly summary: LocalText | null;
  /** The part of the address after the id and a hyphen. */
  readonly slugWords: string;
  readonly categoryId: string;
  /** Seats, or pieces in stock, with all that are sold; `null` is without a limit. */
  readonly seatsTotal: number | null;
  /** An uploaded film; it goes before an imported one. */
  readonly teaserMediumId: string | null;
  /** Smaller is earlier in lists. */
  readonly rank: number;
};
