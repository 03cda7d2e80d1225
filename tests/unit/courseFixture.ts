import type { CourseDetail } from '../../src/domain/catalogue/course.ts';
import type { PricingPlan } from '../../src/domain/pricing/pricingPlan.ts';
import { noSharing, row } from './listingFixture.ts';

/** A plan of one year. */
export const plan = (id: string, more: Partial<PricingPlan> = {}): PricingPlan => ({
  id,
  itemId: '1',
  type: 'period',
  pricingType: 'default',
  name: { th: 'รายปี', en: null },
  term: { amount: 1, unit: 'year' },
  extension: null,
  prices: { THB: 199_000, USD: null },
  isShown: true,
  isDefault: false,
  needsApproval: false,
  membersOnly: false,
  freeForOwnersOf: null,
  ...more,
});

/** A course on sale with one plan. */
export const course = (more: Partial<CourseDetail> = {}): CourseDetail => ({
  ...row('1', 'คอร์ส', 'Course'),
  description: { th: '', en: null },
  outcomes: [],
  instructorId: null,
  instructorHeadline: null,
  isRecertification: false,
  schedule: { startsAt: null, endsAt: null, registrationOpensAt: null, registrationClosesAt: null, venue: null },
  teaser: null,
  plans: [plan('a')],
  sections: [],
  freeBook: null,
  isLocked: false,
  publishEndsAt: null,
  layout: 'three',
  limitedTo: [],
  sharing: noSharing,
  revisedAt: 0,
  learnerCount: 0,
  promotions: [],
  ...more,
});
