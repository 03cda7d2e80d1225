import * as z from 'zod/mini';
import type { Listing } from '../../domain/catalogue/course.ts';
import { defineCall } from '../call.ts';
import { dataOf, idSchema } from '../primitives.ts';
import { listingCodec } from './listing.ts';

/** Other courses for the foot of a course's page; a list whose site setting is off is empty. */
export type BesideCourse = {
  readonly sameTeacher: readonly Listing[];
  /** Of the same category. */
  readonly sameGroup: readonly Listing[];
  readonly bestSelling: readonly Listing[];
};

const rows = z.array(listingCodec);

export const besideCourse = defineCall({
  name: 'besideCourse',
  method: 'GET',
  path: '/public/courses/{id}/beside',
  scope: 'public',
  caching: 'shared',
  origin: 'addition',
  summary: 'Other courses of the teacher, of the group, and those that sell best, as the site settings have it.',
  params: z.object({ id: idSchema }),
  response: dataOf(
    z.codec(z.object({ same_teacher: rows, same_group: rows, best_seller: rows }), z.custom<BesideCourse>(), {
      decode: (w) => ({ sameTeacher: w.same_teacher, sameGroup: w.same_group, bestSelling: w.best_seller }),
      encode: (b) => ({
        same_teacher: [...b.sameTeacher],
        same_group: [...b.sameGroup],
        best_seller: [...b.bestSelling],
      }),
    }),
  ),
  failures: ['NOT_FOUND'],
});
