import type { EpochMs } from '../time.ts';

export const starScale = [1, 2, 3, 4, 5] as const;
/** A learner's rating of a course. */
export type Stars = (typeof starScale)[number];

export const reviewOrders = ['newest', 'highest', 'lowest'] as const;
/** The order of a list of reviews; equal ones stand newest first. */
export type ReviewOrder = (typeof reviewOrders)[number];

export const reviewRefusals = ['REVIEW_NOT_BOUGHT', 'REVIEW_TOO_EARLY'] as const;
/** Why somebody may not review a course. */
export type ReviewRefusal = (typeof reviewRefusals)[number];

/** Share of a course, in whole percent, after which it may be reviewed: a third. */
const leastPercent = 33;

/** The facts that decide whether a person may review a course. */
export type ReviewFacts = {
  /** An approved order or the desk gave access that was not taken back; it may have ended since. */
  readonly hasBought: boolean;
  /** Whether the course is watched in a playlist; the others take place on a day. */
  readonly isWatchable: boolean;
  /** Whole percent of the watched time. */
  readonly percentDone: number;
  /** Lectures with a length, and how many of them are finished. */
  readonly lectureCount: number;
  readonly finishedCount: number;
  readonly startsAt: EpochMs | null;
  readonly now: EpochMs;
};

/** Whether a third of the time is watched, or a third of the lectures is finished. */
export const isThirdDone = ({
  percentDone,
  lectureCount,
  finishedCount,
}: Pick<ReviewFacts, 'percentDone' | 'lectureCount' | 'finishedCount'>): boolean =>
  percentDone >= leastPercent || finishedCount * 3 >= lectureCount;

/** Why a person may not review a course; `null` after a third of it, or once the class has begun. */
export function refuseReview(facts: ReviewFacts): ReviewRefusal | null {
  if (!facts.hasBought) return 'REVIEW_NOT_BOUGHT';
  return hasSeenEnough(facts) ? null : 'REVIEW_TOO_EARLY';
}

function hasSeenEnough({ isWatchable, percentDone, lectureCount, finishedCount, startsAt, now }: ReviewFacts): boolean {
  if (!isWatchable || lectureCount === 0) return startsAt === null || startsAt <= now;
  return isThirdDone({ percentDone, lectureCount, finishedCount });
}
