import type { Role } from '../../src/domain/people/identity.ts';
import { isRefusal } from '../base/refusal.ts';
import { findComment } from '../store/catalogue/comments.ts';
import { tieTeacher } from '../store/catalogue/teachers.ts';
import type { Db, Tx } from '../store/database/database.ts';
import { findAccountId } from '../store/database/demoMarker.ts';
import { transaction } from '../store/database/transaction.ts';
import type { AppParts } from '../useCases/appParts.ts';
import { writeComment } from '../useCases/catalogue/writeComment.ts';
import { demoQuestions, demoTeacher } from './content/comments.ts';

const hourMs = 3_600_000;

/** Creates the demo teacher's account and questions; existing ones stay, so it may be repeated. */
export async function seedComments({ db, clock }: AppParts): Promise<void> {
  const teacherId = await userIdOf(db, demoTeacher.email);
  await transaction(db, async (tx) => {
    await tieTeacher(tx, demoTeacher.instructorId, teacherId);
    for (const [place, { courseId, asker, text, hoursAgo, answer }] of demoQuestions.entries()) {
      const id = `question-${place + 1}`;
      if ((await findComment(tx, id)) !== null) continue;
      const askedAt = clock() - hoursAgo * hourMs;
      await write(tx, await userIdOf(tx, asker), 'student', { id, courseId, questionId: null, text }, askedAt);
      if (answer === null) continue;
      const answered = { id: `answer-${place + 1}`, courseId, questionId: id, text: answer };
      await write(tx, teacherId, 'instructor', answered, askedAt + 2 * hourMs);
    }
  });
}

type Written = Parameters<typeof writeComment>[2];

async function write(tx: Tx, userId: string, role: Role, written: Written, at: number): Promise<void> {
  const person = { kind: 'person', userId, role, sessionId: '', cartKey: null } as const;
  const outcome = await writeComment(tx, person, written, at);
  if (isRefusal(outcome)) throw new Error(`A demo comment was refused: ${outcome.code}`);
}

async function userIdOf(db: Db, email: string): Promise<string> {
  const found = await findAccountId(db, email);
  if (found === null) throw new Error(`The demo account ${email} is missing`);
  return found;
}
