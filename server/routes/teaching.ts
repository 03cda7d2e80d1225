import { taughtCourses, taughtStudents } from '../../src/contract/administration/teaching.ts';
import { handle } from '../http/handle.ts';
import { pageOf } from '../http/pages/pageOf.ts';
import { coursesTaughtBy } from '../store/learning/taught.ts';
import { showTaughtStudents } from '../useCases/learning/showTaught.ts';

/** A teacher's own desk. Questions are read and answered by the calls of comments, which know the teacher. */
export const teachingRoutes = [
  handle(taughtCourses, (_, { parts, person }) => coursesTaughtBy(parts.db, person().userId)),

  handle(taughtStudents, ({ params: { courseId }, query }, { parts, person }) =>
    showTaughtStudents(parts.db, person().userId, courseId, pageOf(query)),
  ),
];
