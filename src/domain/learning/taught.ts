import type { LocalText } from '../localText.ts';
import type { EpochMs } from '../time.ts';

/** A course at its teacher's desk. */
export type OwnTaughtCourse = {
  readonly id: string;
  readonly title: LocalText;
  readonly isPublished: boolean;
  /** People whose access was not taken. */
  readonly studentCount: number;
  /** Visible questions without an answer. */
  readonly unansweredCount: number;
};

/** A student of a course, as its teacher sees them: a name and progress, no contact. */
export type TaughtStudent = {
  readonly id: string;
  readonly name: string;
  readonly percentDone: number;
  /** `null`: nothing watched yet. */
  readonly lastWatchedAt: EpochMs | null;
};
