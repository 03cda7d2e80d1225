import type { Listing } from '../../domain/catalogue/course.ts';
import { defineCall } from '../call.ts';
import { field, object } from '../field.ts';
import { dataOf, list } from '../primitives.ts';
import { listingCodec } from './listing.ts';

/** Other courses for the foot of a course's page; a list that the site has turned off is empty. */
export type BesideCourse = {
  readonly sameTeacher: readonly Listing[];
  /** Courses of the same category. */
  readonly sameGroup: readonly Listing[];
  readonly bestSelling: readonly Listing[];
};

const rows = list(listingCodec);

export const besideCourse = defineCall('besideCourse', 'GET /public/courses/{id}/beside', 'public', {
  caching: 'shared',
  summary: 'Other courses of the teacher, of the group, and those that sell best, as the site settings have it.',
  response: dataOf(
    object<BesideCourse>({
      sameTeacher: field('same_teacher', rows),
      sameGroup: field('same_group', rows),
      bestSelling: field('best_seller', rows),
    }),
  ),
  failures: ['NOT_FOUND'],
});
