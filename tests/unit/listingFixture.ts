import type { Listing } from '../../src/domain/catalogue/course.ts';
import { noSharingWords, type Sharing } from '../../src/domain/site/sharing.ts';

/** A listed course with these titles; the id is also its rank. */
export const row = (id: string, th: string, en: string, more: Partial<Listing> = {}): Listing => ({
  id,
  kind: 'course',
  slug: id,
  title: { th, en },
  summary: { th: '', en: null },
  categoryPath: 'languages',
  weave: 'khluen',
  courseType: 'online',
  instructorId: null,
  instructorName: null,
  coverUrl: null,
  coverAlt: { th: '', en: null },
  fromPrices: { THB: 10_000, USD: null },
  toPrices: more.fromPrices ?? { THB: 10_000, USD: null },
  isFree: false,
  needsApproval: false,
  isForMembers: false,
  startsAt: null,
  level: null,
  taughtIn: 'th',
  seatsLeft: null,
  durationSeconds: 0,
  lectureCount: 0,
  starCounts: null,
  rank: Number(id),
  createdAt: 0,
  updatedAt: 0,
  ...more,
});

/** An item without its own sharing texts. */
export const noSharing: Sharing = {
  ...noSharingWords,
  facebook: { ...noSharingWords.facebook, image: null },
  twitter: { ...noSharingWords.twitter, image: null },
};
