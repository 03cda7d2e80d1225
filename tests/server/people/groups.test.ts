import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { items } from '../../../server/store/schema/catalogue.ts';
import { userGroups } from '../../../server/store/schema/userGroups.ts';
import {
  adminPeople,
  groupResource,
  setCourseInGroupCall,
  setPersonInGroup,
} from '../../../src/contract/administration/adminGroup.ts';
import { adminItems } from '../../../src/contract/administration/adminItem.ts';
import { catalogueDelta } from '../../../src/contract/catalogue/catalogue.ts';
import { courseDetail } from '../../../src/contract/catalogue/course.ts';
import { courseOfGroup } from '../../../src/contract/catalogue/courseOfGroup.ts';
import { listUserGroups } from '../../../src/contract/people/userGroup.ts';
import { saveSettings, siteSettings } from '../../../src/contract/site/site.ts';
import { failureMessages } from '../../../src/i18n/app/failures.ts';
import { shopWindow as words } from '../../../src/i18n/th/catalogue/shopWindow.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { buildTestShop, type SignedInVisitor, type TestShop } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';
import { movableClock } from '../../support/shop/testParts.ts';

onDatabase('groups of learners', (database) => {
  const clock = movableClock();
  let shop: TestShop;
  let as: SignedInVisitor;
  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock });
    as = await shop.signedIn('administrator');
    const add = rowsOf(database().db, clock.now);
    await add.category({ id: 'tax', position: 1 });
    const course = { categoryId: 'tax', titleTh: 'เอ็กเซล', titleEn: 'Excel' };
    await add.course({ ...course, id: '1002', slug: '1002-excel' });
    await add.course({ ...course, id: '1003', slug: '1003-word', titleTh: 'เวิร์ด', titleEn: null, isPublished: false });
    await add.course({ ...course, id: '1004', slug: '1004-gone', deletedAt: clock.now });
  });
  afterAll(() => shop.close());

  const added = async (th: string) => {
    const groups = await shop.call(groupResource.add, { body: { name: { th, en: null } } }, { as });
    const last = groups.at(-1);
    if (last === undefined) throw new Error('No group was added');
    return last;
  };
  const counted = async (id: string) => {
    const group = (await shop.call(groupResource.list, {}, { as })).find((each) => each.id === id);
    return [group?.peopleCount, group?.courseCount];
  };
  const peopleIn = async (group: string) =>
    (await shop.call(adminPeople, { query: { group } }, { as })).rows.map(({ id }) => id);
  const setPerson = (groupId: string, userId: string, isIn: boolean) =>
    shop.call(setPersonInGroup, { params: { groupId, userId }, body: { isIn } }, { as });
  const setCourse = (groupId: string, courseId: string, isIn: boolean) => {
    clock.forward(1_000);
    return shop.call(setCourseInGroupCall, { params: { groupId, courseId }, body: { isIn } }, { as });
  };

  test('a new one is last, has a Thai name, and can be renamed', async () => {
    const group = await added(' ครูใหม่ ');
    expect(group).toMatchObject({ name: { th: 'ครูใหม่', en: null }, isDefault: false, peopleCount: 0, courseCount: 0 });
    const body = { name: { th: 'ครู', en: 'Teachers' } };
    await shop.call(groupResource.change, { params: { groupId: group.id }, body }, { as });
    expect((await shop.call(listUserGroups)).at(-1)).toMatchObject({ id: group.id, ...body });
    const nameless = await shop.refused(groupResource.add, { body: { name: { th: ' ', en: 'Only' } } }, { as });
    expect(nameless.fields).toEqual({ 'name.th': words.problems['text.th.required'] });
    const gone = await shop.refused(groupResource.change, { params: { groupId: 'nowhere' }, body }, { as });
    expect(gone.code).toBe('NOT_FOUND');
  });

  test('somebody is found by part of name or e-mail, and no administrator is', async () => {
    const student = await shop.signedIn();
    const found = async (keyword: string) => (await shop.call(adminPeople, { query: { keyword } }, { as })).rows;
    const person = { id: student.userId, name: 'มานี ใจดี', email: student.email, groupId: null };
    expect(await found(student.email.slice(0, -4).toUpperCase())).toEqual([person]);
    expect(await found('นี ใจ')).toContainEqual(person);
    expect(await found(as.email)).toEqual([]);
    expect(await found('%')).toEqual([]);
  });

  test('nobody is in two, and a moved member is not removed from the new one', async () => {
    const [one, two] = [await added('หนึ่ง'), await added('สอง')];
    const { userId } = await shop.signedIn();
    await setPerson(one.id, userId, true);
    await setPerson(one.id, userId, true);
    await setPerson(one.id, as.userId, true);
    expect([await peopleIn(one.id), await counted(one.id)]).toEqual([[userId], [1, 0]]);
    await setPerson(two.id, userId, true);
    await setPerson(one.id, userId, false);
    expect([await peopleIn(one.id), await peopleIn(two.id)]).toEqual([[], [userId]]);
    await setPerson(two.id, userId, false);
    expect(await peopleIn(two.id)).toEqual([]);
  });

  test('a course limited to a group opens for its members, and for everybody without a limit', async () => {
    const { settings } = await shop.call(siteSettings);
    clock.forward(1_000);
    await shop.call(
      saveSettings,
      { body: { ...settings, userGroupsEnabled: true, courseAccessByGroup: true } },
      { as },
    );
    const courseId = '1002';
    const group = await added('กลุ่มเรียน');
    const student = await shop.signedIn();
    const limitedTo = async () => (await shop.call(courseDetail, { params: { slug: courseId, n: '0' } })).limitedTo;

    await setCourse(group.id, courseId, true);
    await setCourse(group.id, courseId, true);
    expect([await limitedTo(), await counted(group.id)]).toEqual([[group.id], [0, 1]]);
    const ofGroup = await shop.call(adminItems, { query: { group: group.id } }, { as });
    expect(ofGroup.rows.map(({ id }) => id)).toEqual([courseId]);
    const entering = { params: { id: courseId } };
    expect((await shop.call(courseOfGroup, entering, { as: student })).course).toBeNull();
    await setPerson(group.id, student.userId, true);
    expect((await shop.call(courseOfGroup, entering, { as: student })).course?.id).toBe(courseId);

    await setCourse(group.id, courseId, false);
    expect(await limitedTo()).toEqual([]);
  });

  const remove = (groupId: string) => shop.call(groupResource.remove, { params: { groupId } }, { as });
  const groupsOf = async (courseId: string) => {
    const { rows } = await shop.call(adminItems, { query: { keyword: courseId } }, { as });
    return rows[0]?.groupIds;
  };

  test('members of a removed one are in none, and its courses keep their other groups', async () => {
    const [one, two] = [await added('เลิกแล้ว'), await added('ยังอยู่')];
    const { userId, email } = await shop.signedIn();
    await setPerson(one.id, userId, true);
    await setCourse(one.id, '1002', true);
    await setCourse(two.id, '1002', true);
    const { asOf } = await shop.call(catalogueDelta);
    clock.forward(1_000);
    expect((await remove(one.id)).map(({ id }) => id)).not.toContain(one.id);
    expect((await shop.call(listUserGroups)).map(({ id }) => id)).not.toContain(one.id);
    const { rows } = await shop.call(adminPeople, { query: { keyword: email } }, { as });
    expect(rows).toMatchObject([{ id: userId, groupId: null }]);
    expect(await groupsOf('1002')).toEqual([two.id]);
    const delta = await shop.call(catalogueDelta, { query: { since: asOf } });
    expect(delta.rows.map(({ id }) => id)).toContain('1002');
    // The second administrator finds it already removed, which is no error.
    expect((await remove(one.id)).map(({ id }) => id)).toContain(two.id);
    await setCourse(two.id, '1002', false);
  });

  test.each([
    ['a course', ['1002'], [], { th: ['เอ็กเซล'], en: ['Excel'] }],
    ['a course that nobody sees', ['1003'], [], { th: ['เวิร์ด'], en: ['เวิร์ด'] }],
    ['two courses', ['1002', '1003'], [], { th: ['เอ็กเซล', 'เวิร์ด'], en: ['Excel', 'เวิร์ด'] }],
    ['a course beside one of another group', ['1002', '1003'], ['1003'], { th: ['เอ็กเซล'], en: ['Excel'] }],
  ] as const)('is not removed while it alone has %s, and nothing changes', async (_, ofIt, ofOther, names) => {
    const [group, other] = [await added('ใช้อยู่'), await added('อื่น')];
    const { userId } = await shop.signedIn();
    await setPerson(group.id, userId, true);
    for (const id of ofIt) await setCourse(group.id, id, true);
    for (const id of ofOther) await setCourse(other.id, id, true);
    for (const language of ['th', 'en'] as const) {
      const refused = await shop.refused(groupResource.remove, { params: { groupId: group.id } }, { as, language });
      expect([refused.status, refused.code]).toEqual([409, 'GROUP_IN_USE']);
      expect(refused.details?.names).toEqual(names[language]);
      expect(refused.message).toBe(`${failureMessages[language].GROUP_IN_USE}: ${names[language].join(', ')}`);
    }
    expect([await counted(group.id), await peopleIn(group.id)]).toEqual([[1, ofIt.length], [userId]]);
    for (const id of ofOther) expect(await groupsOf(id)).toEqual([group.id, other.id]);
    for (const id of ofIt) await setCourse(group.id, id, false);
    for (const id of ofOther) await setCourse(other.id, id, false);
    await remove(group.id);
    expect(await counted(group.id)).toEqual([undefined, undefined]);
  });

  test('a course that was taken out of the catalogue holds none, and keeps its groups', async () => {
    const group = await added('ของเก่า');
    const { db } = database();
    await db
      .update(items)
      .set({ userGroupIds: [group.id] })
      .where(eq(items.id, '1004'));
    await remove(group.id);
    const [row] = await db.select().from(items).where(eq(items.id, '1004'));
    expect(row?.userGroupIds).toEqual([group.id]);
  });

  test('nothing is put into one while it is removed', async () => {
    const group = await added('พร้อมกัน');
    const params = { groupId: group.id, courseId: '1002' };
    const [put] = await Promise.all([
      shop.send(setCourseInGroupCall, { params, body: { isIn: true } }, { as }),
      shop.send(groupResource.remove, { params: { groupId: group.id } }, { as }),
    ]);
    const isThere = (await counted(group.id))[0] !== undefined;
    expect([put.statusCode, await groupsOf('1002')]).toEqual(isThere ? [200, [group.id]] : [404, []]);
    await setCourse(group.id, '1002', false).catch(() => undefined);
  });

  test('an unknown one is not found', async () => {
    const group = await added('ว่าง');
    const { userId } = await shop.signedIn();
    const refused = [
      await shop.refused(setPersonInGroup, { params: { groupId: 'nowhere', userId }, body: { isIn: true } }, { as }),
      await shop.refused(
        setPersonInGroup,
        { params: { groupId: group.id, userId: 'nobody' }, body: { isIn: true } },
        { as },
      ),
      await shop.refused(
        setCourseInGroupCall,
        { params: { groupId: group.id, courseId: '5001' }, body: { isIn: true } },
        { as },
      ),
    ];
    expect(refused.map(({ code }) => code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  });

  test('administrators alone see and change them', async () => {
    const { id: groupId } = await added('ลับ');
    const body = { name: { th: 'ของฉัน', en: null } };
    for (const other of [shop.visitor(), await shop.signedIn(), await shop.signedIn('instructor')]) {
      const { userId } = await shop.signedIn();
      const refused = [
        await shop.refused(groupResource.list, {}, { as: other }),
        await shop.refused(groupResource.add, { body }, { as: other }),
        await shop.refused(groupResource.change, { params: { groupId }, body }, { as: other }),
        await shop.refused(groupResource.remove, { params: { groupId } }, { as: other }),
        await shop.refused(adminPeople, {}, { as: other }),
        await shop.refused(setPersonInGroup, { params: { groupId, userId }, body: { isIn: true } }, { as: other }),
        await shop.refused(
          setCourseInGroupCall,
          { params: { groupId, courseId: '1002' }, body: { isIn: true } },
          { as: other },
        ),
      ];
      for (const { status } of refused) expect([401, 403]).toContain(status);
    }
    expect(await counted(groupId)).toEqual([0, 0]);
    const [row] = await database().db.select().from(userGroups).where(eq(userGroups.id, groupId));
    expect(row?.nameTh).toBe('ลับ');
  });
});
