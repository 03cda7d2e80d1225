import {
  addTeacher,
  adminTeachers,
  changeTeacher,
  setTeacherAccount,
  teacherWords,
} from '../../src/contract/catalogue/teacher.ts';
import { refuseTeacher, storedTeacher, typedTeacher } from '../../src/domain/catalogue/teacher.ts';
import { normaliseEmail } from '../../src/domain/people/contactFormat.ts';
import { refuse } from '../base/refusal.ts';
import { refuseFields } from '../base/refuseFields.ts';
import { handle } from '../http/handle.ts';
import { unlessStale } from '../http/unlessStale.ts';
import {
  accountWithEmail,
  insertTeacher,
  listTeachers,
  tieTeacher,
  updateTeacher,
} from '../store/catalogue/teachers.ts';
import type { Tx } from '../store/database/connection.ts';
import { newId } from '../store/database/newId.ts';
import { allOrRefused } from '../store/database/onceByKey.ts';
import { announceCatalogue } from '../useCases/catalogue/announceCatalogue.ts';

export const teacherRoutes = [
  handle(adminTeachers, (_, { parts }) => listTeachers(parts.db)),

  handle(addTeacher, ({ body }, { parts, once, now }) => {
    const id = newId(now, parts.randomBytes);
    return once(async (tx) => {
      const typed = typedTeacher(body);
      const refused = refuseFields<string>(refuseTeacher(typed), (field) => field);
      if (refused) return refused;
      await insertTeacher(tx, id, storedTeacher(typed));
      return await listTeachers(tx);
    });
  }),

  handle(
    changeTeacher,
    ({ params: { instructorId }, body }, context) => {
      const save = async (tx: Tx) => {
        const typed = typedTeacher(body);
        const refused = refuseFields<string>(refuseTeacher(typed), (field) => field);
        if (refused) return refused;
        const isThere = await updateTeacher(tx, instructorId, storedTeacher(typed), context.now);
        return isThere ? await listTeachers(tx) : refuse('NOT_FOUND');
      };
      const wordsIn = (tx: Tx) => ({
        ...teacherWords,
        read: async () => (await listTeachers(tx)).find(({ id }) => id === instructorId),
      });
      return context.once((tx) => unlessStale(tx, context, wordsIn(tx), () => save(tx)));
    },
    { announce: announceCatalogue },
  ),

  handle(setTeacherAccount, ({ params, body }, { parts }) =>
    allOrRefused(parts.db, async (tx) => {
      const email = body.email === null ? null : normaliseEmail(body.email);
      const userId = email === null ? null : await accountWithEmail(tx, email);
      if (email !== null && userId === null) {
        return refuse('INPUT_ERROR', { fields: { email: 'teacher.account.unknown' } });
      }
      return (await tieTeacher(tx, params.instructorId, userId)) ? await listTeachers(tx) : refuse('NOT_FOUND');
    }),
  ),
];
