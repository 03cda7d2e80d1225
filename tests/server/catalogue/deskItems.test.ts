import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPublishing } from '../../../server/store/catalogue/shownItems.ts';
import {
  addItem,
  adminItem,
  duplicateItem,
  previewItem,
  saveItemCover,
  saveItemFields,
  saveItemPlans,
  saveItemPublication,
  saveItemSharing,
  saveItemWords,
  saveProductGallery,
} from '../../../src/contract/administration/adminItem.ts';
import { bulkPublication, changePrices, previewPrices } from '../../../src/contract/administration/bulkItems.ts';
import { curriculumCalls } from '../../../src/contract/administration/curriculum.ts';
import { listCategories } from '../../../src/contract/catalogue/catalogue.ts';
import { courseDetail } from '../../../src/contract/catalogue/course.ts';
import { addTeacher, changeTeacher } from '../../../src/contract/catalogue/teacher.ts';
import type { NewItem } from '../../../src/domain/catalogue/newItem.ts';
import type { ItemPart, StoredItemDetail } from '../../../src/domain/catalogue/storedItem.ts';
import { noLecture, storedLecture } from '../../../src/domain/catalogue/typedLecture.ts';
import { noPlan, storedPlans } from '../../../src/domain/pricing/typedPlan.ts';
import { itemEditing as words } from '../../../src/i18n/th/catalogue/itemEditing.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { sendPagePicture } from '../../support/shop/sendPagePicture.ts';
import { buildTestShop, type SignedInVisitor, type TestShop } from '../../support/shop/shopApp.ts';
import { movableClock } from '../../support/shop/testParts.ts';

const text = (th: string) => ({ th, en: null });
const inClass: NewItem = {
  ...{ kind: 'course', courseType: 'inClass', title: { th: 'ชงกาแฟ', en: 'Brew Coffee!' } },
  ...{ categoryId: null, newCategory: { th: 'กาแฟ', en: 'Coffee' }, slugWords: '', taughtIn: 'th' },
};

onDatabase('courses and products that the desk makes', (database) => {
  const clock = movableClock();
  let shop: TestShop;
  let as: SignedInVisitor;
  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock });
    as = await shop.signedIn('administrator');
  });
  afterAll(() => shop.close());

  const make = (changes: Partial<NewItem> = {}) => shop.call(addItem, { body: { ...inClass, ...changes } }, { as });
  const again = ({ id }: StoredItemDetail) => shop.call(adminItem, { params: { itemId: id } }, { as });
  const fieldsOf = (item: StoredItemDetail, changes: Partial<StoredItemDetail['fields']>) => ({
    params: { itemId: item.id },
    body: { value: { ...item.fields, ...changes }, revision: item.revisions.fields },
  });
  const publicationOf = (item: StoredItemDetail, changes: Partial<StoredItemDetail['publication']>) => ({
    params: { itemId: item.id },
    body: { value: { ...item.publication, ...changes }, revision: item.revisions.publication },
  });
  const plansOf = (item: StoredItemDetail, plans: StoredItemDetail['plans']) => ({
    params: { itemId: item.id },
    body: { value: plans, revision: item.revisions.plans },
  });
  const onePlan = (item: StoredItemDetail) =>
    storedPlans({
      plans: [{ ...noPlan(`${item.id}-1`, true), name: { th: 'ทั้งคอร์ส', en: '' }, prices: { THB: '1,500', USD: '' } }],
    });
  const page = ({ id }: StoredItemDetail) => ({ params: { slug: `${id}-x`, n: '0' } });
  const complete = async (item: StoredItemDetail) => {
    const startsAt = clock.now + 86_400_000;
    const schedule = { ...item.fields.schedule, startsAt, venue: text('ห้อง 1') };
    await shop.call(saveItemFields, fieldsOf(item, { summary: text('สรุป'), schedule }), { as });
    return await shop.call(saveItemPlans, plansOf(item, onePlan(item)), { as });
  };

  test('a new course is a draft with a category and an address of its own, which only the desk sees', async () => {
    const item = await make();
    expect(item).toMatchObject({ kind: 'course', state: 'draft', isPublished: false, plans: [], seatsTaken: 0 });
    expect(item.fields).toMatchObject({ courseType: 'inClass', slugWords: 'brew-coffee', summary: null });
    expect((await shop.refused(courseDetail, page(item))).code).toBe('NOT_PUBLISHED');
    const categories = await shop.call(listCategories);
    expect(categories).toMatchObject([{ id: item.fields.categoryId, linkPath: 'coffee', name: { th: 'กาแฟ' } }]);
    const second = await make({ categoryId: item.fields.categoryId, newCategory: null });
    expect(second.id).not.toBe(item.id);
  });

  test('a new item needs a title, and a category of its kind', async () => {
    const item = await make();
    const wrong = { title: text(' '), kind: 'product', courseType: null, categoryId: item.fields.categoryId } as const;
    const { fields } = await shop.refused(addItem, { body: { ...inClass, ...wrong } }, { as });
    expect(fields).toEqual({
      'title.th': words.problems['text.th.required'],
      category_id: words.problems['category.unknown'],
    });
  });

  test('it is published only with what its type needs, and buyers then see it', async () => {
    const item = await make();
    const early = await shop.refused(saveItemPublication, publicationOf(item, { state: 'published' }), { as });
    expect(early.fields).toEqual({ publish_state: words.problems['publication.lacks'] });
    const ready = await complete(item);
    const shown = await shop.call(saveItemPublication, publicationOf(ready, { state: 'published' }), { as });
    expect(shown.isPublished).toBe(true);
    const { title, plans, schedule } = await shop.call(courseDetail, page(item));
    expect({ title, price: plans[0]?.prices.THB, venue: schedule.venue }).toEqual({
      ...{ title: inClass.title, price: 150_000, venue: text('ห้อง 1') },
    });
    const bare = { ...shown.fields.schedule, startsAt: null, venue: null };
    const refused = await shop.refused(saveItemFields, fieldsOf(shown, { summary: null, schedule: bare }), { as });
    expect(Object.keys(refused.fields).sort()).toEqual(['courseVenue.th', 'startDate', 'summary.th']);
    expect((await shop.refused(saveItemPlans, plansOf(shown, []), { as })).fields).toEqual({
      plans: words.problems['plans.required'],
    });
  });

  test('the second of two editors of a part is refused, and another part is not in the way', async () => {
    const item = await make();
    await shop.call(saveItemFields, fieldsOf(item, { title: text('แรก') }), { as });
    const late = await shop.refused(saveItemFields, fieldsOf(item, { title: text('ช้า') }), { as });
    expect([late.code, late.status]).toEqual(['CHANGED_MEANWHILE', 409]);
    await shop.call(saveItemPlans, plansOf(item, onePlan(item)), { as });
    expect((await again(item)).title).toEqual(text('แรก'));
  });

  test('the second of two editors of cover, pictures, texts or links is refused, and sees what was saved', async () => {
    const category = { categoryId: null, newCategory: text('หนังสือ') };
    const item = await make({ kind: 'product', courseType: null, ...category });
    const url = await sendPagePicture(shop, as);
    const bodyOf = <Value>(part: ItemPart, value: Value) => ({
      params: { itemId: item.id },
      body: { value, revision: item.revisions[part] },
    });
    const cover = bodyOf('cover', { coverUrl: url, coverAlt: text('ปก') });
    const gallery = bodyOf('gallery', { pictures: [{ url, alt: text('ภาพ') }] });
    const texts = bodyOf('words', { kindName: text('สมุด'), description: null, facts: [] });
    const { meta } = item.sharing;
    const sharing = bodyOf('sharing', { ...item.sharing, meta: { ...meta, title: text('ค้นหา') } });
    await shop.call(saveItemCover, cover, { as });
    await shop.call(saveProductGallery, gallery, { as });
    await shop.call(saveItemWords, texts, { as });
    await shop.call(saveItemSharing, sharing, { as });
    const late = [
      await shop.refused(saveItemCover, cover, { as }),
      await shop.refused(saveProductGallery, gallery, { as }),
      await shop.refused(saveItemWords, texts, { as }),
      await shop.refused(saveItemSharing, sharing, { as }),
    ];
    expect(late.map(({ code }) => code)).toEqual(late.map(() => 'CHANGED_MEANWHILE'));
    expect(await again(item)).toMatchObject({
      ...{ ...cover.body.value, product: gallery.body.value, sharing: sharing.body.value },
      ...{ texts: { kindName: text('สมุด') }, revisions: { fields: item.revisions.fields } },
    });
  });

  test('a scheduled item is published when its time comes, an archived one never', async () => {
    const startsAt = clock.now + 3_600_000;
    const planned = await complete(await make());
    const past = publicationOf(planned, { state: 'scheduled', startsAt: clock.now - 60_000 });
    expect((await shop.refused(saveItemPublication, past, { as })).fields).toEqual({
      startPublish: words.problems['publication.start.past'],
    });
    const scheduled = await shop.call(saveItemPublication, publicationOf(planned, { state: 'scheduled', startsAt }), {
      as,
    });
    expect(scheduled.publication).toMatchObject({
      state: 'scheduled',
      startsAt: Math.floor(startsAt / 1_000) * 1_000,
    });
    const hidden = await complete(await make());
    await shop.call(saveItemPublication, publicationOf(hidden, { state: 'archived' }), { as });
    expect(await startPublishing(database().db, startsAt - 60_000)).toEqual([]);
    expect(await startPublishing(database().db, startsAt)).toEqual([planned.id]);
    expect((await again(planned)).publication).toMatchObject({ state: 'published', startsAt: null });
    expect((await again(hidden)).state).toBe('archived');
  });

  test('seats are never fewer than those sold, a foreign plan and unknown names are refused', async () => {
    const [item, other] = [await complete(await make()), await complete(await make())];
    const foreign = await shop.refused(saveItemPlans, plansOf(item, onePlan(other)), { as });
    expect(foreign.fields).toEqual({ 'plans.0.name.th': words.problems['plan.foreign'] });
    const changes = {
      instructorId: 'nobody',
      groupIds: ['none'],
      freeBook: { itemId: other.id, delivery: 'ship' },
    } as const;
    const { fields } = await shop.refused(saveItemFields, fieldsOf(item, changes), { as });
    expect(Object.keys(fields).sort()).toEqual(['course_for_user_group', 'free_book', 'instructor_id']);
  });

  test('a draft is previewed by administrators only, as buyers will see it', async () => {
    const item = await complete(await make());
    const params = { itemId: item.id };
    const { course, product } = await shop.call(previewItem, { params }, { as });
    expect(product).toBeNull();
    expect(course).toMatchObject({ title: inClass.title, plans: [{ prices: { THB: 150_000 } }] });
    const response = await shop.send(previewItem, { params }, { as });
    expect(response.headers['cache-control']).toContain('no-store');
    expect((await shop.refused(previewItem, { params }, { as: await shop.signedIn('student') })).status).toBe(403);
  });

  test('a copy is a draft of its own, with its own plans, sections and lectures', async () => {
    const item = await complete(await make());
    await shop.call(saveItemPublication, publicationOf(item, { state: 'published' }), { as });
    const params = { itemId: item.id };
    const [section] = await shop.call(
      curriculumCalls.addSection,
      { params, body: { name: text('หนึ่ง'), location: null } },
      { as },
    );
    const lecture = storedLecture({ ...noLecture, name: { th: 'ก', en: '' } });
    const parts = { params: { ...params, sectionId: section?.id ?? '' }, body: lecture };
    const taught = await shop.call(curriculumCalls.addLecture, parts, { as });
    const copy = await shop.call(duplicateItem, { params }, { as });
    expect(copy).toMatchObject({ state: 'draft', title: { th: 'ชงกาแฟ (สำเนา)', en: 'Brew Coffee! (copy)' } });
    expect(copy.plans.map(({ prices }) => prices.THB)).toEqual([150_000]);
    expect(copy.plans[0]?.id).not.toBe(item.plans[0]?.id);
    const copied = await shop.call(curriculumCalls.read, { params: { itemId: copy.id } }, { as });
    expect(copied.map(({ lectures }) => lectures.map(({ name }) => name.th))).toEqual([['ก']]);
    expect(copied[0]?.lectures[0]?.id).not.toBe(taught[0]?.lectures[0]?.id);
    expect(await shop.call(curriculumCalls.read, { params }, { as })).toEqual(taught);
  });

  test('an instructor is made and renamed at the desk', async () => {
    const body = { name: text('ครูใหม่'), headline: text('บาริสตา'), about: text('ชงกาแฟมา 10 ปี'), pictureUrl: null };
    const [teacher] = await shop.call(addTeacher, { body }, { as });
    expect(teacher).toMatchObject({ ...body, accountEmail: null });
    const params = { instructorId: teacher?.id ?? '' };
    const bare = { name: text('ครูเก่า'), headline: null, about: null, pictureUrl: null };
    const renamed = await shop.call(changeTeacher, { params, body: bare }, { as });
    expect(renamed).toEqual([{ ...bare, id: teacher?.id, accountEmail: null }]);
    const foreign = { ...bare, pictureUrl: 'https://elsewhere.example/face.jpg' };
    const refused = await shop.refused(changeTeacher, { params, body: foreign }, { as });
    expect(refused.fields).toEqual({ picture_url: expect.anything() });
    const nameless = await shop.refused(addTeacher, { body: { ...body, name: text('') } }, { as });
    expect(Object.keys(nameless.fields)).toEqual(['name.th']);
  });

  test('many items are published at once, except those that lack something', async () => {
    const [ready, bare] = [await complete(await make()), await make({ title: text('ยังไม่ครบ') })];
    const body = { ids: [ready.id, bare.id], isPublished: true };
    expect(await shop.call(bulkPublication, { body }, { as })).toEqual({ changed: 1, incomplete: [text('ยังไม่ครบ')] });
    expect((await again(ready)).state).toBe('published');
    await shop.call(bulkPublication, { body: { ...body, isPublished: false } }, { as });
    expect((await again(ready)).state).toBe('draft');
  });

  test('many prices change as the preview showed them, and not if they are others meanwhile', async () => {
    const item = await complete(await make());
    const body = { ids: [item.id], change: { currency: 'THB', kind: 'percent', by: -1_250 } } as const;
    const { prices, revision } = await shop.call(previewPrices, { body }, { as });
    expect(prices.map(({ before, after }) => [before, after])).toEqual([[150_000, 131_250]]);
    await shop.call(changePrices, { body: { ...body, revision } }, { as });
    expect((await again(item)).plans[0]?.prices.THB).toBe(131_250);
    expect((await shop.refused(changePrices, { body: { ...body, revision } }, { as })).code).toBe('CHANGED_MEANWHILE');
  });
});
