import * as z from 'zod/mini';
import type { CourseDetail } from '../../domain/catalogue/course.ts';
import { defineCall } from '../call.ts';
import { field, object, wireOnly } from '../field.ts';
import { dataOf, flag } from '../primitives.ts';
import { courseDetailCodec } from './course.ts';

/** Whether the caller may see a course that is limited to user groups; `null`: no. */
export type CourseOfGroup = { readonly course: CourseDetail | null };

export const courseOfGroup = defineCall('courseOfGroup', 'GET /public/courses/{id}/group', 'public', {
  summary: 'A course for user groups, for members of these groups.',
  response: dataOf(
    object<CourseOfGroup>(
      { course: field('course', z.nullable(courseDetailCodec)) },
      wireOnly('is_allowed', flag, ({ course }) => course !== null),
    ),
  ),
  failures: ['NOT_FOUND', 'NOT_PUBLISHED'],
});
