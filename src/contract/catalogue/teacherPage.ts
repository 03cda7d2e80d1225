import * as z from 'zod/mini';
import type { TeacherPage } from '../../domain/catalogue/teacher.ts';
import { defineCall } from '../call.ts';
import { field, object } from '../field.ts';
import { dataOf, list, localText } from '../primitives.ts';
import { listingCodec } from './listing.ts';

export const teacherPage = defineCall('teacherPage', 'GET /public/teachers/{teacherId}', 'public', {
  caching: 'shared',
  summary: 'A teacher with their visible courses. A teacher without any is not found.',
  params: z.object({ teacherId: z.string().check(z.maxLength(200)) }),
  response: dataOf(
    object<TeacherPage>({
      id: field('id', z.string()),
      name: field('name', localText),
      headline: field('headline', z.nullable(localText)),
      about: field('about', z.nullable(localText)),
      pictureUrl: field('picture_url', z.nullable(z.string())),
      courses: field('courses', list(listingCodec)),
    }),
  ),
  failures: ['NOT_FOUND'],
});
