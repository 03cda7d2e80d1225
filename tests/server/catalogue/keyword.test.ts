import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminPeople } from '../../../src/contract/administration/adminGroup.ts';
import { adminItems } from '../../../src/contract/administration/adminItem.ts';
import { adminOrders } from '../../../src/contract/administration/administration.ts';
import { listCourses, listProducts } from '../../../src/contract/catalogue/catalogue.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { buildTestShop, type TestShop } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';
import { movableClock } from '../../support/shop/testParts.ts';

const start = Date.UTC(2026, 1, 15, 5);

onDatabase('control characters are blanks', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock: movableClock(start) });
    const add = rowsOf(database().db, start);
    await add.category({ id: 'tax' });
    await add.category({ id: 'books', kind: 'product', position: 2 });
    await add.course({ id: '101', categoryId: 'tax', titleTh: 'Excel ร้านค้า' });
    await add.course({ id: '102', categoryId: 'tax', titleTh: 'Python' });
    await add.product({ id: '201', categoryId: 'books' });
  });
  afterAll(() => shop.close());

  test('in a question of anybody', async () => {
    const found = async (keyword: string) =>
      (await shop.call(listCourses, { query: { keyword } })).rows.map(({ id }) => id);
    expect(await found('\u0000')).toEqual(['101', '102']);
    expect(await found('\u0000excel\u0085ร้านค้า\u0007')).toEqual(['101']);
    expect((await shop.call(listProducts, { query: { keyword: '\u0000\u007F' } })).total).toBe(1);
  });

  test('in a question of an administrator', async () => {
    const as = await shop.signedIn('administrator');
    const query = { keyword: '\u0000' };
    expect((await shop.call(adminItems, { query }, { as })).total).toBe(3);
    expect((await shop.call(adminPeople, { query }, { as })).total).toBe(0);
    expect((await shop.call(adminOrders, { query }, { as })).total).toBe(0);
  });
});
