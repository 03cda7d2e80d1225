import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { transaction } from '../../../server/store/database/transaction.ts';
import { insertAccessByHand } from '../../../server/store/learning/access.ts';
import { accessGrants } from '../../../server/store/schema/learning.ts';
import { adminAudit } from '../../../src/contract/administration/audit.ts';
import { catalogueDelta } from '../../../src/contract/catalogue/catalogue.ts';
import {
  adminComments,
  courseComments,
  deleteCommentCall,
  moderateComment,
  ownComments,
  reportCommentCall,
  writeCommentCall,
  writeReviewCall,
} from '../../../src/contract/catalogue/comment.ts';
import { courseDetail } from '../../../src/contract/catalogue/course.ts';
import { saveProgressCall } from '../../../src/contract/learning/progress.ts';
import { saveSettings } from '../../../src/contract/site/site.ts';
import type { CommentState } from '../../../src/domain/catalogue/comment.ts';
import type { ReviewOrder, Stars } from '../../../src/domain/catalogue/review.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { failures } from '../../../src/i18n/th/app/failures.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import type { SignedInVisitor, Visitor } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';

onOrderShop('reviews', (opened) => {
  let courses = 0;
  /** A course of its own for each test, with everything that is done to it. */
  const newCourse = async () => {
    const { shop, buying, clock, administrator } = opened();
    courses += 1;
    const courseId = `r${courses}`;
    const add = rowsOf(shop.parts.db, clock.now);
    const teacher = await shop.signedIn('instructor');
    await add.instructor({ id: courseId, nameTh: 'ครู', userId: teacher.userId });
    await add.course({ id: courseId, categoryId: 'data', instructorId: courseId });
    await add.plan({ id: `${courseId}a`, itemId: courseId });
    await add.section(courseId, `${courseId}s`, [100, 100, 200]);
    const params = { courseId };

    const watch = (as: SignedInVisitor, to: number) => {
      clock.forward(1_000);
      const intervals = [{ lectureId: `${courseId}sx2`, from: 0, to, recordedAt: clock.now }];
      const body = { userId: as.userId, courseId, deviceId: 'phone', intervals };
      return shop.call(saveProgressCall, { body }, { as });
    };
    const buyer = async () => {
      const as = await shop.signedIn();
      await buying.approved(as, administrator, { items: [courseId] });
      return as;
    };
    /** A buyer who has watched half of it. */
    const learner = async () => {
      const as = await buyer();
      await watch(as, 200);
      return as;
    };
    const review = (as: Visitor, stars: Stars, text = 'เรียนสนุก') => {
      clock.forward(1_000);
      return shop.call(writeReviewCall, { params, body: { stars, text } }, { as });
    };
    return {
      ...{ courseId, params, teacher, watch, buyer, learner, review },
      refused: (as: Visitor, body = { stars: 5 as Stars, text: 'ดี' }) =>
        shop.refused(writeReviewCall, { params, body }, { as }),
      read: async (reviews: ReviewOrder = 'newest') =>
        (await shop.call(courseComments, { params, query: { reviews } })).rows,
      detail: () => shop.call(courseDetail, { params: { slug: courseId, n: '0' } }),
      own: (as: Visitor) => shop.call(ownComments, { params }, { as }),
      answer: (questionId: string) => ({ params, body: { text: 'ขอบคุณค่ะ', questionId } }),
    };
  };
  const hide = (commentId: string, isHidden: boolean) => {
    const { shop, administrator } = opened();
    return shop.call(moderateComment, { params: { commentId }, body: { isHidden } }, { as: administrator });
  };

  test('whoever bought a course and watched a third reviews it, and every other is refused with the reason', async () => {
    const { shop, administrator } = opened();
    const { params, own, refused, review, buyer, watch, teacher } = await newCourse();
    const guest = await shop.refused(writeReviewCall, { params, body: { stars: 5, text: 'ดี' } });
    expect(guest.code).toBe('UNAUTHORIZED');
    const stranger = await shop.signedIn();
    expect(await refused(stranger)).toMatchObject({ code: 'REVIEW_NOT_BOUGHT', message: failures.REVIEW_NOT_BOUGHT });
    expect(await own(stranger)).toMatchObject({ review: null, reviewRefusal: 'REVIEW_NOT_BOUGHT' });
    const learner = await buyer();
    await watch(learner, 100);
    expect(await refused(learner)).toMatchObject({ code: 'REVIEW_TOO_EARLY', message: failures.REVIEW_TOO_EARLY });
    await watch(learner, 140);
    expect((await own(learner)).reviewRefusal).toBeNull();
    expect(await review(learner, 4, ' ดีมาก ')).toMatchObject({ stars: 4, text: 'ดีมาก', author: { kind: 'person' } });
    expect((await refused(teacher)).code).toBe('REVIEW_NOT_BOUGHT');
    expect((await refused(administrator)).code).toBe('REVIEW_NOT_BOUGHT');
  });

  test('a second review of a person replaces the first, also when both are sent at once', async () => {
    const { learner, review, read, detail, own, refused } = await newCourse();
    const as = await learner();
    const [first, second] = await Promise.all([review(as, 2), review(as, 3)]);
    expect(second.id).toBe(first.id);
    const changed = await review(as, 5, 'ดูจนจบแล้วเปลี่ยนใจ');
    expect(changed).toMatchObject({ id: first.id, stars: 5, changedAt: opened().clock.now });
    expect(await read()).toMatchObject([{ id: first.id, stars: 5, text: 'ดูจนจบแล้วเปลี่ยนใจ' }]);
    expect((await detail()).starCounts).toEqual([0, 0, 0, 0, 1]);
    expect(await own(as)).toMatchObject({ review: { id: first.id, stars: 5 }, ownIds: [], hidden: [] });
    expect((await refused(as, { stars: 5, text: ' ' })).status).toBe(400);
  });

  test('a class that rates at once is counted whole', async () => {
    const { learner, review, detail } = await newCourse();
    const learners = [];
    for (let each = 0; each < 6; each += 1) learners.push(await learner());
    await Promise.all(learners.map((as) => review(as, 4)));
    expect((await detail()).starCounts).toEqual([0, 0, 0, 6, 0]);
  });

  test('reviews are sorted, summed up by star, and told to every device', async () => {
    const { shop, clock } = opened();
    const { courseId, params, learner, review, read, detail } = await newCourse();
    const [first, second, third] = [await learner(), await learner(), await learner()];
    const since = clock.now;
    expect((await detail()).starCounts).toBeNull();
    await review(first, 5);
    await review(second, 2);
    await review(third, 4);
    const starsIn = async (order: ReviewOrder) => (await read(order)).map(({ stars }) => stars);
    expect(await starsIn('newest')).toEqual([4, 2, 5]);
    expect(await starsIn('highest')).toEqual([5, 4, 2]);
    expect(await starsIn('lowest')).toEqual([2, 4, 5]);
    expect((await detail()).starCounts).toEqual([0, 1, 0, 1, 1]);
    const { rows } = await shop.call(catalogueDelta, { query: { since } });
    expect(rows.find(({ id }) => id === courseId)?.starCounts).toEqual([0, 1, 0, 1, 1]);
    expect((await shop.call(courseComments, { params })).rows).toEqual([]);
  });

  test('the teacher answers a review, and its author may still change and delete it', async () => {
    const { shop } = opened();
    const { learner, review, read, detail, own, answer, teacher } = await newCourse();
    const as = await learner();
    const { id } = await review(as, 4);
    expect((await shop.refused(writeCommentCall, answer(id), { as })).code).toBe('PERMISSION_DENIED');
    await shop.call(writeCommentCall, answer(id), { as: teacher });
    expect(await read()).toMatchObject([{ answers: [{ text: 'ขอบคุณค่ะ', stars: null }] }]);
    await review(as, 5);
    expect((await own(as)).review).toMatchObject({ stars: 5, answers: [{ text: 'ขอบคุณค่ะ' }] });
    await shop.call(deleteCommentCall, { params: { commentId: id } }, { as });
    expect(await read()).toEqual([]);
    expect((await detail()).starCounts).toBeNull();
  });

  test('a reported review is hidden at the desk: its stars do not count, and its author cannot replace it', async () => {
    const { shop, administrator } = opened();
    const { courseId, learner, review, detail, own, refused } = await newCourse();
    const [as, reader] = [await learner(), await learner()];
    const { id } = await review(as, 1, 'ซื้อที่อื่นถูกกว่า โทรมา');
    await review(reader, 5);
    shop.messages.length = 0;
    const report = { params: { commentId: id }, body: { reason: 'advertising' as const, note: '' } };
    await shop.call(reportCommentCall, report, { as: reader });
    const listed = async (state: CommentState) =>
      (await shop.call(adminComments, { query: { state } }, { as: administrator })).rows.map((row) => row.id);
    expect(await listed('reported')).toEqual([id]);
    expect(await listed('reviews')).toContain(id);
    expect(await listed('unanswered')).toEqual([]);
    expect(await hide(id, true)).toMatchObject({ isHidden: true, stars: 1, reports: [] });
    expect((await detail()).starCounts).toEqual([0, 0, 0, 0, 1]);
    expect(await own(as)).toMatchObject({ review: { id }, isReviewHidden: true });
    expect((await refused(as)).code).toBe('STATUS_CONFLICT');
    await hide(id, false);
    expect((await detail()).starCounts).toEqual([1, 0, 0, 0, 1]);
    await shop.call(deleteCommentCall, { params: { commentId: id } }, { as });
    expect(shop.messages).toEqual(Array.from({ length: 3 }, () => ({ event: 'catalogue:changed', id: courseId })));
    // The counts follow from the review and are no change of the desk.
    const { rows } = await shop.call(adminAudit, { query: { subject: courseId } }, { as: administrator });
    const recorded = rows.flatMap(({ call, table }) => (call === moderateComment.name ? [table] : []));
    expect(recorded).toEqual(['comments', 'comments']);
  });

  test('while reviews are off there are none to read, and none can be written or answered', async () => {
    const { shop, administrator, clock } = opened();
    const { learner, review, read, refused, answer } = await newCourse();
    const as = await learner();
    const { id } = await review(as, 4);
    const turn = (reviewsShown: boolean) => {
      clock.forward(1_000);
      const body = { ...defaultSiteSettings, commentsShown: true, reviewsShown };
      return shop.call(saveSettings, { body }, { as: administrator });
    };
    await turn(false);
    expect(await read()).toEqual([]);
    expect((await refused(as)).code).toBe('NOT_FOUND');
    expect((await shop.refused(writeCommentCall, answer(id), { as: administrator })).code).toBe('NOT_FOUND');
    await turn(true);
    expect(await read()).toMatchObject([{ id }]);
  });

  test('learners are counted by their access: once a person, and no more after it was taken back', async () => {
    const { courseId, buyer, detail, refused } = await newCourse();
    expect((await detail()).learnerCount).toBe(0);
    const first = await buyer();
    await buyer();
    expect((await detail()).learnerCount).toBe(2);
    const { db } = opened().shop.parts;
    const given = { id: `${courseId}-again`, userId: first.userId, itemId: courseId, days: null, reason: 'แถม' };
    await transaction(db, (tx) => insertAccessByHand(tx, given, opened().clock.now));
    expect((await detail()).learnerCount).toBe(2);
    await transaction(db, (tx) =>
      tx.update(accessGrants).set({ revokedAt: 1 }).where(eq(accessGrants.userId, first.userId)),
    );
    expect((await detail()).learnerCount).toBe(1);
    expect((await refused(first)).code).toBe('REVIEW_NOT_BOUGHT');
  });
});
