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
} from '../../src/contract/catalogue/comment.ts';
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
  listModerated,
  listThreads,
  noteCommentChange,
  reportedIdsOf,
  setHidden,
  settleReports,
  teacherAccountOf,
} from '../store/catalogue/comments.ts';
import type { Db } from '../store/database/connection.ts';
import { newId } from '../store/database/newId.ts';
import { readSettings } from '../store/site/settings.ts';
import { catalogueVersionText } from '../useCases/catalogue/catalogueVersionText.ts';
import {
  changeComment,
  deleteComment,
  mayAnswer,
  mayReadComments,
  reportComment,
  writeComment,
} from '../useCases/catalogue/writeComment.ts';

const unchanged = {
  version: async (context: HttpContext) =>
    `${await commentsVersion(context.parts.db)} ${await catalogueVersionText(context)}`,
};

export const commentRoutes = [
  handle(
    courseComments,
    ({ params, query }, { parts: { db }, caller }) => readThreads(db, params.courseId, caller, pageOf(query)),
    unchanged,
  ),

  handle(groupComments, ({ params, query }, { parts: { db }, caller }) =>
    readThreads(db, params.courseId, caller, pageOf(query)),
  ),

  handle(ownComments, async ({ params: { courseId } }, { parts: { db }, person }) => {
    const { userId } = person();
    const teacherId = (await teacherAccountOf(db, courseId)) ?? null;
    const own = await commentsOf(db, courseId, userId);
    const ownIds = own.map(({ id }) => id);
    return {
      mayAnswer: mayAnswer(person(), teacherId),
      ownIds,
      reportedIds: await reportedIdsOf(db, courseId, userId),
      answeredIds: await answeredAmong(db, ownIds),
      hidden: own.filter(({ isHidden }) => isHidden),
    };
  }),

  handle(writeCommentCall, ({ params, body }, { parts, person, once, now, throttles }) => {
    const written = { ...body, courseId: params.courseId, id: newId(now, parts.randomBytes) };
    return onceCounted(once, {
      limit: { throttle: body.questionId === null ? throttles.question : throttles.answer, key: person().userId },
      run: async (tx) => withoutNews(await writeComment(tx, person(), written, now)),
    });
  }),

  handle(changeCommentCall, ({ params, body }, { person, once, now }) =>
    once((tx) => changeComment(tx, { commentId: params.commentId, userId: person().userId }, body.text, now)),
  ),

  handle(deleteCommentCall, ({ params }, { person, once }) =>
    once((tx) => deleteComment(tx, { commentId: params.commentId, userId: person().userId })),
  ),

  handle(reportCommentCall, ({ params, body }, { person, once, now, throttles }) =>
    onceCounted(once, {
      limit: { throttle: throttles.commentReport, key: person().userId },
      run: async (tx) =>
        withoutNews(await reportComment(tx, { commentId: params.commentId, userId: person().userId }, body, now)),
    }),
  ),

  handle(adminComments, ({ query: { state, ...page } }, { parts }) => listModerated(parts.db, state, pageOf(page))),

  handle(moderateComment, ({ params: { commentId }, body }, { person, once, now }) =>
    once(async (tx) => {
      const isFound = await setHidden(tx, commentId, { ...body, by: person().userId, now });
      if (!isFound) return refuse('NOT_FOUND');
      await settleReports(tx, commentId, now);
      await noteCommentChange(tx);
      return (await findModerated(tx, commentId)) ?? refuse('NOT_FOUND');
    }),
  ),
];

/** An effect without news. */
const withoutNews = <Answer extends object | null>(answer: Answer | Refusal) =>
  isRefusal(answer) ? answer : { answer, news: null };

/** The threads that this caller sees. */
async function readThreads(db: Db, courseId: string, caller: Caller, page: ReturnType<typeof pageOf>) {
  const teacherId = await teacherAccountOf(db, courseId);
  if (teacherId === undefined) return refuse('NOT_FOUND');
  const { commentsShown } = await readSettings(db);
  const isShown = commentsShown && (await mayReadComments(db, courseId, caller, teacherId));
  return isShown ? await listThreads(db, courseId, page) : { rows: [], total: 0 };
}
