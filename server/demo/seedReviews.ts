import { isRefusal } from '../base/refusal.ts';
import { findComment, teacherAccountOf } from '../store/catalogue/comments.ts';
import { findAccountId } from '../store/database/demoMarker.ts';
import { transaction } from '../store/database/transaction.ts';
import { lecturesOf } from '../store/learning/curriculum.ts';
import type { AppParts } from '../useCases/appParts.ts';
import { writeComment, writeReview } from '../useCases/catalogue/writeComment.ts';
import { giveByHand } from '../useCases/learning/accessByHand.ts';
import { saveProgress } from '../useCases/learning/saveProgress.ts';
import { demoReviewers, demoReviews } from './content/reviews.ts';

const dayMs = 86_400_000;
/** Days before the review: the course was given, and its first half watched. */
const learnsForDays = 20;

/** Creates learners with access and progress, and their reviews; existing ones stay, so it may be repeated. */
export async function seedReviews(parts: AppParts): Promise<void> {
  const { db, clock } = parts;
  for (const [place, { courseId, by, stars, text, daysAgo, answer }] of demoReviews.entries()) {
    const userId = await learnerId(parts, demoReviewers[by]);
    const id = `review-${place + 1}`;
    const writtenAt = clock() - daysAgo * dayMs;
    const person = { kind: 'person', userId, role: 'nonMember', sessionId: '', cartKey: null } as const;
    await transaction(db, async (tx) => {
      if ((await findComment(tx, id)) !== null) return;
      const begunAt = writtenAt - learnsForDays * dayMs;
      const watched = (await lecturesOf(tx, [courseId])).filter(({ videoName }) => videoName !== null);
      const intervals = watched.slice(0, Math.ceil(watched.length / 2)).map(({ id: lectureId, durationSeconds }) => ({
        ...{ lectureId, from: 0, to: durationSeconds, recordedAt: begunAt + dayMs },
      }));
      const given = { id: `given-${place + 1}`, userId, courseId, days: null, reason: 'ซื้อที่หน้าร้าน' };
      done(await giveByHand(tx, given, begunAt));
      if (intervals.length > 0)
        done(await saveProgress(tx, { userId, courseId, deviceId: 'demo', intervals }, `demo-${id}`, begunAt + dayMs));
      done(await writeReview(tx, person, { id, courseId, stars, text }, writtenAt));
      const teacherId = await teacherAccountOf(tx, courseId);
      if (answer === undefined || !teacherId) return;
      const teacher = { ...person, userId: teacherId, role: 'instructor' } as const;
      const answered = { id: `${id}-answer`, courseId, questionId: id, text: answer };
      done(await writeComment(tx, teacher, answered, writtenAt + dayMs));
    });
  }
}

async function learnerId({ db, identity }: AppParts, learner: (typeof demoReviewers)[keyof typeof demoReviewers]) {
  const known = await findAccountId(db, learner.email);
  if (known !== null) return known;
  const account = { ...learner, tel: '', username: null, password: null, role: 'nonMember' } as const;
  const outcome = await identity.createAccount(account);
  if (outcome.kind === 'refused') throw new Error(`The demo learner ${learner.email} was refused: ${outcome.code}`);
  return outcome.userId;
}

/** The demo shop's own reviews are never refused. */
function done(outcome: object | null): void {
  if (isRefusal(outcome)) throw new Error(`A demo review was refused: ${outcome.code}`);
}
