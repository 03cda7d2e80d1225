import { beforeAll, expect, test } from 'vitest';
import { besideCourse } from '../../../src/contract/catalogue/besideCourse.ts';
import { changeTeacher } from '../../../src/contract/catalogue/teacher.ts';
import { teacherPage } from '../../../src/contract/catalogue/teacherPage.ts';
import { saveSettings } from '../../../src/contract/site/site.ts';
import { defaultSiteSettings, type SiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

onOrderShop('the courses beside a course', (opened) => {
  const set = async (change: Partial<SiteSettings>) => {
    const { shop, administrator, clock } = opened();
    clock.forward(1_000);
    await shop.call(saveSettings, { body: { ...defaultSiteSettings, ...change } }, { as: administrator });
  };
  const beside = async (id: string) => {
    const { sameTeacher, sameGroup, bestSelling } = await opened().shop.call(besideCourse, { params: { id } });
    const ids = (rows: typeof sameTeacher) => rows.map((row) => row.id);
    return { teacher: ids(sameTeacher), group: ids(sameGroup), best: ids(bestSelling) };
  };
  const all = { sameTeacherShown: true, sameGroupShown: true, bestSellersShown: true };

  beforeAll(async () => {
    const { shop, clock } = opened();
    const add = rowsOf(shop.parts.db, clock.now);
    await add.category({ id: 'cloth' });
    for (const id of ['pim', 'chai']) await add.instructor({ id });
    for (let id = 301; id <= 312; id += 1) {
      await add.course({ id: String(id), categoryId: 'cloth', instructorId: id <= 302 ? 'pim' : 'chai' });
      await add.plan({ id: `${id}a`, itemId: String(id) });
    }
    await add.course({ id: '320', categoryId: 'data', instructorId: 'pim' });
    await add.course({ id: '321', categoryId: 'cloth', instructorId: 'pim', isPublished: false });
    await add.product({ id: '330', categoryId: 'cloth' });
  });

  test('come as the three settings have it', async () => {
    await set({ sameTeacherShown: false, sameGroupShown: false, bestSellersShown: false });
    expect(await beside('301')).toEqual({ teacher: [], group: [], best: [] });
    await set({ sameTeacherShown: true });
    expect((await beside('301')).teacher).toEqual(['302', '320']);
    expect((await beside('301')).group).toEqual([]);
  });

  test('are eight at most, never the course itself, and none stands in both rows', async () => {
    await set(all);
    expect(await beside('301')).toMatchObject({
      teacher: ['302', '320'],
      group: ['303', '304', '305', '306', '307', '308', '309', '310'],
    });
    const { teacher, group } = await beside('305');
    expect(teacher).toEqual(['303', '304', '306', '307', '308', '309', '310', '311']);
    expect(group).toEqual(['301', '302', '312']);
  });

  test('the page of a teacher has the visible courses and changes with the words; without courses it is not there', async () => {
    const { shop, administrator } = opened();
    const params = { teacherId: 'pim' };
    const page = await shop.call(teacherPage, { params });
    expect(page.courses.map(({ id }) => id)).toEqual(['301', '302', '320']);
    const words = {
      name: page.name,
      headline: null,
      about: { th: 'สานเสื่อ\n\nสอนมา 20 ปี', en: null },
      pictureUrl: null,
    };
    await shop.call(changeTeacher, { params: { instructorId: 'pim' }, body: words }, { as: administrator });
    expect(await shop.call(teacherPage, { params })).toMatchObject({ about: words.about, pictureUrl: null });
    await rowsOf(shop.parts.db, 0).instructor({ id: 'idle' });
    for (const teacherId of ['idle', 'nobody']) {
      expect((await shop.refused(teacherPage, { params: { teacherId } })).code).toBe('NOT_FOUND');
    }
  });

  test('a course of nobody has none of a teacher', async () => {
    expect((await beside('101')).teacher).toEqual([]);
  });

  test('the best-selling ones follow approved orders of the last 90 days', async () => {
    const { shop, buying, administrator, clock } = opened();
    await set(all);
    for (const items of [['304', '309'], ['309']]) {
      await buying.approved(await shop.signedIn(), administrator, { items });
    }
    await buying.place(await shop.signedIn(), { items: ['305'] });
    clock.forward(10 * minuteMs);
    expect((await beside('301')).best).toEqual(['309', '304']);
    expect((await beside('309')).best).toEqual(['304']);
    clock.forward(91 * dayMs);
    expect((await beside('301')).best).toEqual([]);
  });

  test('leads nowhere for what is no course that visitors see', async () => {
    for (const [id, status] of [
      ['999', 404],
      ['330', 404],
      ['321', 404],
      ['%00', 400],
      ['1%27%20or%201=1', 400],
      ['x'.repeat(10_000), 400],
    ] as const) {
      const { statusCode } = await opened().shop.inject({ url: `/public/courses/${id}/beside` });
      expect([id.slice(0, 9), statusCode]).toEqual([id.slice(0, 9), status]);
    }
  });

  test('the answer is everybody’s and is not sent twice', async () => {
    const { shop } = opened();
    const first = await shop.inject({ url: '/public/courses/301/beside' });
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await shop.inject({ url: '/public/courses/301/beside', headers })).statusCode).toBe(304);
  });
});
