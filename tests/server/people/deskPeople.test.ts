import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '../../../server/store/schema/audit.ts';
import {
  addAccount,
  adminAccount,
  adminAccounts,
  endAccountSessions,
  giveAccess,
  mailAccountLink,
  savePersonDetails,
  setAccountBlocked,
  setAccountRole,
  takeAccess,
} from '../../../src/contract/administration/accounts.ts';
import { adminMail } from '../../../src/contract/administration/administration.ts';
import { courseViewer } from '../../../src/contract/catalogue/courseViewer.ts';
import { ownCourses } from '../../../src/contract/learning/progress.ts';
import { ownProfile } from '../../../src/contract/people/profile.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { buildTestShop, type SignedInVisitor, type TestShop } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';
import { movableClock } from '../../support/shop/testParts.ts';

const dayMs = 86_400_000;

onDatabase('people at the desk', (database) => {
  const clock = movableClock();
  let shop: TestShop;
  let as: SignedInVisitor;
  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock });
    as = await shop.signedIn('administrator');
    const add = rowsOf(database().db, clock.now);
    await add.category({ id: 'tax', position: 1 });
    await add.course({ categoryId: 'tax', titleTh: 'เอ็กเซล', titleEn: 'Excel', id: '1002', slug: '1002-excel' });
  });
  afterAll(() => shop.close());

  const found = async (query: object) => (await shop.call(adminAccounts, { query }, { as })).rows.map(({ id }) => id);
  const look = (userId: string) => shop.call(adminAccount, { params: { userId } }, { as });
  const entriesAbout = async (subject: string) =>
    await database().db.select().from(auditEntries).where(eq(auditEntries.subject, subject)).orderBy(auditEntries.id);

  test('somebody is found by part of name, e-mail, telephone or username, by role and by blocking', async () => {
    const teacher = await shop.signedIn('instructor');
    const { userId } = await shop.signedIn();
    await database().db.execute(`update people set tel = '0812345678' where user_id = '${userId}'`);
    for (const keyword of ['นี ใจ', '081-234', teacher.username.slice(3), teacher.email.toUpperCase()]) {
      const expected = keyword.startsWith('081') || keyword.startsWith('นี') ? userId : teacher.userId;
      expect(await found({ keyword })).toContain(expected);
    }
    expect(await found({ keyword: teacher.email })).toEqual([teacher.userId]);
    expect(await found({ keyword: '%' })).toEqual([]);
    expect(await found({ role: 'instructor' })).toEqual([teacher.userId]);
    expect(await found({ blocked: 'only' })).toEqual([]);
    await shop.call(setAccountBlocked, { params: { userId }, body: { isBlocked: true } }, { as });
    expect(await found({ blocked: 'only' })).toEqual([userId]);
    expect((await shop.call(adminAccounts, { query: { pageSize: 1 } }, { as })).total).toBe(3);
  });

  test('an invited person gets a link to choose a password, once', async () => {
    const email = `new-${randomUUID().slice(0, 8)}@example.com`;
    const body = { email: ` ${email.toUpperCase()}`, firstName: 'สมชาย', lastName: '', role: 'content' } as const;
    const key = randomUUID();
    const id = await shop.call(addAccount, { body }, { as, key });
    expect(await shop.call(addAccount, { body }, { as, key })).toBe(id);
    expect(await look(id)).toMatchObject({ name: 'สมชาย', email, role: 'content', hasPassword: false });
    const mail = await shop.call(adminMail, {}, { as });
    expect(mail.rows.filter(({ to }) => to === email).map(({ kind }) => kind)).toEqual(['passwordLink']);
    expect((await shop.refused(addAccount, { body }, { as })).code).toBe('DUPLICATE_EMAIL');
    const faulty = await shop.refused(addAccount, { body: { ...body, email: 'nowhere', firstName: '​' } }, { as });
    expect(Object.keys(faulty.fields)).toEqual(['email', 'firstname']);
  });

  test('details are changed, a new e-mail is unproved and unique, and a stale save learns of it', async () => {
    const person = await shop.signedIn();
    const other = await shop.signedIn();
    const params = { userId: person.userId };
    await database().db.execute(`update users set email_verified = true where id = '${person.userId}'`);
    const before = await look(person.userId);
    expect(before).toMatchObject({ isEmailProved: true, details: { firstName: 'มานี', lastName: 'ใจดี' } });
    const { details, detailsRevision: revision } = before;
    const save = (changes: object) => ({ params, body: { ...details, revision, ...changes } });
    const faulty = await shop.refused(savePersonDetails, save({ email: 'nowhere', tel: '12' }), { as });
    expect(Object.keys(faulty.fields)).toEqual(['tel', 'email']);
    const taken = await shop.refused(savePersonDetails, save({ email: ` ${other.email.toUpperCase()}` }), { as });
    expect(taken.code).toBe('DUPLICATE_EMAIL');
    const email = `moved-${randomUUID().slice(0, 8)}@example.com`;
    const saved = await shop.call(savePersonDetails, save({ email, firstName: ' ชูใจ ', tel: '081-234 5678' }), { as });
    expect(saved).toMatchObject({ name: 'ชูใจ ใจดี', email, tel: '0812345678', isEmailProved: false });
    const late = await shop.refused(savePersonDetails, save({ nickname: 'จุก' }), { as });
    expect(late.code).toBe('CHANGED_MEANWHILE');
    const [entry] = (await entriesAbout(person.userId)).filter(({ tableName }) => tableName === 'people');
    expect(entry).toMatchObject({ call: 'savePersonDetails', after: { contact_email: '…' } });
    expect(await found({ keyword: email })).toEqual([person.userId]);
  });

  test('a new role ends the sessions, and a second administrator learns that it was changed meanwhile', async () => {
    const person = await shop.signedIn();
    const params = { userId: person.userId };
    await shop.call(setAccountRole, { params, body: { role: 'orderDesk', from: 'student' } }, { as });
    expect((await shop.refused(ownProfile, {}, { as: person })).status).toBe(401);
    const late = await shop.refused(setAccountRole, { params, body: { role: 'content', from: 'student' } }, { as });
    expect(late.code).toBe('CHANGED_MEANWHILE');
    expect((await look(person.userId)).role).toBe('orderDesk');
    const [entry] = (await entriesAbout(person.userId)).filter(({ call }) => call === 'setAccountRole');
    expect(entry).toMatchObject({ actorId: as.userId, tableName: 'users', before: { role: 'student' } });
    expect(entry?.after).toEqual({ role: 'orderDesk' });
  });

  test('a blocked person can do nothing until unblocked', async () => {
    const person = await shop.signedIn();
    const block = (isBlocked: boolean) =>
      shop.call(setAccountBlocked, { params: { userId: person.userId }, body: { isBlocked } }, { as });
    await block(true);
    expect((await shop.refused(ownProfile, {}, { as: person })).code).toBe('WHITELIST_USER_DENIED');
    await block(false);
    expect((await shop.call(ownProfile, {}, { as: person })).email).toBe(person.email);
  });

  test('a person is signed out everywhere and gets a link; both are recorded', async () => {
    const person = await shop.signedIn();
    const params = { userId: person.userId };
    expect((await look(person.userId)).sessionCount).toBe(1);
    await shop.call(endAccountSessions, { params }, { as });
    expect((await shop.refused(ownProfile, {}, { as: person })).status).toBe(401);
    await shop.call(mailAccountLink, { params }, { as });
    const mail = await shop.call(adminMail, {}, { as });
    expect(mail.rows.some(({ to, kind }) => to === person.email && kind === 'passwordLink')).toBe(true);
    expect((await entriesAbout(person.userId)).map(({ call }) => call)).toEqual([
      'endAccountSessions',
      'mailAccountLink',
    ]);
  });

  test('access is given by hand for days or without an end, and taken, each with a reason', async () => {
    const person = await shop.signedIn();
    const userId = person.userId;
    const give = (days: number | null, reason = 'แทนคอร์สเดิม') =>
      shop.call(giveAccess, { params: { userId }, body: { courseId: '1002', days, reason } }, { as });
    const mayLearn = async () => (await shop.call(courseViewer, { params: { id: '1002' } }, { as: person })).hasAccess;
    expect(await mayLearn()).toBe(false);
    await give(30);
    expect(await mayLearn()).toBe(true);
    const [own] = (await shop.call(ownCourses, {}, { as: person })).rows;
    expect(own).toMatchObject({ courseId: '1002', endsAt: clock.now + 30 * dayMs });
    clock.forward(31 * dayMs);
    expect(await mayLearn()).toBe(false);
    await give(null);
    const again = await shop.signedInAgain(person);
    const [course] = (await look(userId)).courses;
    expect(course).toMatchObject({ state: 'open', accesses: [{ givenReason: 'แทนคอร์สเดิม', endsAt: null }, {}] });
    const accessId = course?.accesses[0]?.id ?? '';
    const take = { params: { userId, accessId }, body: { reason: 'ให้ผิดคน' } };
    await shop.call(takeAccess, take, { as });
    expect((await shop.call(courseViewer, { params: { id: '1002' } }, { as: again })).hasAccess).toBe(false);
    expect((await shop.refused(takeAccess, take, { as })).code).toBe('NOT_FOUND');
    expect((await look(userId)).courses[0]?.accesses[0]?.takenReason).toBe('ให้ผิดคน');
    const nothing = { courseId: '1002', days: 1, reason: ' ​' };
    const wordless = await shop.refused(giveAccess, { params: { userId }, body: nothing }, { as });
    expect(Object.keys(wordless.fields)).toEqual(['reason']);
    expect((await entriesAbout(`${userId}/1002`)).map(({ call }) => call)).toEqual([
      'giveAccess',
      'giveAccess',
      'takeAccess',
    ]);
  });

  test('the last administrator cannot be locked out, also not by two who do it to each other at once', async () => {
    const alone = { params: { userId: as.userId }, body: { role: 'student', from: 'administrator' } } as const;
    expect((await shop.refused(setAccountRole, alone, { as })).code).toBe('LAST_ADMINISTRATOR');
    const blocking = { params: { userId: as.userId }, body: { isBlocked: true } };
    expect((await shop.refused(setAccountBlocked, blocking, { as })).code).toBe('LAST_ADMINISTRATOR');
    // An invited administrator who has no password yet could not open the desk again.
    const invited = {
      email: 'never-comes@example.com',
      firstName: 'มานะ',
      lastName: '',
      role: 'administrator',
    } as const;
    const invitedId = await shop.call(addAccount, { body: invited }, { as });
    expect((await shop.refused(setAccountRole, alone, { as })).code).toBe('LAST_ADMINISTRATOR');
    expect((await shop.refused(setAccountBlocked, blocking, { as })).code).toBe('LAST_ADMINISTRATOR');
    const asStudent = { params: { userId: invitedId }, body: { role: 'student', from: 'administrator' } } as const;
    await shop.call(setAccountRole, asStudent, { as });
    const other = await shop.signedIn('administrator');
    const statuses = await Promise.all([
      shop.send(setAccountRole, { ...alone, params: { userId: other.userId } }, { as }),
      shop.send(setAccountBlocked, blocking, { as: other }),
    ]);
    expect(statuses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const left = await database().db.execute(
      "select count(*)::int as n from users where role = 'administrator' and blocked_at is null",
    );
    expect(left.rows).toEqual([{ n: 1 }]);
  });

  test('entries of the audit cannot be changed or deleted', async () => {
    for (const statement of [
      'update audit_entries set call = ?',
      'delete from audit_entries',
      'truncate audit_entries',
    ]) {
      await expect(database().db.execute(statement.replace('?', "'x'"))).rejects.toThrow();
    }
  });
});
