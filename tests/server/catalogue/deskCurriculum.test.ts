import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { instructors, items } from '../../../server/store/schema/catalogue.ts';
import { progressIntervals } from '../../../server/store/schema/learning.ts';
import { adminAccount } from '../../../src/contract/administration/accounts.ts';
import { curriculumCalls } from '../../../src/contract/administration/curriculum.ts';
import { taughtStudents } from '../../../src/contract/administration/teaching.ts';
import { courseDetail } from '../../../src/contract/catalogue/course.ts';
import { courseProgress, playlist } from '../../../src/contract/learning/progress.ts';
import { cancelOrderCall } from '../../../src/contract/order/order.ts';
import { type DeskSection, type LectureFields, orderOf } from '../../../src/domain/catalogue/deskCurriculum.ts';
import { noLecture, storedLecture } from '../../../src/domain/catalogue/typedLecture.ts';
import { itemEditing as words } from '../../../src/i18n/th/catalogue/itemEditing.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { buyingIn, fillShop } from '../../support/shop/buying.ts';
import { buildTestShop, type SignedInVisitor, type TestShop, type Visitor } from '../../support/shop/shopApp.ts';
import { movableClock } from '../../support/shop/testParts.ts';

const text = (th: string) => ({ th, en: null });
const lecture = (name: string, changes: Partial<LectureFields> = {}): LectureFields => ({
  ...storedLecture({ ...noLecture, name: { th: name, en: '' } }),
  ...changes,
});
/** The curriculum as names, a list for each section. */
const names = (sections: readonly { name: { th: string }; lectures: readonly { name: { th: string } }[] }[]) =>
  sections.map((section) => [section.name.th, ...section.lectures.map(({ name }) => name.th)]);

onDatabase('the curriculum at the desk', (database) => {
  const clock = movableClock();
  const course = '120';
  const params = { itemId: course };
  let shop: TestShop;
  let as: SignedInVisitor;
  let earlier: Visitor;
  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock });
    as = await shop.signedIn('administrator');
    await fillShop(shop, clock.now);
    earlier = await shop.signedIn('student');
  });
  afterAll(() => shop.close());

  const read = () => shop.call(curriculumCalls.read, { params }, { as });
  const add = (sectionId: string, fields: LectureFields) =>
    shop.call(curriculumCalls.addLecture, { params: { ...params, sectionId }, body: fields }, { as });
  const part = (sections: readonly DeskSection[], at: number): DeskSection => {
    const found = sections[at];
    if (!found) throw new Error(`no section ${at}`);
    return found;
  };
  const seenBy = async (visitor: Visitor) =>
    names((await shop.call(playlist, { params: { courseId: course } }, { as: visitor })).sections);
  const onPage = async () =>
    names((await shop.call(courseDetail, { params: { slug: `${course}-item`, n: '0' } })).sections);

  test('sections and lectures are added, and everybody sees them at once with place and kind', async () => {
    const section = (name: string) => ({ params, body: { name: text(name), location: text('ห้องสมุด') } });
    const first = part(await shop.call(curriculumCalls.addSection, section('หนึ่ง'), { as }), 0);
    const second = part(await shop.call(curriculumCalls.addSection, section('สอง'), { as }), 1);
    await add(first.id, lecture('ก', { durationSeconds: 90, isPreview: true }));
    await add(first.id, lecture('ข'));
    await add(second.id, lecture('ค', { kind: 'link', linkUrl: 'https://example.com/a' }));
    expect(names(await read())).toEqual([
      ['หนึ่ง', 'ก', 'ข'],
      ['สอง', 'ค'],
    ]);
    expect(await onPage()).toEqual(names(await read()));
    const { sections } = await shop.call(playlist, { params: { courseId: course } });
    const shown = await shop.call(courseDetail, { params: { slug: `${course}-item`, n: '0' } });
    for (const seen of [sections, shown.sections]) {
      expect(seen.map(({ location }) => location)).toEqual([text('ห้องสมุด'), text('ห้องสมุด')]);
      expect(seen.flatMap(({ lectures }) => lectures.map(({ contentType }) => contentType))).toEqual([
        ...['text', 'text', 'link'],
      ]);
    }
  });

  test('the text of a lecture is rich, and nothing in it runs', async () => {
    const params120 = { ...params, sectionId: part(await read(), 1).id };
    const typed = { th: '<h2 onclick="a()">หัวข้อ</h2><script>a()</script>', en: '<script>a()</script>' };
    const added = { params: params120, body: lecture('ง', { kind: 'text', text: typed, isPreview: true }) };
    const sections = await shop.call(curriculumCalls.addLecture, added, { as });
    const saved = sections[1]?.lectures.find(({ name }) => name.th === 'ง');
    const cleaned = { th: '<h2>หัวข้อ</h2>', en: null };
    expect(saved?.text).toEqual(cleaned);
    const shown = await shop.call(playlist, { params: { courseId: course } });
    const texts = shown.sections.flatMap(({ lectures }) => lectures.map(({ text: each }) => each));
    expect(texts).toContainEqual(cleaned);
    await shop.call(curriculumCalls.removeLecture, { params: { ...params, lectureId: saved?.id ?? '' } }, { as });
  });

  test('a link is a whole web address, and a file must be there', async () => {
    const { id } = part(await read(), 0);
    const refusedFor = async (fields: LectureFields) =>
      (await shop.refused(curriculumCalls.addLecture, { params: { ...params, sectionId: id }, body: fields }, { as }))
        .fields;
    expect(await refusedFor(lecture('ล', { kind: 'link', linkUrl: 'javascript:alert(1)' }))).toEqual({
      link: words.problems['lecture.link.invalid'],
    });
    expect(await refusedFor(lecture('ฟ', { mediumId: 'gone', fileIds: ['gone'] }))).toEqual({
      medium_id: words.problems['lecture.medium.unknown'],
      file_ids: words.problems['lecture.files.unknown'],
    });
  });

  test('lectures keep their ids when they move, also into another section; an outdated order is refused', async () => {
    const before = await read();
    const order = orderOf(before);
    const [first, second] = [order[0], order[1]];
    if (!first || !second) throw new Error('two sections');
    const moved = [
      { ...second, lectureIds: [...second.lectureIds, ...first.lectureIds.slice(0, 1)] },
      { ...first, lectureIds: first.lectureIds.slice(1) },
    ];
    clock.forward(1_000);
    const after = await shop.call(curriculumCalls.order, { params, body: { order: moved } }, { as });
    expect(orderOf(after)).toEqual(moved);
    expect(await onPage()).toEqual([
      ['สอง', 'ค', 'ก'],
      ['หนึ่ง', 'ข'],
    ]);
    const outdated = { params, body: { order: moved.slice(1) } };
    expect((await shop.refused(curriculumCalls.order, outdated, { as })).code).toBe('CHANGED_MEANWHILE');
  });

  test('the second of two editors of a lecture is refused', async () => {
    const [edited] = part(await read(), 1).lectures;
    if (!edited) throw new Error('a lecture');
    const { id, revision, hasImportedFilm: _, ...fields } = edited;
    const change = {
      params: { ...params, lectureId: id },
      body: { value: { ...fields, name: text('ข ใหม่') }, revision },
    };
    await shop.call(curriculumCalls.changeLecture, change, { as });
    expect((await shop.refused(curriculumCalls.changeLecture, change, { as })).code).toBe('CHANGED_MEANWHILE');
    expect(names(await read())[1]).toEqual(['หนึ่ง', 'ข ใหม่']);
  });

  test('earlier buyers keep a lecture that is taken out, later ones and visitors never see it', async () => {
    await buyingIn(shop).place(earlier, { items: [course], method: 'bankTransfer' });
    clock.forward(60_000);
    const removed = part(await read(), 0).lectures[0];
    await shop.call(curriculumCalls.removeLecture, { params: { ...params, lectureId: removed?.id ?? '' } }, { as });
    const lastSection = part(await read(), 1);
    await shop.call(curriculumCalls.removeSection, { params: { ...params, sectionId: lastSection.id } }, { as });
    clock.forward(60_000);
    const later = await shop.signedIn('student');
    await buyingIn(shop).place(later, { items: [course], method: 'bankTransfer' });
    const whole = [
      ['สอง', 'ค', 'ก'],
      ['หนึ่ง', 'ข ใหม่'],
    ];
    expect(await seenBy(earlier)).toEqual(whole);
    expect(await seenBy(later)).toEqual([['สอง', 'ก']]);
    expect(await onPage()).toEqual([['สอง', 'ก']]);
    expect(names(await read())).toEqual([['สอง', 'ก']]);

    const archived = await shop.call(curriculumCalls.archived, { params }, { as });
    expect(archived.map(({ name }) => name.th).toSorted()).toEqual(['ข ใหม่', 'ค']);
    const back = (name: string) => {
      const lectureId = archived.find((lecture) => lecture.name.th === name)?.id ?? '';
      return shop.call(curriculumCalls.putBackLecture, { params: { ...params, lectureId } }, { as });
    };
    expect(names(await back('ค'))).toEqual([['สอง', 'ก', 'ค']]);
    expect(names(await back('ข ใหม่'))).toEqual([
      ['สอง', 'ก', 'ค'],
      ['หนึ่ง', 'ข ใหม่'],
    ]);
    expect(await onPage()).toEqual(names(await read()));
    expect(await seenBy(later)).toEqual(names(await read()));
    expect(await shop.call(curriculumCalls.archived, { params }, { as })).toEqual([]);
    const unknown = { params: { ...params, lectureId: 'nowhere' } };
    expect((await shop.refused(curriculumCalls.putBackLecture, unknown, { as })).code).toBe('NOT_FOUND');
  });

  test('a buyer whose order waits keeps a lecture that is taken out meanwhile, and every desk counts it', async () => {
    const { db } = shop.parts;
    const sold = { itemId: '101' };
    const buyer = await shop.signedIn('student');
    const buying = buyingIn(shop);
    const { order } = await buying.reported(buyer, { items: ['101'] });
    clock.forward(60_000);
    const section = part(await shop.call(curriculumCalls.read, { params: sold }, { as }), 0);
    const [kept, gone] = section.lectures;
    if (!kept || !gone) throw new Error('two lectures');
    await shop.call(curriculumCalls.removeLecture, { params: { ...sold, lectureId: gone.id } }, { as });
    clock.forward(60_000);
    await buying.decide(as, order, 'approved');
    const later = await shop.signedIn('student');
    await buying.approved(later, as, { items: ['101'] });

    const has = async (visitor: Visitor) => {
      const { sections } = await shop.call(playlist, { params: { courseId: '101' } }, { as: visitor });
      return sections.flatMap(({ lectures }) => lectures.map(({ id }) => id)).includes(gone.id);
    };
    expect([await has(buyer), await has(later)]).toEqual([true, false]);

    const teacher = await shop.signedIn('instructor');
    await db.insert(instructors).values({ id: 'teacher', nameTh: 'ครู', nameEn: null, userId: teacher.userId });
    await db.update(items).set({ instructorId: 'teacher' }).where(eq(items.id, '101'));
    const watched = { courseId: '101', lectureId: kept.id, deviceId: 'd', ordinal: 0, fromSeconds: 0, toSeconds: 100 };
    await db
      .insert(progressIntervals)
      .values([buyer, later].map(({ userId }) => ({ ...watched, userId, entryKey: userId, recordedAt: clock.now })));
    const percents = async (student: SignedInVisitor) => {
      const { userId } = student;
      const own = await shop.call(courseProgress, { params: { userId, courseId: '101' } }, { as: student });
      const taught = await shop.call(taughtStudents, { params: { courseId: '101' } }, { as: teacher });
      const person = await shop.call(adminAccount, { params: { userId } }, { as });
      return [
        own.percentDone,
        taught.rows.find(({ id }) => id === userId)?.percentDone,
        person.courses[0]?.percentDone,
      ];
    };
    expect(await percents(buyer)).toEqual([25, 25, 25]);
    expect(await percents(later)).toEqual([33, 33, 33]);
  });

  test('a lecture is deleted only if no order can give it to anybody', async () => {
    const archivedAfter = async (itemId: string) => {
      const { id: sectionId } = part(
        await shop.call(
          curriculumCalls.addSection,
          { params: { itemId }, body: { name: text('หนึ่ง'), location: null } },
          { as },
        ),
        0,
      );
      const added = { params: { itemId, sectionId }, body: lecture('ก') };
      const [section] = await shop.call(curriculumCalls.addLecture, added, { as });
      const lectureId = section?.lectures[0]?.id ?? '';
      await shop.call(curriculumCalls.removeLecture, { params: { itemId, lectureId } }, { as });
      return (await shop.call(curriculumCalls.archived, { params: { itemId } }, { as })).length;
    };
    expect(await archivedAfter('102')).toBe(0);
    const buyer = await shop.signedIn('student');
    // Money may still arrive for an unpaid order, and late money for a cancelled one.
    const order = await buyingIn(shop).place(buyer, { items: ['103'], method: 'bankTransfer' });
    await shop.call(cancelOrderCall, { body: { orderId: order.id, token: order.token } }, { as: buyer });
    expect(await archivedAfter('103')).toBe(1);
  });
});
