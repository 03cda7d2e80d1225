import * as z from 'zod/mini';
import {
  type Comment,
  type CommentAuthor,
  type CommentThread,
  type ModeratedComment,
  type OwnComments,
  reportReasons,
} from '../../domain/catalogue/comment.ts';
import { defineCall } from '../call.ts';
import { pageCodec } from '../pageCodec.ts';
import { dataOf, done, flagCodec, fromOneCodec, idSchema, instantCodec, localTextCodec } from '../primitives.ts';

const authorCodec = z.codec(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('person'), name: z.string() }),
    z.object({ kind: z.literal('instructor'), name: localTextCodec }),
    z.object({ kind: z.literal('shop') }),
  ]),
  z.custom<CommentAuthor>(),
  { decode: (w) => w, encode: (author) => author },
);

const commentFields = {
  id: z.string(),
  author: authorCodec,
  text: z.string(),
  written_at: instantCodec,
  changed_at: z.nullable(instantCodec),
};
type WireComment = z.output<z.ZodMiniObject<typeof commentFields>>;

const decode = (w: WireComment): Comment => ({
  id: w.id,
  author: w.author,
  text: w.text,
  writtenAt: w.written_at,
  changedAt: w.changed_at,
});
const encode = (c: Comment): WireComment => ({
  id: c.id,
  author: c.author,
  text: c.text,
  written_at: c.writtenAt,
  changed_at: c.changedAt,
});

const commentCodec = z.codec(z.object(commentFields), z.custom<Comment>(), { decode, encode });

const threadCodec = z.codec(z.object({ ...commentFields, answers: z.array(commentCodec) }), z.custom<CommentThread>(), {
  decode: (w) => ({ ...decode(w), answers: w.answers }),
  encode: (thread) => ({ ...encode(thread), answers: [...thread.answers] }),
});

const pageQuery = { page: z.optional(fromOneCodec), pageSize: z.optional(fromOneCodec) };
const ofCourse = z.object({ courseId: idSchema });
const ofComment = z.object({ commentId: idSchema });
/** Its real limit is the rule's own (comment in the domain); here only the shape is checked. */
const typedText = z.string().check(z.maxLength(20_000));

const threadPage = pageCodec(threadCodec);

export const courseComments = defineCall({
  name: 'courseComments',
  method: 'GET',
  path: '/public/course/{courseId}/comments',
  scope: 'public',
  caching: 'shared',
  origin: 'addition',
  summary:
    'Questions under a course, the newest first, with their answers; none while they are not shown, or kept for groups.',
  params: ofCourse,
  query: z.object(pageQuery),
  response: threadPage,
  failures: ['NOT_FOUND'],
});

export const groupComments = defineCall({
  name: 'groupComments',
  method: 'GET',
  path: '/private/course/{courseId}/comments',
  scope: 'person',
  origin: 'addition',
  summary: 'The same of a course that is kept for certain user groups, for whoever is in one of them, and its teacher.',
  params: ofCourse,
  query: z.object(pageQuery),
  response: threadPage,
  failures: ['NOT_FOUND'],
});

export const ownComments = defineCall({
  name: 'ownComments',
  method: 'GET',
  path: '/private/course/{courseId}/comments/own',
  scope: 'person',
  origin: 'addition',
  summary: 'Which comments of a course are own, reported by oneself, answered or hidden, and whether one may answer.',
  params: ofCourse,
  response: dataOf(
    z.codec(
      z.object({
        may_answer: flagCodec,
        own: z.array(z.string()),
        reported: z.array(z.string()),
        answered: z.array(z.string()),
        hidden: z.array(commentCodec),
      }),
      z.custom<OwnComments>(),
      {
        decode: (w) => ({
          ...{ mayAnswer: w.may_answer, ownIds: w.own, reportedIds: w.reported },
          ...{ answeredIds: w.answered, hidden: w.hidden },
        }),
        encode: (o) => ({
          may_answer: o.mayAnswer,
          own: [...o.ownIds],
          reported: [...o.reportedIds],
          answered: [...o.answeredIds],
          hidden: [...o.hidden],
        }),
      },
    ),
  ),
});

export const writeComment = defineCall({
  name: 'writeComment',
  method: 'POST',
  path: '/private/course/{courseId}/comments',
  scope: 'person',
  origin: 'addition',
  idempotent: true,
  summary: 'Asks a question under a course; the teacher and the shop answer one (question_id).',
  params: ofCourse,
  body: z.codec(
    z.object({ text: typedText, question_id: z.nullable(idSchema) }),
    z.custom<{ readonly text: string; readonly questionId: string | null }>(),
    {
      decode: (w) => ({ text: w.text, questionId: w.question_id }),
      encode: (b) => ({ text: b.text, question_id: b.questionId }),
    },
  ),
  response: dataOf(commentCodec),
  failures: ['INPUT_ERROR', 'NOT_FOUND', 'PERMISSION_DENIED', 'TOO_MANY_REQUESTS'],
});

export const changeComment = defineCall({
  name: 'changeComment',
  method: 'PUT',
  path: '/private/comments/{commentId}',
  scope: 'person',
  origin: 'addition',
  idempotent: true,
  summary: 'Changes the own words: a question until it is answered, an answer at any time.',
  params: ofComment,
  body: z.object({ text: typedText }),
  response: dataOf(commentCodec),
  failures: ['INPUT_ERROR', 'NOT_FOUND', 'STATUS_CONFLICT'],
});

export const deleteComment = defineCall({
  name: 'deleteComment',
  method: 'POST',
  path: '/private/comments/{commentId}/delete',
  scope: 'person',
  origin: 'addition',
  idempotent: true,
  summary: 'Takes the own words back: a question until it is answered, an answer at any time.',
  params: ofComment,
  response: done,
  failures: ['NOT_FOUND', 'STATUS_CONFLICT'],
});

export const reportComment = defineCall({
  name: 'reportComment',
  method: 'POST',
  path: '/private/comments/{commentId}/report',
  scope: 'person',
  origin: 'addition',
  idempotent: true,
  summary: 'Tells the shop that a comment should not stand there; once a person.',
  params: ofComment,
  body: z.object({ reason: z.enum(reportReasons), note: typedText }),
  response: done,
  failures: ['INPUT_ERROR', 'NOT_FOUND', 'STATUS_CONFLICT', 'TOO_MANY_REQUESTS'],
});

const moderatedCodec = z.codec(
  z.object({
    ...commentFields,
    course_id: z.string(),
    course_title: localTextCodec,
    is_answer: flagCodec,
    is_hidden: flagCodec,
    reports: z.array(
      z.codec(
        z.object({ reason: z.enum(reportReasons), note: z.string(), reported_at: instantCodec }),
        z.custom<ModeratedComment['reports'][number]>(),
        {
          decode: (w) => ({ reason: w.reason, note: w.note, reportedAt: w.reported_at }),
          encode: (r) => ({ reason: r.reason, note: r.note, reported_at: r.reportedAt }),
        },
      ),
    ),
  }),
  z.custom<ModeratedComment>(),
  {
    decode: (w) => ({
      ...decode(w),
      course: { id: w.course_id, title: w.course_title },
      isAnswer: w.is_answer,
      isHidden: w.is_hidden,
      reports: w.reports,
    }),
    encode: (c) => ({
      ...encode(c),
      course_id: c.course.id,
      course_title: c.course.title,
      is_answer: c.isAnswer,
      is_hidden: c.isHidden,
      reports: [...c.reports],
    }),
  },
);

export const commentStates = ['reported', 'hidden', 'all'] as const;
/** Which comments an administrator looks at. */
export type CommentState = (typeof commentStates)[number];

export const adminComments = defineCall({
  name: 'adminComments',
  method: 'GET',
  path: '/api/admin/comments',
  scope: 'administrator',
  origin: 'addition',
  summary: 'Comments of all courses: those with reports that wait, those that are hidden, or all; the newest first.',
  query: z.object({ state: z.enum(commentStates), ...pageQuery }),
  response: pageCodec(moderatedCodec),
});

export const moderateComment = defineCall({
  name: 'moderateComment',
  method: 'PUT',
  path: '/api/admin/comments/{commentId}',
  scope: 'administrator',
  origin: 'addition',
  idempotent: true,
  summary: 'Hides a comment or shows it; either settles the reports that wait.',
  params: ofComment,
  body: z.codec(z.object({ is_hidden: flagCodec }), z.custom<{ readonly isHidden: boolean }>(), {
    decode: (w) => ({ isHidden: w.is_hidden }),
    encode: (b) => ({ is_hidden: b.isHidden }),
  }),
  response: dataOf(moderatedCodec),
  failures: ['NOT_FOUND'],
});
