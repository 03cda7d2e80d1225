import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskWork } from '../../../server/store/order/salesFigures.ts';
import { commentReports } from '../../../server/store/schema/comments.ts';
import { people } from '../../../server/store/schema/identity.ts';
import { userGroups } from '../../../server/store/schema/userGroups.ts';
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
} from '../../../src/contract/catalogue/comment.ts';
import { setTeacherAccount } from '../../../src/contract/catalogue/teacher.ts';
import { saveSettings } from '../../../src/contract/site/site.ts';
import { commentMaximum } from '../../../src/domain/catalogue/comment.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { comment as words } from '../../../src/i18n/th/catalogue/comment.ts';
import { moderation } from '../../../src/i18n/th/catalogue/moderation.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { buyingIn } from '../../support/shop/buying.ts';
import { buildTestShop, type SignedInVisitor, type TestShop, type Visitor } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';
import { movableClock } from '../../support/shop/testParts.ts';

const start = Date.UTC(2026, 1, 15, 3);

onDatabase('questions and comments', (database) => {
  const clock = movableClock(start);
  let shop: TestShop;
  let teacher: SignedInVisitor;
  let administrator: SignedInVisitor;
  let courses = 0;

  const show = (commentsShown: boolean) => {
    clock.forward(1_000);
    return shop.call(saveSettings, { body: { ...defaultSiteSettings, commentsShown } }, { as: administrator });
  };
  /** A separate course for each test. */
  const course = async () => {
    courses += 1;
    const id = `c${courses}`;
    return await rowsOf(database().db, start).course({ id, categoryId: 'tax', instructorId: 'pim' });
  };
  const ask = async (courseId: string, text: string, as: Visitor, key: string = randomUUID()) => {
    clock.forward(1_000);
    const body = { text, questionId: null };
    return await shop.call(writeCommentCall, { params: { courseId }, body }, { as, key });
  };
  const answer = (courseId: string, questionId: string, text: string, as: Visitor) => {
    clock.forward(1_000);
    return shop.call(writeCommentCall, { params: { courseId }, body: { text, questionId } }, { as });
  };
  const read = (courseId: string, query = {}) => shop.call(courseComments, { params: { courseId }, query });
  const own = (courseId: string, as: Visitor) => shop.call(ownComments, { params: { courseId } }, { as });
  const unanswered = async () => {
    const call = { query: { state: 'unanswered' as const, pageSize: 100 } };
    const { rows, total } = await shop.call(adminComments, call, { as: administrator });
    expect((await deskWork(database().db, true)).questions).toBe(total);
    return rows.map(({ id }) => id);
  };
  const hide = (commentId: string, isHidden: boolean) =>
    shop.call(moderateComment, { params: { commentId }, body: { isHidden } }, { as: administrator });

  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock });
    teacher = await shop.signedIn('instructor');
    administrator = await shop.signedIn('administrator');
    const add = rowsOf(database().db, start);
    await add.category({ id: 'tax' });
    await add.instructor({ id: 'pim', nameTh: 'พิมพ์ชนก ใจเย็น', nameEn: 'Pimchanok', userId: teacher.userId });
    await show(true);
  });
  afterAll(() => shop.close());

  test('a student asks, the teacher and the shop answer, and a guest reads it, the newest question first', async () => {
    const id = await course();
    const student = await shop.signedIn();
    const first = await ask(id, ' ใช้กับมือถือได้ไหม ', student);
    const second = await ask(id, 'มีใบเสร็จไหม', student);
    await answer(id, first.id, 'ได้ค่ะ', teacher);
    await answer(id, first.id, 'แอปก็มีนะคะ', administrator);
    const page = await read(id);
    expect(page).toMatchObject({
      total: 2,
      rows: [
        { id: second.id, text: 'มีใบเสร็จไหม', author: { kind: 'person', name: 'มานี จ.' }, answers: [] },
        {
          id: first.id,
          text: 'ใช้กับมือถือได้ไหม',
          answers: [
            { text: 'ได้ค่ะ', author: { kind: 'instructor', name: { th: 'พิมพ์ชนก ใจเย็น', en: 'Pimchanok' } } },
            { text: 'แอปก็มีนะคะ', author: { kind: 'shop' } },
          ],
        },
      ],
    });
    expect(JSON.stringify(page)).not.toContain(student.userId);
    expect(await read(id, { page: 2, pageSize: 1 })).toMatchObject({ total: 2, rows: [{ id: first.id }] });
  });

  test('a guest cannot write, and only the teacher of the course and the shop answer', async () => {
    const id = await course();
    const student = await shop.signedIn();
    const { id: questionId } = await ask(id, 'ถาม', student);
    const params = { courseId: id };
    const question = { params, body: { text: 'x', questionId: null } };
    expect(await shop.refused(writeCommentCall, question)).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    const reply = { params, body: { text: 'x', questionId } };
    for (const as of [student, await shop.signedIn(), await shop.signedIn('instructor')]) {
      expect(await shop.refused(writeCommentCall, reply, { as })).toMatchObject({
        status: 403,
        code: 'PERMISSION_DENIED',
      });
    }
    expect(await own(id, student)).toMatchObject({ mayAnswer: false });
    expect(await own(id, teacher)).toMatchObject({ mayAnswer: true });
  });

  test('an answer needs a question of this course that can be seen', async () => {
    const [id, other] = [await course(), await course()];
    const student = await shop.signedIn();
    const question = await ask(id, 'ถาม', student);
    const reply = await answer(id, question.id, 'ตอบ', teacher);
    const hidden = await ask(id, 'ซ่อน', student);
    await hide(hidden.id, true);
    for (const [courseId, questionId] of [
      [other, question.id],
      [id, reply.id],
      [id, hidden.id],
      [id, randomUUID()],
      ['nowhere', question.id],
    ]) {
      const body = { text: 'x', questionId: questionId ?? null };
      const refused = await shop.refused(
        writeCommentCall,
        { params: { courseId: courseId ?? '' }, body },
        { as: teacher },
      );
      expect(refused.code).toBe('NOT_FOUND');
    }
  });

  test('a double press, and an answer that was lost, make one question', async () => {
    const id = await course();
    const student = await shop.signedIn();
    const key = randomUUID();
    const [first, second] = await Promise.all([ask(id, 'ถาม', student, key), ask(id, 'ถาม', student, key)]);
    expect(second).toEqual(first);
    expect((await read(id)).total).toBe(1);
  });

  test('html, scripts, right-to-left signs and towers of marks stay harmless text', async () => {
    const id = await course();
    const student = await shop.signedIn();
    const text = '<script>alert(1)</script><img src=x onerror=alert(1)> \u202eท้าย https://example.com';
    const { text: stored } = await ask(id, text, student);
    expect(stored).toBe(text.replace('\u202e', ''));
    expect((await ask(id, `x${'\u0300'.repeat(500)}`, student)).text.length).toBeLessThan(10);
    const answered = await shop.send(courseComments, { params: { courseId: id } });
    expect(answered.headers['content-type']).toContain('application/json');
  });

  test('empty and endless texts are refused under their field', async () => {
    const id = await course();
    const as = await shop.signedIn();
    const refused = (text: string) =>
      shop.refused(writeCommentCall, { params: { courseId: id }, body: { text, questionId: null } }, { as });
    expect(await refused(' \n\u200b ')).toMatchObject({ fields: { text: words.problems['comment.text.required'] } });
    const long = 'ก'.repeat(commentMaximum + 1);
    expect(await refused(long)).toMatchObject({ status: 400, fields: { text: words.problems['comment.text.max'] } });
    expect(await refused('ก'.repeat(20_000))).toMatchObject({ status: 400, code: 'INPUT_ERROR' });
    expect((await read(id)).total).toBe(0);
  });

  test('own words may be changed and taken back: a question until it is answered', async () => {
    const id = await course();
    const [student, stranger] = [await shop.signedIn(), await shop.signedIn()];
    const { id: commentId } = await ask(id, 'ถามผิด', student);
    const on = { params: { commentId } };
    const body = { text: 'ถามใหม่' };
    for (const as of [stranger, teacher, administrator]) {
      expect((await shop.refused(changeCommentCall, { ...on, body }, { as })).code).toBe('NOT_FOUND');
      expect((await shop.refused(deleteCommentCall, on, { as })).code).toBe('NOT_FOUND');
    }
    expect(await shop.call(changeCommentCall, { ...on, body }, { as: student })).toMatchObject({
      text: 'ถามใหม่',
      changedAt: clock.now,
    });
    const reply = await answer(id, commentId, 'ตอบ', teacher);
    expect((await shop.refused(changeCommentCall, { ...on, body }, { as: student })).code).toBe('STATUS_CONFLICT');
    expect((await shop.refused(deleteCommentCall, on, { as: student })).code).toBe('STATUS_CONFLICT');
    // Answered is answered, hidden or not, so that no refused action is offered.
    expect((await own(id, student)).answeredIds).toEqual([commentId]);
    await hide(reply.id, true);
    expect((await own(id, student)).answeredIds).toEqual([commentId]);
    await hide(reply.id, false);
    await shop.call(deleteCommentCall, { params: { commentId: reply.id } }, { as: teacher });
    expect(await own(id, student)).toMatchObject({ ownIds: [commentId], answeredIds: [] });
    await shop.call(deleteCommentCall, on, { as: student });
    expect(await read(id)).toEqual({ rows: [], total: 0 });
  });

  test('a comment is reported once a person, with a reason, and not by its author', async () => {
    const id = await course();
    const [student, reader] = [await shop.signedIn(), await shop.signedIn()];
    const { id: commentId } = await ask(id, 'ซื้อของถูกที่นี่', student);
    const report = { params: { commentId }, body: { reason: 'advertising' as const, note: ' โฆษณา ' } };
    expect((await shop.refused(reportCommentCall, report)).code).toBe('UNAUTHORIZED');
    expect((await shop.refused(reportCommentCall, report, { as: student })).code).toBe('STATUS_CONFLICT');
    await shop.call(reportCommentCall, report, { as: reader });
    await shop.call(reportCommentCall, { ...report, body: { reason: 'rude', note: '' } }, { as: reader });
    expect(await own(id, reader)).toMatchObject({ reportedIds: [commentId], ownIds: [] });
    const stored = await database().db.select().from(commentReports).where(eq(commentReports.commentId, commentId));
    expect(stored).toMatchObject([{ userId: reader.userId, reason: 'advertising', note: 'โฆษณา' }]);
    const { rows } = await shop.call(adminComments, { query: { state: 'reported' } }, { as: administrator });
    expect(rows.find((row) => row.id === commentId)?.reports).toEqual([
      { reason: 'advertising', note: 'โฆษณา', reportedAt: clock.now },
    ]);
  });

  test('a comment whose reports were looked at may be reported again, also by the same person', async () => {
    const id = await course();
    const [student, reader] = [await shop.signedIn(), await shop.signedIn()];
    const { id: commentId } = await ask(id, 'ซื้อของถูกที่นี่', student);
    const report = (reason: 'advertising' | 'rude', note: string) =>
      shop.call(reportCommentCall, { params: { commentId }, body: { reason, note } }, { as: reader });
    await report('advertising', '');
    await hide(commentId, false);
    expect((await own(id, reader)).reportedIds).toEqual([]);

    clock.forward(1_000);
    await report('rude', 'เปลี่ยนข้อความแล้ว');
    expect((await own(id, reader)).reportedIds).toEqual([commentId]);
    const { rows } = await shop.call(adminComments, { query: { state: 'reported' } }, { as: administrator });
    expect(rows.find((row) => row.id === commentId)?.reports).toEqual([
      { reason: 'rude', note: 'เปลี่ยนข้อความแล้ว', reportedAt: clock.now },
    ]);
  });

  test('a hidden comment disappears for others and is marked for its author; shown again it returns', async () => {
    const id = await course();
    const [student, reader] = [await shop.signedIn(), await shop.signedIn()];
    const question = await ask(id, 'ถาม', student);
    expect(await unanswered()).toContain(question.id);
    const { id: answerId } = await answer(id, question.id, 'ตอบ', teacher);
    expect(await unanswered()).not.toContain(question.id);
    await hide(answerId, true);
    expect(await unanswered()).toContain(question.id);
    await hide(answerId, false);
    const report = { params: { commentId: question.id }, body: { reason: 'other' as const, note: '' } };
    await shop.call(reportCommentCall, report, { as: reader });
    expect(
      (
        await shop.refused(
          moderateComment,
          { params: { commentId: question.id }, body: { isHidden: true } },
          { as: teacher },
        )
      ).code,
    ).toBe('PERMISSION_DENIED');

    expect(await hide(question.id, true)).toMatchObject({ isHidden: true, reports: [] });
    expect(await read(id)).toEqual({ rows: [], total: 0 });
    expect(await own(id, student)).toMatchObject({ hidden: [{ id: question.id, text: 'ถาม' }] });
    expect((await own(id, reader)).hidden).toEqual([]);
    const params = { commentId: question.id };
    expect((await shop.refused(changeCommentCall, { params, body: { text: 'x' } }, { as: student })).code).toBe(
      'STATUS_CONFLICT',
    );
    const listed = await shop.call(adminComments, { query: { state: 'hidden' } }, { as: administrator });
    expect(listed.rows.map((row) => row.id)).toContain(question.id);

    await hide(question.id, false);
    expect(await read(id)).toMatchObject({ total: 1, rows: [{ answers: [{ text: 'ตอบ' }] }] });
    expect((await own(id, student)).hidden).toEqual([]);
  });

  test('an administrator says which account answers for a teacher', async () => {
    const add = rowsOf(database().db, start);
    await add.instructor({ id: 'new', nameTh: 'ครูใหม่' });
    const id = await add.course({ id: 'taught', categoryId: 'tax', instructorId: 'new' });
    const account = await shop.signedIn('instructor');
    const tie = (email: string | null, as: Visitor = administrator) => ({
      parts: { params: { instructorId: 'new' }, body: { email } },
      options: { as },
    });
    const stranger = tie(account.email, account);
    expect((await shop.refused(setTeacherAccount, stranger.parts, stranger.options)).code).toBe('PERMISSION_DENIED');
    const unknown = tie('nobody@example.com');
    expect(await shop.refused(setTeacherAccount, unknown.parts, unknown.options)).toMatchObject({
      fields: { email: moderation.problems['teacher.account.unknown'] },
    });
    const tied = tie(` ${account.email.toUpperCase()} `);
    expect(await shop.call(setTeacherAccount, tied.parts, tied.options)).toContainEqual({
      ...{ id: 'new', name: { th: 'ครูใหม่', en: null }, headline: null, about: null, pictureUrl: null },
      accountEmail: account.email,
    });
    expect(await own(id, account)).toMatchObject({ mayAnswer: true });
    const untied = tie(null);
    await shop.call(setTeacherAccount, untied.parts, untied.options);
    expect(await own(id, account)).toMatchObject({ mayAnswer: false });
    const nobody = { params: { instructorId: 'nobody' }, body: { email: null } };
    expect((await shop.refused(setTeacherAccount, nobody, { as: administrator })).code).toBe('NOT_FOUND');
  });

  test('only administrators see the list of comments', async () => {
    for (const as of [shop.visitor(), await shop.signedIn(), teacher]) {
      expect((await shop.refused(adminComments, { query: { state: 'all' } }, { as })).status).toBeGreaterThan(400);
    }
  });

  test('an unchanged answer is confirmed by its tag, and has no personal data', async () => {
    const id = await course();
    const student = await shop.signedIn();
    await ask(id, 'ถาม', student);
    const [asGuest, asAuthor] = [
      await shop.send(courseComments, { params: { courseId: id } }),
      await shop.send(courseComments, { params: { courseId: id } }, { as: student }),
    ];
    expect(asAuthor.body).toBe(asGuest.body);
    expect(asGuest.headers['cache-control']).toContain('public');
    const again = (tag: unknown) =>
      shop.inject({
        method: 'GET',
        url: `/public/course/${id}/comments`,
        headers: { 'if-none-match': String(tag) },
      });
    expect((await again(asGuest.headers.etag)).statusCode).toBe(304);
    await ask(id, 'ถามอีก', student);
    expect((await again(asGuest.headers.etag)).statusCode).toBe(200);
  });

  test('switched off they are neither read nor written', async () => {
    const id = await course();
    const student = await shop.signedIn();
    await ask(id, 'ถาม', student);
    await show(false);
    expect(await read(id)).toEqual({ rows: [], total: 0 });
    const body = { text: 'x', questionId: null };
    expect((await shop.refused(writeCommentCall, { params: { courseId: id }, body }, { as: student })).code).toBe(
      'NOT_FOUND',
    );
    await show(true);
    expect((await read(id)).total).toBe(1);
  });

  test('somebody who asks without end is asked to wait; the same press again is no second one', async () => {
    const id = await course();
    const student = await shop.signedIn();
    const key = randomUUID();
    for (let count = 0; count < 15; count += 1)
      await ask(id, `ถาม ${count}`, student, count === 0 ? key : randomUUID());
    const body = { text: 'อีก', questionId: null };
    expect(await shop.refused(writeCommentCall, { params: { courseId: id }, body }, { as: student })).toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
    });
    expect((await ask(id, 'ถาม 0', student, key)).text).toBe('ถาม 0');
    clock.forward(3_600_000);
    await ask(id, 'อีก', student);
    expect((await read(id)).total).toBe(16);
  });

  test('under a course that is kept for a group they are read and written by the group and the teacher', async () => {
    const { db } = database();
    await db.insert(userGroups).values({ id: 'staff', nameTh: 'พนักงาน', nameEn: null, position: 1 });
    const add = rowsOf(db, start);
    const id = await add.course({ id: 'inner', categoryId: 'tax', instructorId: 'pim', userGroupIds: ['staff'] });
    const [member, stranger] = [await shop.signedIn(), await shop.signedIn()];
    await db.update(people).set({ userGroupId: 'staff' }).where(eq(people.userId, member.userId));
    clock.forward(1_000);
    const groups = { commentsShown: true, userGroupsEnabled: true, courseAccessByGroup: true };
    await shop.call(saveSettings, { body: { ...defaultSiteSettings, ...groups } }, { as: administrator });
    const inside = (as: Visitor) => shop.call(groupComments, { params: { courseId: id }, query: {} }, { as });

    await ask(id, 'เฉพาะพวกเรา', member);
    expect((await inside(member)).total).toBe(1);
    expect((await inside(teacher)).total).toBe(1);
    expect((await inside(stranger)).total).toBe(0);
    expect((await read(id)).total).toBe(0);
    const body = { text: 'x', questionId: null };
    const refused = await shop.refused(writeCommentCall, { params: { courseId: id }, body }, { as: stranger });
    expect(refused.code).toBe('NOT_FOUND');
    await show(true);
  });

  test('a person who bought a course before its limit to a group reads and asks there as before', async () => {
    const add = rowsOf(database().db, start);
    const id = await add.course({ id: 'earlier', categoryId: 'tax', userGroupIds: ['staff'] });
    await add.plan({ id: `${id}a`, itemId: id, type: 'free', priceThb: 0, priceUsd: 0 });
    await add.bankTransfer();
    const [buyer, stranger] = [await shop.signedIn(), await shop.signedIn()];
    await buyingIn(shop).place(buyer, { items: [id] });
    clock.forward(1_000);
    const groups = { commentsShown: true, userGroupsEnabled: true, courseAccessByGroup: true };
    await shop.call(saveSettings, { body: { ...defaultSiteSettings, ...groups } }, { as: administrator });
    const inside = (as: Visitor) => shop.call(groupComments, { params: { courseId: id }, query: {} }, { as });

    await ask(id, 'ซื้อไว้ก่อนแล้ว', buyer);
    expect((await inside(buyer)).total).toBe(1);
    expect((await inside(stranger)).total).toBe(0);
    await show(true);
  });

  test('a course that is not there, and absurd pages', async () => {
    const refused = await shop.refused(courseComments, { params: { courseId: 'nowhere' } });
    expect(refused).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const id = await course();
    expect(await read(id, { page: 999_999, pageSize: 999_999 })).toEqual({ rows: [], total: 0 });
    const bad = await shop.inject({ method: 'GET', url: `/public/course/${id}/comments?page=-1` });
    expect(bad.statusCode).toBe(400);
  });
});
