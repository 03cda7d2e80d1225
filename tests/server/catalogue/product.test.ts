import { afterAll, beforeAll, expect, test } from 'vitest';
import { customLabels } from '../../../server/store/schema/shop.ts';
import { coursesByCategory } from '../../../src/contract/catalogue/catalogue.ts';
import { productDetail } from '../../../src/contract/catalogue/product.ts';
import { listCustomLabels } from '../../../src/contract/people/customLabel.ts';
import { noSharingWords } from '../../../src/domain/site/sharing.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { buildTestShop, type TestShop } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';
import { movableClock } from '../../support/shop/testParts.ts';

const start = Date.UTC(2026, 1, 15, 3);
const words = (th: string, en: string | null = null) => ({ th, en });

onDatabase('products', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock: movableClock(start) });
    const { db } = database();
    const add = rowsOf(db, start);
    await add.category({ id: 'books', kind: 'product', position: 1 });
    await add.category({ id: 'tax', position: 2 });
    await add.product({
      ...{ id: '501', slug: '501-kana-workbook', categoryId: 'books', titleTh: 'สมุดคัดคานะ', titleEn: 'Kana workbook' },
      ...{
        summaryTh: 'ลำดับเส้นครบ',
        publishEndsAt: start + 86_400_000,
        kindNameTh: 'หนังสือ',
        kindNameEn: 'Book',
        seatsTotal: 9,
        seatsTaken: 2,
      },
      ...{ coverName: 'kana.webp', coverAltTh: 'หน้าปก', teaserName: 'kana-film' },
      pictures: [{ name: 'kana-close.webp', alt: words('ภาพใกล้', 'Close up') }],
      facts: [{ label: words('ขนาด', 'Size'), value: words('19 × 26 ซม.') }],
      sharing: {
        ...noSharingWords,
        meta: {
          ...noSharingWords.meta,
          title: words('สมุดคัดคานะ', 'Kana workbook'),
          description: words('ลำดับเส้นครบ'),
        },
      },
    });
    const price = { type: 'oneTime', termAmount: null, termUnit: null } as const;
    await add.plan({ id: '501a', itemId: '501', ...price, priceThb: 24_000 });
    await add.plan({ id: '501b', itemId: '501', ...price, priceThb: 1, isShown: false, isDefault: false });
    await add.plan({ id: '501c', itemId: '501', ...price, priceThb: 0, freeForOwnersOf: ['101'], isDefault: false });
    await add.product({ id: '500', slug: '500-kana-workbook', categoryId: 'books', isPublished: false });
    await add.product({ id: '502', slug: '502', categoryId: 'books' });
    await add.product({ id: '503', slug: '503-gone', categoryId: 'books', deletedAt: start });
    await add.course({ id: '101', slug: '101-tax', categoryId: 'tax' });
  });
  afterAll(() => shop.close());

  const detail = (id: string) => shop.call(productDetail, { params: { id, n: '0' } });
  const refusal = async (id: string) => (await shop.refused(productDetail, { params: { id, n: '0' } })).code;

  test('shows gallery, facts, price, kind and what is left', async () => {
    const product = await detail('501-kana-workbook');
    expect(product).toMatchObject({
      ...{ id: '501', kind: 'product', title: words('สมุดคัดคานะ', 'Kana workbook'), seatsLeft: 7, isLocked: false },
      kindName: words('หนังสือ', 'Book'),
      facts: [{ label: words('ขนาด', 'Size'), value: words('19 × 26 ซม.') }],
      pictures: [{ url: '/uploads/public/kana-close.webp', alt: words('ภาพใกล้', 'Close up') }],
      coverUrl: '/uploads/public/kana.webp',
      video: { mp4Url: '/uploads/public/kana-film.mp4', posterUrl: '/uploads/public/kana-film.webp' },
    });
    expect(product.plans.map((plan) => plan.id)).toEqual(['501a']);
    expect(product.publishEndsAt).toBe(start + 86_400_000);
    const bare = await detail('502');
    expect(bare).toMatchObject({
      publishEndsAt: null,
      kindName: null,
      facts: [],
      pictures: [],
      coverUrl: null,
      video: null,
    });
  });

  test('has each field where the specification reads it', async () => {
    const answer = await shop.send(productDetail, { params: { id: '501', n: '0' } });
    const { data } = answer.json();
    expect(data).toMatchObject({
      ...{ id: '501', course_type: 'product', available_qty: 7 },
      ...{ meta_title: words('สมุดคัดคานะ', 'Kana workbook'), meta_description: words('ลำดับเส้นครบ') },
      courseDescription: { title: words('สมุดคัดคานะ', 'Kana workbook') },
      preview: { pictureUrl: '/uploads/public/kana.webp', videoUrl: '/uploads/public/kana-film.mp4' },
    });
    expect(data.priceDetail[0]).toMatchObject({ price: 240 });
    expect(JSON.parse(data.image_detail)).toEqual([
      { url: '/uploads/public/kana-close.webp', alt: words('ภาพใกล้', 'Close up') },
    ]);
  });

  test('is found by its id, whatever words follow, and by its words without the id or behind a wrong one', async () => {
    for (const address of ['501', '501-', '501-anything', 'kana-workbook', '77-kana-workbook', '502-kana-workbook']) {
      expect([address, (await detail(address)).id]).toEqual([address, address.startsWith('502') ? '502' : '501']);
    }
  });

  test('leads nowhere where neither id nor words are known', async () => {
    for (const address of [
      '0501',
      '501 ',
      'workbook',
      'kana',
      '-',
      '500',
      '503',
      '503-gone',
      'gone',
      '101',
      '101-tax',
      'tax',
    ]) {
      expect([address, await refusal(address)]).toEqual([address, 'NOT_FOUND']);
    }
  });

  test('are listed by the path of their category in the same call as courses', async () => {
    const { rows, total } = await shop.call(coursesByCategory, { body: { categoryPath: 'books' } });
    expect(rows.map(({ id, kind }) => [id, kind])).toEqual([
      ['501', 'product'],
      ['502', 'product'],
    ]);
    expect(total).toBe(2);
    expect((await shop.refused(coursesByCategory, { body: { categoryPath: 'no-books' } })).code).toBe('NOT_FOUND');
  });

  test('what is asked at registration comes in its order, with the choices as JSON text', async () => {
    expect(await shop.call(listCustomLabels)).toEqual([]);
    const choices = [words('เพื่อน', 'A friend'), words('ค้นเจอ')];
    await database()
      .db.insert(customLabels)
      .values([
        { id: 'heard', type: 'radio', labelTh: 'รู้จักเราจากไหน', options: choices, isRequired: true, position: 2 },
        { id: 'job', type: 'inputtext', labelTh: 'ทำงานอะไร', labelEn: 'Your work', position: 1 },
      ]);
    expect(await shop.call(listCustomLabels)).toEqual([
      {
        id: 'job',
        type: 'inputtext',
        label: words('ทำงานอะไร', 'Your work'),
        order: 1,
        isRequired: false,
        options: [],
      },
      { id: 'heard', type: 'radio', label: words('รู้จักเราจากไหน'), order: 2, isRequired: true, options: choices },
    ]);
    const answer = await shop.send(listCustomLabels);
    expect(answer.json().data[1]).toMatchObject({ type_label: 'radio', order_label: 2, required: 1 });
    expect(JSON.parse(answer.json().data[1].item_list)).toEqual(choices);
    expect(answer.headers['cache-control']).toContain('public');
  });
});
