import {
  addTeacher,
  adminTeachers,
  changeTeacher,
  setTeacherAccount,
  teacherWireFields,
  teacherWords,
} from '../../src/contract/catalogue/teacher.ts';
import { teacherPage } from '../../src/contract/catalogue/teacherPage.ts';
import { refuseTeacher, storedTeacher, type TeacherWords, typedTeacher } from '../../src/domain/catalogue/teacher.ts';
import { normaliseEmail } from '../../src/domain/people/contactFormat.ts';
import { publicFileName } from '../base/fileAddresses.ts';
import { isRefusal, type Refusal, refuse } from '../base/refusal.ts';
import { refuseFields } from '../base/refuseFields.ts';
import { handle } from '../http/handle.ts';
import { unlessStale } from '../http/unlessStale.ts';
import {
  accountWithEmail,
  coursesOfTeacher,
  findTeacher,
  insertTeacher,
  isTeacherPicture,
  listTeachers,
  tieTeacher,
  updateTeacher,
} from '../store/catalogue/teachers.ts';
import type { Tx } from '../store/database/connection.ts';
import { newId } from '../store/database/newId.ts';
import { allOrRefused } from '../store/database/onceByKey.ts';
import { announceCatalogue } from '../useCases/catalogue/announceCatalogue.ts';
import { catalogueVersionText } from '../useCases/catalogue/catalogueVersionText.ts';
import { showListing } from '../useCases/catalogue/showItems.ts';

export const teacherRoutes = [
  handle(
    teacherPage,
    async ({ params: { teacherId } }, { parts: { db } }) => {
      const teacher = await findTeacher(db, teacherId);
      const courses = teacher === null ? [] : await coursesOfTeacher(db, teacherId);
      return teacher === null || courses.length === 0
        ? refuse('NOT_FOUND')
        : { ...teacher, courses: courses.map(showListing) };
    },
    { version: catalogueVersionText },
  ),

  handle(adminTeachers, (_, { parts }) => listTeachers(parts.db)),

  handle(addTeacher, ({ body }, { parts, once, now }) => {
    const id = newId(now, parts.randomBytes);
    return once(async (tx) => {
      const words = await wordsToStore(tx, body);
      if (isRefusal(words)) return words;
      await insertTeacher(tx, id, words);
      return await listTeachers(tx);
    });
  }),

  handle(
    changeTeacher,
    ({ params: { instructorId }, body }, context) => {
      const save = async (tx: Tx) => {
        const words = await wordsToStore(tx, body);
        if (isRefusal(words)) return words;
        const isThere = await updateTeacher(tx, instructorId, words, context.now);
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

/** The words as stored. Refuses faulty ones, and a picture that is not the shop's. */
async function wordsToStore(tx: Tx, words: TeacherWords): Promise<TeacherWords | Refusal> {
  const typed = typedTeacher(words);
  const pictureName = publicFileName(typed.pictureUrl);
  const isKnown = pictureName === null || (await isTeacherPicture(tx, pictureName));
  const refused = refuseFields<string>(
    { ...refuseTeacher(typed), ...(isKnown ? {} : { pictureUrl: 'pictures.unknown' }) },
    (field) => field.replace(/^\w+/, (name) => teacherWireFields[name as keyof TeacherWords]),
  );
  return refused ?? storedTeacher(typed);
}
