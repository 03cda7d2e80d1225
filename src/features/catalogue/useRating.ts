import { useMemo } from 'react';
import type { Listing } from '../../domain/catalogue/course.ts';
import { type Rating, ratingOf } from '../../domain/catalogue/rating.ts';
import { useSiteSettings } from '../site/useSite.ts';

/** The rating of a course; `null` without a review, and while the shop shows none. */
export function useRating({ starCounts }: Pick<Listing, 'starCounts'>): Rating | null {
  const { reviewsShown } = useSiteSettings();
  return useMemo(() => (reviewsShown ? ratingOf(starCounts) : null), [reviewsShown, starCounts]);
}
