import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { instructors, items } from '../../../server/store/schema/catalogue.ts';
import { progressIntervals } from '../../../server/store/schema/learning.ts';
import { taughtCourses, taughtStudents } from '../../../src/contract/administration/teaching.ts';
import { groupComments, writeCommentCall } from '../../../src/contract/catalogue/comment.ts';
import { saveSettings } from '../../../src/contract/site/site.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';

onOrderShop("a teacher's own desk", (opened) => {
  test('it has the own courses with their students and questions, and nothing of others', async () => {
    const { shop, buying, clock, administrator } = opened();
    const { db } = shop.parts;
    await shop.call(saveSettings, { body: { ...defaultSiteSettings, commentsShown: true } }, { as: administrator });
    const teacher = await shop.signedIn('instructor');
    const other = await shop.signedIn('instructor');
    const names = { nameTh: 'ครู', nameEn: null };
    await db.insert(instructors).values([
      { id: 'own', ...names, userId: teacher.userId },
      { id: 'other', ...names, userId: other.userId },
    ]);
    await db.update(items).set({ instructorId: 'own' }).where(eq(items.id, '101'));
    await db.update(items).set({ instructorId: 'other' }).where(eq(items.id, '102'));
    const student = await shop.signedIn();
    await buying.approved(student, administrator, { items: ['101', '102'] });
    const params = { courseId: '101' };
    const ask = (text: string) => ({ params, body: { text, questionId: null } });
    const question = await shop.call(writeCommentCall, ask('เรียนก่อนได้ไหม'), { as: student });
    await shop.call(writeCommentCall, ask('มีไฟล์ไหม'), { as: student });

    const [course, ...others] = await shop.call(taughtCourses, {}, { as: teacher });
    expect(others).toEqual([]);
    expect(course).toMatchObject({ id: '101', studentCount: 1, unansweredCount: 2 });
    const [fresh] = (await shop.call(taughtStudents, { params }, { as: teacher })).rows;
    expect(fresh).toEqual({ id: student.userId, name: 'มานี ใจดี', percentDone: 0, lastWatchedAt: null });
    const [lecture] = (await db.execute("select id from lectures where section_id = 's1' order by position limit 1"))
      .rows;
    await db.insert(progressIntervals).values({
      ...{ userId: student.userId, courseId: '101', lectureId: (lecture as { id: string }).id, deviceId: 'd' },
      ...{ entryKey: 'k', ordinal: 0, fromSeconds: 0, toSeconds: 100, recordedAt: clock.now },
    });
    const [learning] = (await shop.call(taughtStudents, { params }, { as: teacher })).rows;
    expect(learning).toMatchObject({ percentDone: 25, lastWatchedAt: clock.now });

    const answer = { params, body: { text: 'ได้เลย', questionId: question.id } };
    expect((await shop.refused(writeCommentCall, answer, { as: other })).code).toBe('PERMISSION_DENIED');
    await shop.call(writeCommentCall, answer, { as: teacher });
    expect((await shop.call(taughtCourses, {}, { as: teacher }))[0]?.unansweredCount).toBe(1);
    const threads = await shop.call(groupComments, { params }, { as: teacher });
    expect(threads.rows.flatMap(({ answers }) => answers.map(({ text }) => text))).toEqual(['ได้เลย']);

    expect((await shop.refused(taughtStudents, { params }, { as: other })).code).toBe('NOT_FOUND');
    expect((await shop.refused(taughtStudents, { params }, { as: student })).code).toBe('PERMISSION_DENIED');
    expect((await shop.refused(taughtStudents, { params }, { as: administrator })).code).toBe('PERMISSION_DENIED');
  });
});
