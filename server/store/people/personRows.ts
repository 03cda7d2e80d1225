import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '../database/connection.ts';
import { cartLines, carts } from '../schema/carts.ts';
import { items, lectures } from '../schema/catalogue.ts';
import { comments } from '../schema/comments.ts';
import { uploads } from '../schema/files.ts';
import { accounts, sessions } from '../schema/identity.ts';
import { lectureFinishes, progressPositions } from '../schema/learning.ts';
import { mailMessages } from '../schema/mail.ts';
import { orderNotes } from '../schema/orderDesk.ts';
import { orders } from '../schema/orders.ts';
import { paymentReports, reportSlips } from '../schema/payments.ts';
import { pushSubscriptions } from '../schema/push.ts';
import { attachedToPerson, attachedToTax } from '../site/uploads.ts';

/** Watched seconds of each lecture of a person, by course. */
export const watchedBy = (db: Db, userId: string) =>
  db
    .select({
      ...{ courseTh: items.titleTh, courseEn: items.titleEn, lectureTh: lectures.nameTh, lectureEn: lectures.nameEn },
      ...{ seconds: progressPositions.furthestSeconds, at: progressPositions.lastRecordedAt },
      isFinished: lectureFinishes.isFinished,
    })
    .from(progressPositions)
    .innerJoin(items, eq(items.id, progressPositions.courseId))
    .innerJoin(lectures, eq(lectures.id, progressPositions.lectureId))
    .leftJoin(
      lectureFinishes,
      and(eq(lectureFinishes.userId, userId), eq(lectureFinishes.lectureId, progressPositions.lectureId)),
    )
    .where(eq(progressPositions.userId, userId))
    .orderBy(asc(progressPositions.courseId), asc(progressPositions.lastRecordedAt));

/** Questions, reviews and answers that a person wrote, hidden ones included. */
export const commentsBy = (db: Db, userId: string) =>
  db
    .select({
      ...{ courseTh: items.titleTh, courseEn: items.titleEn, text: comments.text, writtenAt: comments.writtenAt },
      ...{ questionId: comments.questionId, stars: comments.stars },
    })
    .from(comments)
    .innerJoin(items, eq(items.id, comments.courseId))
    .where(eq(comments.authorId, userId))
    .orderBy(asc(comments.writtenAt));

/**
 * Messages to a person, or about their orders. Only those about orders have their text: others may hold links that sign
 * in, and their mailbox may be of somebody else.
 */
export const mailTo = (db: Db, userId: string) =>
  db
    .select({
      ...{ at: mailMessages.createdAt, to: mailMessages.to, subject: mailMessages.subject },
      text: sql<string | null>`case when ${mailMessages.orderId} is not null then ${mailMessages.text} end`,
    })
    .from(mailMessages)
    .leftJoin(orders, eq(orders.id, mailMessages.orderId))
    .where(or(eq(mailMessages.userId, userId), and(eq(orders.userId, userId), eq(mailMessages.to, orders.email))))
    .orderBy(asc(mailMessages.createdAt));

export const sessionRows = (db: Db, userId: string) =>
  db
    .select({ from: sessions.createdAt, until: sessions.updatedAt, ip: sessions.ipAddress, agent: sessions.userAgent })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt));

export const pushRows = (db: Db, userId: string) =>
  db
    .select({ at: pushSubscriptions.createdAt, endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));

/** Ways to sign in, without their secrets. */
export const signInRows = (db: Db, userId: string) =>
  db
    .select({ provider: accounts.providerId, email: accounts.provedEmail, at: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.userId, userId))
    .orderBy(asc(accounts.createdAt));

export const cartRows = (db: Db, userId: string) =>
  db
    .select({ titleTh: items.titleTh, titleEn: items.titleEn, quantity: cartLines.quantity, at: cartLines.addedAt })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .innerJoin(items, eq(items.id, cartLines.itemId))
    .where(eq(carts.userId, userId))
    .orderBy(asc(cartLines.position));

/** The terms that a person's orders accepted. */
export const acceptedBy = (db: Db, userId: string) =>
  db
    .select({ orderNumber: orders.number, acceptance: orders.acceptance })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.acceptance)))
    .orderBy(asc(orders.placedAt), asc(orders.id));

/** The desk's notes about a person's orders. */
export const notesAbout = (db: Db, userId: string) =>
  db
    .select({ orderNumber: orders.number, text: orderNotes.text, at: orderNotes.at })
    .from(orderNotes)
    .innerJoin(orders, eq(orders.id, orderNotes.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(orderNotes.at), asc(orderNotes.id));

/** Stored files of a person: pictures, certificates, and slips of their orders. */
export async function filesOf(
  db: Db,
  userId: string,
): Promise<readonly { name: string; store: 'public' | 'private' }[]> {
  const slips = db
    .select({ name: reportSlips.uploadName })
    .from(reportSlips)
    .innerJoin(paymentReports, eq(paymentReports.id, reportSlips.reportId))
    .innerJoin(orders, eq(orders.id, paymentReports.orderId))
    .where(eq(orders.userId, userId));
  const certificates = db
    .select({ name: sql<string>`${orders.tax} ->> 'certificateName'` })
    .from(orders)
    .where(eq(orders.userId, userId));
  return await db
    .select({ name: uploads.name, store: uploads.store })
    .from(uploads)
    .where(
      or(
        eq(uploads.ownerUserId, userId),
        inArray(uploads.attachedTo, [attachedToPerson(userId), attachedToTax(userId)]),
        inArray(uploads.name, slips),
        inArray(uploads.name, certificates),
      ),
    )
    .orderBy(asc(uploads.createdAt), asc(uploads.name));
}
