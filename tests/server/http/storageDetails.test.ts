import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { storageDetails } from '../../../src/contract/site/storage.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { buildTestShop, type TestShop } from '../../support/shop/shopApp.ts';
import { movableClock } from '../../support/shop/testParts.ts';

onDatabase('the space for files', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock: movableClock() });
  });
  afterAll(() => shop.close());

  test('an administrator is told how many GB may still be stored, and nobody else', async () => {
    vi.spyOn(shop.parts.files, 'freeBytes').mockResolvedValue(1.5 * 1_073_741_824);
    const as = await shop.signedIn('administrator');
    const answer = await shop.inject({ method: 'GET', url: storageDetails.path }, as);
    expect(answer.json()).toEqual({ success: true, data: { free: 1.5 } });
    expect((await shop.refused(storageDetails, {}, { as: await shop.signedIn() })).code).toBe('PERMISSION_DENIED');
    expect((await shop.refused(storageDetails)).code).toBe('UNAUTHORIZED');
  });
});
