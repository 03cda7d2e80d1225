import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type CommentAuthor, type ReportReason, reportReasons } from '../../../src/domain/catalogue/comment.ts';
import type { Stars } from '../../../src/domain/catalogue/review.ts';
import { items } from './catalogue.ts';
import { instant, isOneOf } from './columns.ts';
import { users } from './identity.ts';

const authorKinds = ['person', 'instructor', 'shop'] as const satisfies readonly CommentAuthor['kind'][];
const reasons = reportReasons satisfies readonly ReportReason[];

/** Questions under a course, its reviews, and the answers to both. */
export const comments = pgTable(
  'comments',
  {
    id: text('id').primaryKey(),
    courseId: text('course_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    /** The answered question or review; `null` for these. */
    questionId: text('question_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The author's role at the time. */
    authorKind: text('author_kind', { enum: authorKinds }).notNull(),
    /** The author's name at the time; a teacher's name is the catalogue's. */
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
    /** The rating of a review; `null` for questions and answers. */
    stars: integer('stars').$type<Stars>(),
    writtenAt: instant('written_at').notNull(),
    changedAt: instant('changed_at'),
    hiddenAt: instant('hidden_at'),
    hiddenBy: text('hidden_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (comment) => [
    check('comments_author_kind_check', isOneOf(comment.authorKind, authorKinds)),
    check('comments_text_check', sql`${comment.text} <> ''`),
    check(
      'comments_stars_check',
      sql`${comment.stars} is null or (${comment.stars} between 1 and 5 and ${comment.questionId} is null)`,
    ),
    // One review a person and course.
    uniqueIndex('comments_review_unique')
      .on(comment.courseId, comment.authorId)
      .where(sql`${comment.stars} is not null`),
    index('comments_course_id_index').on(comment.courseId, comment.writtenAt).where(sql`${comment.questionId} is null`),
    index('comments_question_id_index').on(comment.questionId, comment.writtenAt),
    index('comments_author_id_index').on(comment.authorId, comment.courseId),
    index('comments_written_at_index').on(comment.writtenAt),
    index('comments_hidden_at_index').on(comment.hiddenAt).where(sql`${comment.hiddenAt} is not null`),
    index('comments_hidden_by_index').on(comment.hiddenBy),
  ],
);

/** Reports of comments; one per person and comment. */
export const commentReports = pgTable(
  'comment_reports',
  {
    commentId: text('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: reasons }).notNull(),
    note: text('note').notNull(),
    reportedAt: instant('reported_at').notNull(),
    /** Time of the administrator's look; `null` while open. */
    settledAt: instant('settled_at'),
  },
  (report) => [
    primaryKey({ name: 'comment_reports_pk', columns: [report.commentId, report.userId] }),
    check('comment_reports_reason_check', isOneOf(report.reason, reasons)),
    index('comment_reports_user_id_index').on(report.userId),
    index('comment_reports_open_index').on(report.commentId).where(sql`${report.settledAt} is null`),
  ],
);
