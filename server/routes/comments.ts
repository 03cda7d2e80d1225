import {
  adminComments,
  changeCommentCall,
  courseComments,
  deleteCommentCall,
  groupComments,
  moderateComment,
  ownComments,
  reportCommentCall,
  writeCommentCall,
  writeReviewCall,
} from '../../src/contract/catalogue/comment.ts';
import type { ReviewOrder } from '../../src/domain/catalogue/review.ts';
import type { Caller } from '../base/caller.ts';
import { isRefusal, type Refusal, refuse } from '../base/refusal.ts';
import { type HttpContext, handle } from '../http/handle.ts';
import { onceCounted } from '../http/onceCounted.ts';
import { pageOf } from '../http/pages/pageOf.ts';
import {
  answeredAmong,
  commentsOf,
  commentsVersion,
  findModerated,
  findReview,
  listModerated,
  listThreads,
  reportedIdsOf,
  setHidden,
  settleReports,
  teacherAccountOf,
} from '../store/catalogue/comments.ts';
import type { Db } from '../store/database/connection.ts';
import { newId } from '../store/database/newId.ts';
import { readSettings } from '../store/site/settings.ts';
import type { AppParts } from '../useCases/appParts.ts';
import { announceItems } from '../useCases/catalogue/announceCatalogue.ts';
import { catalogueVersionText } from '../useCases/catalogue/catalogueVersionText.ts';
import {
  changeComment,
  deleteComment,
  mayAnswer,
  mayReadComments,
  noteChange,
  reportComment,
  reviewRefusal,
  writeComment,
  writeReview,
} from '../useCases/catalogue/writeComment.ts';

const unchanged = {
  version: async (context: HttpContext) =>
    `${await commentsVersion(context.parts.db)} ${await catalogueVersionText(context)}`,
};

export const commentRoutes = [
  handle(
    courseComments,
    ({ params, query }, { parts: { db }, caller }) => readThreads(db, params.courseId, caller, query),
    unchanged,
  ),

  handle(groupComments, ({ params, query }, { parts: { db }, caller }) =>
    readThreads(db, params.courseId, caller, query),
  ),

  handle(ownComments, async ({ params: { courseId } }, { parts: { db }, person, now }) => {
    const { userId } = person();
    const teacherId = (await teacherAccountOf(db, courseId)) ?? null;
    const own = await commentsOf(db, courseId, userId);
    const ownIds = own.map(({ id }) => id);
    const reviewed = await findReview(db, courseId, userId);
    return {
      mayAnswer: mayAnswer(person(), teacherId),
      ownIds,
      reportedIds: await reportedIdsOf(db, courseId, userId),
      answeredIds: await answeredAmong(db, ownIds),
      hidden: own.filter(({ isHidden }) => isHidden),
      review: reviewed?.review ?? null,
      isReviewHidden: reviewed?.isHidden ?? false,
      reviewRefusal: await reviewRefusal(db, person(), courseId, teacherId, now),
    };
  }),

  handle(writeCommentCall, ({ params, body }, { parts, person, once, now, throttles }) => {
    const written = { ...body, courseId: params.courseId, id: newId(now, parts.randomBytes) };
    return onceCounted(once, {
      limit: { throttle: body.questionId === null ? throttles.question : throttles.answer, key: person().userId },
      run: async (tx) => withoutNews(await writeComment(tx, person(), written, now)),
    });
  }),

  handle(writeReviewCall, ({ params: { courseId }, body }, { parts, person, once, now, throttles }) => {
    const written = { ...body, courseId, id: newId(now, parts.randomBytes) };
    return onceCounted(once, {
      limit: { throttle: throttles.question, key: person().userId },
      run: async (tx) => withNews(await writeReview(tx, person(), written, now), { courseId, isReview: true }),
      announce: announceStars(parts),
    });
  }),

  handle(changeCommentCall, ({ params, body }, { person, once, now }) =>
    once((tx) => changeComment(tx, { commentId: params.commentId, userId: person().userId }, body.text, now)),
  ),

  handle(deleteCommentCall, ({ params }, { parts, person, once, now }) =>
    onceCounted(once, {
      run: async (tx) => {
        const deleted = await deleteComment(tx, { commentId: params.commentId, userId: person().userId }, now);
        return isRefusal(deleted) ? deleted : { answer: null, news: deleted };
      },
      announce: announceStars(parts),
    }),
  ),

  handle(reportCommentCall, ({ params, body }, { person, once, now, throttles }) =>
    onceCounted(once, {
      limit: { throttle: throttles.commentReport, key: person().userId },
      run: async (tx) =>
        withoutNews(await reportComment(tx, { commentId: params.commentId, userId: person().userId }, body, now)),
    }),
  ),

  handle(adminComments, ({ query: { state, ...page } }, { parts }) => listModerated(parts.db, state, pageOf(page))),

  handle(moderateComment, ({ params: { commentId }, body }, { parts, person, once, now }) =>
    onceCounted(once, {
      run: async (tx) => {
        const found = await setHidden(tx, commentId, { ...body, by: person().userId, now });
        if (found === null) return refuse('NOT_FOUND');
        await settleReports(tx, commentId, now);
        await noteChange(tx, found, now);
        return withNews((await findModerated(tx, commentId)) ?? refuse('NOT_FOUND'), found);
      },
      announce: announceStars(parts),
    }),
  ),
];

/** Tells open pages about a course whose stars changed. */
const announceStars =
  (parts: AppParts) =>
  ({ courseId, isReview }: { readonly courseId: string; readonly isReview: boolean }) => {
    if (isReview) announceItems(parts, [courseId]);
  };

/** An effect with its news. */
const withNews = <Answer extends object | null, News>(answer: Answer | Refusal, news: News) =>
  isRefusal(answer) ? answer : { answer, news };

const withoutNews = <Answer extends object | null>(answer: Answer | Refusal) => withNews(answer, null);

/** The threads that this caller sees. */
async function readThreads(
  db: Db,
  courseId: string,
  caller: Caller,
  { reviews, ...page }: Parameters<typeof pageOf>[0] & { readonly reviews?: ReviewOrder | undefined },
) {
  const teacherId = await teacherAccountOf(db, courseId);
  if (teacherId === undefined) return refuse('NOT_FOUND');
  const { commentsShown, reviewsShown } = await readSettings(db);
  const isOn = reviews === undefined ? commentsShown : reviewsShown;
  const isShown = isOn && (await mayReadComments(db, courseId, caller, teacherId));
  return isShown
    ? await listThreads(db, courseId, { ...pageOf(page), reviews: reviews ?? null })
    : { rows: [], total: 0 };
}
