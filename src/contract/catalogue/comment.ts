import * as z from 'zod/mini';
import {
  type Comment,
  type CommentAuthor,
  type CommentThread,
  commentStates,
  type ModeratedComment,
  type OwnComments,
  reportReasons,
} from '../../domain/catalogue/comment.ts';
import { reviewOrders, reviewRefusals, starScale } from '../../domain/catalogue/review.ts';
import { defineCall } from '../call.ts';
import { type Codec, field, flat, object, type Table } from '../field.ts';
import { dataOf, done, flag, fromOne, idSchema, instant, list, localText, pageOf } from '../primitives.ts';

const author: Codec<CommentAuthor> = z.union([
  z.object({ kind: z.literal('person'), name: z.string() }),
  z.object({ kind: z.literal('instructor'), name: localText }),
  z.object({ kind: z.literal('shop') }),
]);

const stars = z.literal([...starScale]);

const commentTable: Table<Comment> = {
  id: field('id', z.string()),
  author: field('author', author),
  text: field('text', z.string()),
  writtenAt: field('written_at', instant),
  changedAt: field('changed_at', z.nullable(instant)),
  stars: field('stars', z.nullable(stars)),
};
const comment = object(commentTable);
const thread = object<CommentThread>({ ...commentTable, answers: field('answers', list(comment)) });

const commentPage = { page: z.optional(fromOne), pageSize: z.optional(fromOne) };
/** The domain limits the text; here only its size is checked. */
const typedComment = z.string().check(z.maxLength(20_000));

const threadPage = pageOf(thread);
/** With `reviews` the reviews in this order, otherwise the questions. */
const threadQuery = z.object({ reviews: z.optional(z.enum(reviewOrders)), ...commentPage });

export const courseComments = defineCall('courseComments', 'GET /public/course/{courseId}/comments', 'public', {
  caching: 'shared',
  summary:
    'Questions under a course, the newest first, or its reviews, with their answers; none while they are not shown, or reserved for groups.',
  query: threadQuery,
  response: threadPage,
  failures: ['NOT_FOUND'],
});

export const groupComments = defineCall('groupComments', 'GET /private/course/{courseId}/comments', 'person', {
  summary: 'Questions or reviews of a course for user groups, for members of these groups and its teacher.',
  query: threadQuery,
  response: threadPage,
  failures: ['NOT_FOUND'],
});

export const ownComments = defineCall('ownComments', 'GET /private/course/{courseId}/comments/own', 'person', {
  summary: "The caller's view of the comments of a course: own, reported, answered or hidden, and the right to answer.",
  response: dataOf(
    object<OwnComments>({
      mayAnswer: field('may_answer', flag),
      ownIds: field('own', list(z.string())),
      reportedIds: field('reported', list(z.string())),
      answeredIds: field('answered', list(z.string())),
      hidden: field('hidden', list(comment)),
      review: field('review', z.nullable(thread)),
      isReviewHidden: field('is_review_hidden', flag),
      reviewRefusal: field('review_refusal', z.nullable(z.enum(reviewRefusals))),
    }),
  ),
});

export const writeCommentCall = defineCall('writeComment', 'POST /private/course/{courseId}/comments', 'person', {
  idempotent: true,
  summary: 'Asks a question under a course; the teacher and the shop answer one, or a review (question_id).',
  body: object({ text: field('text', typedComment), questionId: field('question_id', z.nullable(idSchema)) }),
  response: dataOf(comment),
  failures: ['INPUT_ERROR', 'NOT_FOUND', 'PERMISSION_DENIED', 'TOO_MANY_REQUESTS'],
});

export const writeReviewCall = defineCall('writeReview', 'PUT /private/course/{courseId}/review', 'person', {
  idempotent: true,
  summary: "Writes the caller's review of a course, or changes it; learners may after a third of the course.",
  body: z.object({ stars, text: typedComment }),
  response: dataOf(comment),
  failures: ['INPUT_ERROR', 'NOT_FOUND', 'STATUS_CONFLICT', 'TOO_MANY_REQUESTS', ...reviewRefusals],
});

export const changeCommentCall = defineCall('changeComment', 'PUT /private/comments/{commentId}', 'person', {
  idempotent: true,
  summary: "Changes the caller's comment: a question until it is answered, an answer or a review at any time.",
  body: z.object({ text: typedComment }),
  response: dataOf(comment),
  failures: ['INPUT_ERROR', 'NOT_FOUND', 'STATUS_CONFLICT'],
});

export const deleteCommentCall = defineCall('deleteComment', 'POST /private/comments/{commentId}/delete', 'person', {
  idempotent: true,
  summary: "Removes the caller's comment: a question until it is answered, an answer or a review at any time.",
  response: done,
  failures: ['NOT_FOUND', 'STATUS_CONFLICT'],
});

export const reportCommentCall = defineCall('reportComment', 'POST /private/comments/{commentId}/report', 'person', {
  idempotent: true,
  summary: 'Reports a comment to the shop, once per person.',
  body: z.object({ reason: z.enum(reportReasons), note: typedComment }),
  response: done,
  failures: ['INPUT_ERROR', 'NOT_FOUND', 'STATUS_CONFLICT', 'TOO_MANY_REQUESTS'],
});

const complaint = object<ModeratedComment['reports'][number]>({
  reason: field('reason', z.enum(reportReasons)),
  note: field('note', z.string()),
  reportedAt: field('reported_at', instant),
});

const moderated = object<ModeratedComment>({
  ...commentTable,
  course: flat({ id: field('course_id', z.string()), title: field('course_title', localText) }),
  isAnswer: field('is_answer', flag),
  isHidden: field('is_hidden', flag),
  reports: field('reports', list(complaint)),
});

export const adminComments = defineCall('adminComments', 'GET /api/admin/comments', 'content', {
  summary:
    'Comments of all courses: those with reports that wait, questions without an answer, reviews, those that are hidden, or all; the newest first.',
  query: z.object({ state: z.enum(commentStates), ...commentPage }),
  response: pageOf(moderated),
});

export const moderateComment = defineCall('moderateComment', 'PUT /api/admin/comments/{commentId}', 'content', {
  idempotent: true,
  summary: 'Hides a comment or shows it; either settles the reports that wait.',
  body: object({ isHidden: field('is_hidden', flag) }),
  response: dataOf(moderated),
  failures: ['NOT_FOUND'],
});
