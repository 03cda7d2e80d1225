import { and, eq, inArray, isNull, like, notExists, notLike, or, sql } from 'drizzle-orm';
import { erasedAddress } from '../../../src/domain/people/erasure.ts';
import { noteCommentChange } from '../catalogue/comments.ts';
import type { Tx } from '../database/connection.ts';
import { addresses } from '../schema/addresses.ts';
import { carts } from '../schema/carts.ts';
import { instructors } from '../schema/catalogue.ts';
import { commentReports, comments } from '../schema/comments.ts';
import { uploads } from '../schema/files.ts';
import { accounts, people, sessions, users, verifications } from '../schema/identity.ts';
import { accessGrants, lectureFinishes, progressIntervals, progressPositions } from '../schema/learning.ts';
import { mailMessages } from '../schema/mail.ts';
import { couponUses } from '../schema/offers.ts';
import { orders } from '../schema/orders.ts';
import { paymentReports, reportSlips } from '../schema/payments.ts';
import { pushSubscriptions } from '../schema/push.ts';
import { idempotencyKeys } from '../schema/shop.ts';
import { taxData } from '../schema/taxData.ts';
import { attachedToPerson, attachedToTax } from '../site/uploads.ts';

/** A stored file whose row is gone. */
export type RemovedUpload = Pick<typeof uploads.$inferSelect, 'name' | 'store' | 'displayName'>;

/** Empties the account: nobody signs in with it, and its e-mail and username are free again. */
export async function eraseAccount(tx: Tx, userId: string, now: number): Promise<void> {
  const at = new Date(now);
  const signIn = { email: erasedAddress(userId), emailVerified: false, username: null, role: 'nonMember' } as const;
  await tx
    .update(users)
    .set({ ...signIn, name: '', image: null, blockedAt: at, updatedAt: at })
    .where(eq(users.id, userId));
  await tx
    .update(people)
    .set({
      ...{ contactEmail: '', firstName: '', lastName: '', nickname: null, tel: null, address: null },
      ...{ userGroupId: null, pictureName: null, answers: [], erasedAt: now },
    })
    .where(eq(people.userId, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(accounts).where(eq(accounts.userId, userId));
  await tx.delete(verifications).where(eq(verifications.value, userId));
}

/** Removes what the person stored and learned. Their questions and answers stay without a name. */
export async function eraseBelongings(tx: Tx, userId: string): Promise<void> {
  for (const table of [addresses, taxData, carts, pushSubscriptions, commentReports]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
  for (const table of [progressIntervals, progressPositions, lectureFinishes, accessGrants]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
  await tx.update(comments).set({ authorName: '' }).where(eq(comments.authorId, userId));
  await tx.update(instructors).set({ userId: null }).where(eq(instructors.userId, userId));
  await tx.update(couponUses).set({ mailbox: null }).where(eq(couponUses.userId, userId));
  await noteCommentChange(tx);
}

/** Removes messages to the person. One to an address without an account may be another's only by an equal address. */
export async function eraseMail(tx: Tx, userId: string, emails: readonly string[]): Promise<void> {
  const toAddress = and(isNull(mailMessages.userId), inArray(mailMessages.to, [...emails]));
  await tx.delete(mailMessages).where(or(eq(mailMessages.userId, userId), toAddress));
}

/** Removes stored answers of the person's requests, and other answers that have one of these texts. */
export async function eraseAnswers(
  tx: Tx,
  userId: string,
  { texts, except }: { readonly texts: readonly string[]; readonly except: string },
): Promise<void> {
  const holding = texts.map((text) => sql`position(${text} in ${idempotencyKeys.response}::text) > 0`);
  await tx
    .delete(idempotencyKeys)
    .where(
      and(or(like(idempotencyKeys.scope, `%:${userId}`), ...holding), notLike(idempotencyKeys.scope, `${except}:%`)),
    );
}

/** Removes the rows of the person's files, but not of slips and certificates of retained papers. Answers the files. */
export async function eraseUploads(
  tx: Tx,
  userId: string,
  orderIds: readonly string[],
): Promise<readonly RemovedUpload[]> {
  const ofReports = tx
    .select({ place: sql<string>`'report:' || ${paymentReports.id}` })
    .from(paymentReports)
    .where(inArray(paymentReports.orderId, [...orderIds]));
  const slip = tx
    .select({ name: reportSlips.uploadName })
    .from(reportSlips)
    .where(eq(reportSlips.uploadName, uploads.name));
  const certificate = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(sql`${orders.tax} ->> 'certificateName'`, uploads.name)));
  return await tx
    .delete(uploads)
    .where(
      and(
        or(
          eq(uploads.ownerUserId, userId),
          inArray(uploads.attachedTo, [attachedToPerson(userId), attachedToTax(userId)]),
          ...(orderIds.length === 0
            ? []
            : [inArray(uploads.ownerOrderId, [...orderIds]), inArray(uploads.attachedTo, ofReports)]),
        ),
        notExists(slip),
        notExists(certificate),
      ),
    )
    .returning({ name: uploads.name, store: uploads.store, displayName: uploads.displayName });
}
