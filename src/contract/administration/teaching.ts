import * as z from 'zod/mini';
import type { OwnTaughtCourse, TaughtStudent } from '../../domain/learning/taught.ts';
import { defineCall } from '../call.ts';
import { field, object } from '../field.ts';
import { dataOf, flag, instant, list, localText, pageOf, pageQuery } from '../primitives.ts';

const path = '/api/admin/teaching';

export const taughtCourses = defineCall('taughtCourses', `GET ${path}`, 'teaching', {
  summary: "The caller's own courses, with their numbers of students and of questions without an answer.",
  response: dataOf(
    list(
      object<OwnTaughtCourse>({
        id: field('course_id', z.string()),
        title: field('title', localText),
        isPublished: field('is_published', flag),
        studentCount: field('students', z.int()),
        unansweredCount: field('unanswered', z.int()),
      }),
    ),
  ),
});

export const taughtStudents = defineCall('taughtStudents', `GET ${path}/{courseId}/students`, 'teaching', {
  summary: "The students of one of the caller's own courses by name, with their progress; NOT_FOUND for other courses.",
  query: z.object(pageQuery),
  response: pageOf(
    object<TaughtStudent>({
      id: field('id', z.string()),
      name: field('name', z.string()),
      percentDone: field('percent', z.number()),
      lastWatchedAt: field('last_watched_at', z.nullable(instant)),
    }),
  ),
  failures: ['NOT_FOUND'],
});
