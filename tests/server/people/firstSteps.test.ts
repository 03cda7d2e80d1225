import { expect, test } from 'vitest';
import { adminFirstSteps } from '../../../src/contract/administration/firstSteps.ts';
import { sellerSetting } from '../../../src/contract/order/seller.ts';
import { firstSteps, neededSteps, stepsLeft } from '../../../src/domain/site/firstSteps.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { buildTestShop } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';
import { movableClock } from '../../support/shop/testParts.ts';

onDatabase('the steps before the first sale', (database) => {
  test('are ticked by what is true in the shop', async () => {
    const clock = movableClock();
    const shop = await buildTestShop({ database: database(), clock });
    try {
      const as = await shop.signedIn('administrator');
      const left = async () => stepsLeft(await shop.call(adminFirstSteps, {}, { as }));
      const add = rowsOf(database().db, clock.now);
      const before = await left();
      expect(before).toEqual(expect.arrayContaining(['seller', 'payment', 'course', 'lecture', 'pages']));

      const seller = { name: 'ร้าน', branch: '00000', taxId: '0105556000004', address: 'กรุงเทพ', postcode: '10110' };
      await shop.call(sellerSetting.save, { body: seller }, { as });
      await add.bankTransfer();
      expect(await left()).toEqual(before.filter((step) => step !== 'seller' && step !== 'payment'));

      await add.category({ id: 'tax' });
      await add.course({ id: '901', slug: '901-hidden', categoryId: 'tax', isPublished: false });
      await add.plan({ id: '901a', itemId: '901' });
      await add.section('901', '901s', [60]);
      await add.course({ id: '902', slug: '902-dollars', categoryId: 'tax' });
      await add.plan({ id: '902a', itemId: '902', priceThb: null });
      await add.course({ id: '903', slug: '903-locked', categoryId: 'tax', isLocked: true });
      await add.plan({ id: '903a', itemId: '903' });
      // Hidden, locked, or without a price in baht: nothing is on sale.
      expect(await left()).toEqual(expect.arrayContaining(['course', 'lecture']));

      await add.plan({ id: '902b', itemId: '902' });
      await add.section('902', '902s', [60]);
      expect(await left()).not.toEqual(expect.arrayContaining(['course']));
      expect(await left()).not.toEqual(expect.arrayContaining(['lecture']));
      expect((await shop.refused(adminFirstSteps, {})).status).toBe(401);
    } finally {
      await shop.close();
    }
  });
});

test('a shop without pages and mail can sell', () => {
  const done = Object.fromEntries(firstSteps.map((step) => [step, neededSteps.includes(step)]));
  expect(stepsLeft(done as Parameters<typeof stepsLeft>[0])).toEqual(['name', 'seller', 'lecture', 'pages', 'mail']);
});
