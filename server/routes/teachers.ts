import { adminTeachers, setTeacherAccount } from '../../src/contract/catalogue/teacher.ts';
import { refuse } from '../base/refusal.ts';
import { handle } from '../http/handle.ts';
import { accountWithEmail, listTeachers, tieTeacher } from '../store/catalogue/teachers.ts';
import { allOrRefused } from '../store/database/onceByKey.ts';

export const teacherRoutes = [
  handle(adminTeachers, (_, { parts }) => listTeachers(parts.db)),

  handle(setTeacherAccount, ({ params, body }, { parts }) =>
    allOrRefused(parts.db, async (tx) => {
      const email = body.email?.trim().toLowerCase() ?? null;
      const userId = email === null ? null : await accountWithEmail(tx, email);
      if (email !== null && userId === null) {
        return refuse('INPUT_ERROR', { fields: { email: 'teacher.account.unknown' } });
      }
      return (await tieTeacher(tx, params.instructorId, userId)) ? await listTeachers(tx) : refuse('NOT_FOUND');
    }),
  ),
];
