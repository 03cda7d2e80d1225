import { starScale } from './review.ts';

/** The visible reviews of a course: five numbers, how many have one star, two stars, up to five. */
export type StarCounts = readonly number[];

/** The rating of a course: how many reviews, and their average with one decimal. */
export type Rating = { readonly count: number; readonly average: number };

/** Sums up the stars of a course; `null` without a review. */
export function ratingOf(counts: StarCounts | null): Rating | null {
  if (counts === null) return null;
  const count = counts.reduce((sum, each) => sum + each, 0);
  if (count === 0) return null;
  const total = counts.reduce((sum, each, place) => sum + each * (place + 1), 0);
  return { count, average: Math.round((total * 10) / count) / 10 };
}

/** The stars of several courses together. */
export const sumOfStars = (courses: readonly (StarCounts | null)[]): StarCounts =>
  starScale.map((_, place) => courses.reduce((sum, counts) => sum + (counts?.[place] ?? 0), 0));
