import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  adminItem,
  adminItems,
  saveItemCover,
  saveItemSharing,
  saveItemWords,
  saveProductGallery,
} from '../../../src/contract/administration/adminItem.ts';
import { catalogueDelta } from '../../../src/contract/catalogue/catalogue.ts';
import { catalogueTexts } from '../../../src/contract/catalogue/catalogueTexts.ts';
import { courseDetail } from '../../../src/contract/catalogue/course.ts';
import { productDetail } from '../../../src/contract/catalogue/product.ts';
import { howToBuy, howToBuySetting } from '../../../src/contract/site/howToBuy.ts';
import type { ProductPicture } from '../../../src/domain/catalogue/product.ts';
import type { PublicationState } from '../../../src/domain/catalogue/publication.ts';
import type { ItemPart } from '../../../src/domain/catalogue/storedItem.ts';
import { picturesMaximum } from '../../../src/domain/catalogue/typedProduct.ts';
import { cutAddress, pictureFormats } from '../../../src/domain/site/pictureCuts.ts';
import type { Sharing } from '../../../src/domain/site/sharing.ts';
import { shopWindow as words } from '../../../src/i18n/th/catalogue/shopWindow.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { sendPagePicture } from '../../support/shop/sendPagePicture.ts';
import { buildTestShop, type SignedInVisitor, type TestShop } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';
import { movableClock } from '../../support/shop/testParts.ts';

const evil = '<img src=x onerror="alert(1)">';
const course = '1001';
const product = '5001';

onDatabase('the pages that sell', (database) => {
  const clock = movableClock();
  let shop: TestShop;
  let as: SignedInVisitor;
  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock });
    as = await shop.signedIn('administrator');
    const add = rowsOf(database().db, clock.now);
    await add.category({ id: 'books', kind: 'product', position: 1 });
    await add.category({ id: 'tax', position: 2 });
    await add.course({ id: course, slug: `${course}-excel`, categoryId: 'tax', titleTh: 'เอ็กเซล', titleEn: 'Excel' });
    await add.category({ id: 'more', kind: 'product', position: 3 });
    const put = { categoryId: 'more', isPublished: false };
    await add.product({ ...put, id: '5006', publishStartsAt: clock.now + 3_600_000 });
    await add.product({ ...put, id: '5007', publishStartsAt: clock.now, archivedAt: clock.now });
    await add.plan({ id: 'p1', itemId: '5006' });
    await add.plan({ id: 'p2', itemId: '5006', priceThb: 50_000, isDefault: false, position: 2 });
    for (const id of [product, '5002', '5003', '5004', '5005']) {
      await add.product({
        ...{ id, slug: `${id}-workbook`, categoryId: 'books', titleTh: 'สมุดคัดคานะ', titleEn: 'Kana workbook' },
        ...{ coverName: 'kana.webp', coverAltTh: 'หน้าปก', isPublished: id !== '5005' },
        pictures: [
          { name: 'kana-close.webp', alt: { th: 'ภาพใกล้', en: 'Close up' } },
          { name: 'kana-back.webp', alt: { th: 'ปกหลัง', en: null } },
        ],
      });
    }
  });
  afterAll(() => shop.close());

  const item = (itemId: string) => shop.call(adminItem, { params: { itemId } }, { as });
  /** A save of a part on top of its stored values. */
  const saveOf = async <Value>(part: ItemPart, itemId: string, value: Value) => ({
    params: { itemId },
    body: { value, revision: (await item(itemId)).revisions[part] },
  });
  const shownProduct = () => shop.call(productDetail, { params: { id: product, n: '0' } });
  const later = () => clock.forward(1_000);

  test('how to buy is in the shop’s own words as soon as it has some, and only where it is shown', async () => {
    const usual = await shop.call(howToBuySetting.read, {}, { as });
    expect(await shop.call(howToBuy)).toEqual(usual);
    later();
    const body = { isEnabled: true, steps: [{ th: ` ทักแชต ${evil} `, en: '' }] };
    const steps = [{ th: `ทักแชต ${evil}`, en: null }];
    expect(await shop.call(howToBuySetting.save, { body }, { as })).toEqual({ isEnabled: true, steps });
    expect(await shop.call(howToBuy)).toEqual({ isEnabled: true, steps });
    later();
    await shop.call(howToBuySetting.save, { body: { isEnabled: false, steps } }, { as });
    expect(await shop.call(howToBuy)).toEqual({ isEnabled: false, steps: [] });
    expect(await shop.call(howToBuySetting.read, {}, { as })).toEqual({ isEnabled: false, steps });
  });

  test('how to buy is not shown without a step, and no step is empty or English only', async () => {
    const refusedFor = (isEnabled: boolean, steps: { th: string; en: string | null }[]) =>
      shop.refused(howToBuySetting.save, { body: { isEnabled, steps } }, { as });
    expect((await refusedFor(true, [])).fields).toEqual({ description: words.problems['steps.required'] });
    const faulty = await refusedFor(false, [
      { th: 'ก', en: null },
      { th: ' ', en: 'Ask' },
      { th: 'ก'.repeat(301), en: null },
    ]);
    expect(faulty.fields).toEqual({
      'description.1.th': words.problems['text.th.required'],
      'description.2.th': words.problems['text.max'],
    });
    const many = Array.from({ length: 13 }, () => ({ th: 'ก', en: null }));
    expect((await refusedFor(false, many)).fields).toEqual({ description: words.problems['steps.max'] });
  });

  test('items are found by part of the title in either language, by id and by kind, shown or not', async () => {
    const found = async (query: { keyword?: string; kind?: 'course' | 'product' }) =>
      (await shop.call(adminItems, { query }, { as })).rows.map(({ id }) => id);
    expect(await found({ keyword: product })).toEqual([product]);
    expect(await found({ keyword: 'ดคา' })).toEqual([product, '5002', '5003', '5004', '5005']);
    expect(await found({ keyword: 'CEL' })).toEqual([course]);
    expect(await found({ keyword: product, kind: 'course' })).toEqual([]);
    expect(await found({ keyword: '%' })).toEqual([]);
    expect(await found({ keyword: "' or 1=1 --" })).toEqual([]);
    const page = await shop.call(adminItems, { query: { kind: 'product', page: 2, pageSize: 3 } }, { as });
    expect([page.total, page.rows.map(({ isPublished }) => isPublished)]).toEqual([7, [true, false, false]]);
  });

  test('items are filtered by state and category, with the category’s name and the price from which they sell', async () => {
    const found = async (query: { state?: PublicationState; category?: string; keyword?: string }) =>
      (await shop.call(adminItems, { query }, { as })).rows.map(({ id }) => id);
    expect(await found({ state: 'published' })).toEqual([course, product, '5002', '5003', '5004']);
    expect(await found({ state: 'draft' })).toEqual(['5005']);
    expect(await found({ state: 'scheduled' })).toEqual(['5006']);
    expect(await found({ state: 'archived' })).toEqual(['5007']);
    expect(await found({ category: 'tax' })).toEqual([course]);
    expect(await found({ category: 'books', state: 'draft', keyword: '5006' })).toEqual([]);
    const { rows, total } = await shop.call(adminItems, { query: { category: 'more', pageSize: 1 } }, { as });
    expect(total).toBe(2);
    expect(rows[0]).toMatchObject({
      ...{ id: '5006', categoryName: { th: 'หมวด more', en: 'Category more' } },
      ...{ fromPrices: { THB: 50_000, USD: 3_000 }, toPrices: { THB: 100_000, USD: 3_000 } },
    });
  });

  test('a link says what was written for it, and what is empty is the item’s own', async () => {
    const body: Sharing = {
      meta: {
        title: { th: `ชื่อค้นหา ${evil}`, en: 'Search title' },
        description: null,
        keywords: { th: 'ก, ข', en: null },
        robots: 'noindex,follow',
      },
      facebook: { title: { th: 'ชื่อแชต', en: null }, description: null, image: await sendPagePicture(shop, as) },
      twitter: { title: null, description: { th: 'บน X', en: null }, image: null },
    };
    const before = await shop.call(courseDetail, { params: { slug: course, n: '0' } });
    later();
    const saved = await shop.call(saveItemSharing, await saveOf('sharing', course, body), { as });
    expect(saved).toMatchObject({ id: course, sharing: body, product: null });
    const shown = await shop.call(courseDetail, { params: { slug: course, n: '0' } });
    expect(shown.sharing).toEqual(body);
    const { updatedAt, revisedAt } = shown;
    expect(shown).toEqual({ ...before, sharing: body, updatedAt, revisedAt });
    const drawn = await shop.inject({ method: 'GET', url: `/course/${before.slug}`, headers: { accept: 'text/html' } });
    expect(drawn.body).not.toContain(evil);
  });

  test('a link shows no picture that is not the shop’s, and no English without Thai', async () => {
    const { sharing } = await item(product);
    const wanted: Sharing = {
      ...sharing,
      meta: { ...sharing.meta, title: { th: '', en: 'Only' } },
      facebook: { ...sharing.facebook, image: 'https://evil.example/x.png' },
      twitter: { ...sharing.twitter, image: '/uploads/public/../private/slip.jpg' },
    };
    const refused = await shop.refused(saveItemSharing, await saveOf('sharing', product, wanted), { as });
    expect(refused.fields).toEqual({
      'meta_title.th': words.problems['text.th.required'],
      facebook_image: words.problems['pictures.unknown'],
      twitter_image: words.problems['pictures.unknown'],
    });
  });

  test.each([
    ['course', course],
    ['product', product],
  ] as const)('the cover of a %s is another one wherever it is shown, in every size', async (kind, itemId) => {
    const page = async () =>
      kind === 'product' ? await shownProduct() : await shop.call(courseDetail, { params: { slug: course, n: '0' } });
    const before = await page();
    const { asOf } = await shop.call(catalogueDelta);
    later();
    const cover = { coverUrl: await sendPagePicture(shop, as), coverAlt: { th: `ปกใหม่ ${evil}`, en: 'The new cover' } };
    const saved = await shop.call(saveItemCover, await saveOf('cover', itemId, cover), { as });
    expect(saved).toEqual({ ...(await item(itemId)), ...cover });
    const revised = kind === 'course' ? { revisedAt: clock.now } : {};
    expect(await page()).toEqual({ ...before, ...cover, ...revised, updatedAt: clock.now });
    const delta = await shop.call(catalogueDelta, { query: { since: asOf } });
    expect(delta.rows.find(({ id }) => id === itemId)?.coverUrl).toBe(cover.coverUrl);
    const texts = await shop.call(catalogueTexts, { query: { since: asOf } });
    expect(texts.rows.find(({ id }) => id === itemId)?.coverAlt).toEqual(cover.coverAlt);
    for (const format of pictureFormats) {
      const cut = await shop.inject({ url: cutAddress(cover.coverUrl, '320', format) });
      expect([cut.statusCode, cut.headers['content-type']]).toEqual([200, `image/${format}`]);
    }
    const drawn = await shop.inject({ url: `/${kind}/${before.slug}`, headers: { accept: 'text/html' } });
    expect(drawn.body).not.toContain(evil);
  });

  test('a cover that is taken out takes its words along, and what was sent may come back', async () => {
    const cover = { coverUrl: await sendPagePicture(shop, as), coverAlt: { th: 'ปก', en: null } };
    const save = async (body: typeof cover | { coverUrl: null; coverAlt: { th: string; en: string | null } }) => {
      later();
      return await shop.call(saveItemCover, await saveOf('cover', '5002', body), { as });
    };
    await save(cover);
    expect(await save(cover)).toMatchObject(cover);
    expect(await save({ coverUrl: null, coverAlt: cover.coverAlt })).toMatchObject({
      coverUrl: null,
      coverAlt: { th: '', en: null },
    });
    expect(await save(cover)).toMatchObject(cover);
  });

  test.each([
    ['no words', { th: ' ', en: null }, null, { 'image_alt.th': 'text.th.required' }],
    ['English alone', { th: '', en: 'Only' }, null, { 'image_alt.th': 'text.th.required' }],
    [
      'long words',
      { th: 'ก'.repeat(256), en: 'a'.repeat(256) },
      null,
      { 'image_alt.th': 'text.max', 'image_alt.en': 'text.max' },
    ],
    [
      'a picture from elsewhere',
      { th: 'ก', en: null },
      'https://evil.example/x.png',
      { pictureUrl: 'pictures.unknown' },
    ],
    [
      'a private file',
      { th: 'ก', en: null },
      '/uploads/public/../private/slip.jpg',
      { pictureUrl: 'pictures.unknown' },
    ],
    ['another item’s picture', { th: 'ก', en: null }, '/uploads/public/tax.webp', { pictureUrl: 'pictures.unknown' }],
    [
      'nothing and no address',
      { th: '', en: null },
      '',
      { pictureUrl: 'pictures.unknown', 'image_alt.th': 'text.th.required' },
    ],
  ] as const)('a cover is refused with %s', async (_, coverAlt, address, problems) => {
    const before = await item('5003');
    const body = { coverUrl: address ?? before.coverUrl, coverAlt };
    const { code, fields } = await shop.refused(saveItemCover, await saveOf('cover', '5003', body), { as });
    const sentences = Object.entries(problems).map(([field, problem]) => [field, words.problems[problem]]);
    expect([code, fields]).toEqual(['INPUT_ERROR', Object.fromEntries(sentences)]);
    expect(await item('5003')).toEqual(before);
  });

  test('pictures of a product are put in, in order and taken out, each with its words', async () => {
    const { pictures } = await shownProduct();
    const added: ProductPicture = { url: await sendPagePicture(shop, as), alt: { th: 'ด้านข้าง', en: 'From the side' } };
    const save = async (pictures: readonly ProductPicture[]) => {
      later();
      return await shop.call(saveProductGallery, await saveOf('gallery', product, { pictures }), { as });
    };
    await save([added, ...pictures]);
    expect((await shownProduct()).pictures).toEqual([added, ...pictures]);
    await save([...pictures].reverse());
    expect((await shownProduct()).pictures).toEqual([...pictures].reverse());
    // An administrator had sent it, so it may be sent back.
    await save([added]);
    expect((await item(product)).product?.pictures).toEqual([added]);
  });

  test('a picture needs words, and is the shop’s own', async () => {
    const { pictures } = await shownProduct();
    const [first] = pictures;
    const refusedFor = async (wanted: typeof pictures) =>
      shop.refused(saveProductGallery, await saveOf('gallery', product, { pictures: wanted }), { as });
    const strange = { url: '/uploads/public/nothing.jpg', alt: { th: '', en: null } };
    expect((await refusedFor([strange])).fields).toEqual({
      'pictures.0.url': words.problems['pictures.unknown'],
      'pictures.0.alt.th': words.problems['text.th.required'],
    });
    const many = Array.from({ length: picturesMaximum + 1 }, () => first).filter((each) => each !== undefined);
    expect((await refusedFor(many)).fields).toEqual({ pictures: words.problems['pictures.max'] });
  });

  test('the words of a product are what its tabs show', async () => {
    later();
    const body = {
      kindName: null,
      description: { th: `ย่อหน้าแรก\n\n${evil}`, en: null },
      facts: [{ label: { th: 'ขนาด', en: 'Size' }, value: { th: 'A5', en: null } }],
    };
    await shop.call(saveItemWords, await saveOf('words', product, body), { as });
    expect(await shownProduct()).toMatchObject(body);
    const faulty = { ...body, facts: [{ label: { th: '', en: 'Size' }, value: { th: '', en: null } }] };
    const refused = await shop.refused(saveItemWords, await saveOf('words', product, faulty), { as });
    expect(refused.fields).toEqual({
      'facts.0.label.th': words.problems['text.th.required'],
      'facts.0.value.th': words.problems['text.th.required'],
    });
  });

  test('a course has neither gallery nor tabs, and what is not there is not found', async () => {
    const body = { kindName: null, description: { th: 'ก', en: null }, facts: [] };
    const gallery = { pictures: [] };
    const { sharing, coverUrl, coverAlt } = await item(course);
    const cover = { coverUrl, coverAlt };
    const gone = <Value>(value: Value) => ({ params: { itemId: '9999' }, body: { value, revision: '' } });
    const refused = [
      await shop.refused(saveItemWords, await saveOf('words', course, body), { as }),
      await shop.refused(saveProductGallery, await saveOf('gallery', course, gallery), { as }),
      await shop.refused(saveItemCover, gone(cover), { as }),
      await shop.refused(saveItemSharing, gone(sharing), { as }),
      await shop.refused(adminItem, { params: { itemId: '9999' } }, { as }),
    ];
    for (const { code } of refused) expect(code).toBe('NOT_FOUND');
  });

  test('one press has one effect, also after a lost answer', async () => {
    const key = randomUUID();
    const body = { isEnabled: true, steps: [{ th: 'ครั้งเดียว', en: null }] };
    later();
    const first = await shop.call(howToBuySetting.save, { body }, { as, key });
    later();
    await shop.call(howToBuySetting.save, { body: { ...body, steps: [{ th: 'ต่อมา', en: null }] } }, { as });
    expect(await shop.call(howToBuySetting.save, { body }, { as, key })).toEqual(first);
    expect((await shop.call(howToBuy)).steps).toEqual([{ th: 'ต่อมา', en: null }]);
  });

  test('administrators alone change them', async () => {
    const params = { itemId: product };
    const { sharing } = await item(product);
    const steps = { isEnabled: true, steps: [] };
    const gallery = { pictures: [] };
    const cover = { coverUrl: null, coverAlt: { th: '', en: null } };
    const texts = { kindName: null, description: { th: 'ก', en: null }, facts: [] };
    for (const other of [shop.visitor(), await shop.signedIn(), await shop.signedIn('instructor')]) {
      const refused = [
        await shop.refused(howToBuySetting.read, {}, { as: other }),
        await shop.refused(howToBuySetting.save, { body: steps }, { as: other }),
        await shop.refused(adminItems, {}, { as: other }),
        await shop.refused(adminItem, { params }, { as: other }),
        await shop.refused(saveItemCover, { params, body: { value: cover, revision: '' } }, { as: other }),
        await shop.refused(saveItemSharing, { params, body: { value: sharing, revision: '' } }, { as: other }),
        await shop.refused(saveProductGallery, { params, body: { value: gallery, revision: '' } }, { as: other }),
        await shop.refused(saveItemWords, { params, body: { value: texts, revision: '' } }, { as: other }),
      ];
      for (const { status } of refused) expect([401, 403]).toContain(status);
    }
  });
});
