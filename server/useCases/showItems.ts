import type { CourseDetail, Listing } from '../../src/domain/course.ts';
import type { PricingPlan } from '../../src/domain/pricingPlan.ts';
import { coverUrl, publicVideo } from '../files/addresses.ts';
import type { ItemRow, ListingRow } from '../store/items.ts';

/** A row of a list, with the address of its cover. */
export const showListing = ({ coverName, ...row }: ListingRow): Listing => ({ ...row, coverUrl: coverUrl(coverName) });

/** A course or product page. Hidden plans stay out of it; the others are for the picker to sort. */
export const showDetail = (
  { coverName, teaserName, ...row }: ItemRow,
  plans: readonly PricingPlan[],
): CourseDetail => ({
  ...row,
  coverUrl: coverUrl(coverName),
  teaser: teaserName === null ? null : publicVideo(teaserName),
  plans: plans.filter((plan) => plan.isShown),
});
