import type { Listing } from '../../domain/catalogue/course.ts';

/** The listing of a whole course or product, as the cart stores it. */
export const listingOf = (detail: Listing): Listing => ({
  id: detail.id,
  kind: detail.kind,
  slug: detail.slug,
  title: detail.title,
  summary: detail.summary,
  categoryPath: detail.categoryPath,
  weave: detail.weave,
  courseType: detail.courseType,
  instructorName: detail.instructorName,
  coverUrl: detail.coverUrl,
  coverAlt: detail.coverAlt,
  fromPrices: detail.fromPrices,
  toPrices: detail.toPrices,
  isFree: detail.isFree,
  needsApproval: detail.needsApproval,
  isForMembers: detail.isForMembers,
  startsAt: detail.startsAt,
  taughtIn: detail.taughtIn,
  seatsLeft: detail.seatsLeft,
  durationSeconds: detail.durationSeconds,
  lectureCount: detail.lectureCount,
  rank: detail.rank,
  createdAt: detail.createdAt,
  updatedAt: detail.updatedAt,
});
