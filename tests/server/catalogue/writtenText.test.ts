import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupResource } from '../../../src/contract/administration/adminGroup.ts';
import { adminItem, saveItemSharing, saveItemWords } from '../../../src/contract/administration/adminItem.ts';
import { pageResource } from '../../../src/contract/site/customPage.ts';
import { saveSettings, siteSettings } from '../../../src/contract/site/site.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { stackedMarks, turnedRound } from '../../support/shop/badText.ts';
import { buildTestShop, type TestShop } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';
import { movableClock } from '../../support/shop/testParts.ts';
import { noSharing } from '../../unit/listingFixture.ts';

const start = Date.UTC(2026, 1, 15, 3);

onDatabase('what an administrator types', (database) => {
  let shop: TestShop;
  let administrator: { readonly as: Awaited<ReturnType<TestShop['signedIn']>> };

  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock: movableClock(start) });
    administrator = { as: await shop.signedIn('administrator') };
    const add = rowsOf(database().db, start);
    await add.category({ id: 'things', kind: 'product' });
    await add.product({ id: '201', categoryId: 'things' });
  });
  afterAll(() => shop.close());

  test.each([
    ['turned round', turnedRound, 'ย้อนทาง'],
    ['under stacked marks', stackedMarks, 'ก\u0E49\u0E31Z\u0351\u0316'],
  ])('is kept without what reaches beyond it when it is %s', async (_, bad, kept) => {
    const [typed, clean] = [
      { th: bad, en: bad },
      { th: kept, en: kept },
    ];
    const params = { itemId: '201' };
    const words = { kindName: typed, description: typed, facts: [{ label: typed, value: typed }] };
    const { revisions } = await shop.call(adminItem, { params }, administrator);
    const body = { value: words, revision: revisions.words };
    const item = await shop.call(saveItemWords, { params, body }, administrator);
    expect(item.texts).toEqual({ kindName: clean, description: clean });
    expect(item.product).toMatchObject({ facts: [{ label: clean, value: clean }] });

    const sharing = { ...noSharing, meta: { ...noSharing.meta, title: typed } };
    const linked = await shop.call(
      saveItemSharing,
      { params, body: { value: sharing, revision: revisions.sharing } },
      administrator,
    );
    expect(linked.sharing.meta.title).toEqual(clean);

    const groups = await shop.call(groupResource.add, { body: { name: typed } }, administrator);
    expect(groups.map(({ name }) => name)).toContainEqual(clean);

    const { settings } = await shop.call(siteSettings);
    const textsOf = <Text>(text: Text) => ({
      ...{ title: text, transferTimeLimitText: text, paymentTitle: text, refundPromise: text, contactAddress: text },
    });
    const changed = { ...settings, ...textsOf(typed) };
    expect(await shop.call(saveSettings, { body: changed }, administrator)).toMatchObject(textsOf(clean));

    const signs = [...bad].map((sign) => `&#${sign.codePointAt(0)};`).join('');
    const page = {
      path: `page-${bad.length}`,
      titleTh: bad,
      titleEn: '',
      bodyTh: signs,
      bodyEn: bad,
      isPublished: true,
    };
    const written = await shop.call(pageResource.add, { body: page }, administrator);
    expect([written.title.th, written.body]).toEqual([kept, { th: `<p>${kept}</p>`, en: `<p>${kept}</p>` }]);
  });

  test('is missing where it would show nothing', async () => {
    const refusal = await shop.refused(
      groupResource.add,
      { body: { name: { th: '\u3164\u2800', en: null } } },
      administrator,
    );
    expect(refusal).toMatchObject({ code: 'INPUT_ERROR', fields: { 'name.th': expect.any(String) } });
  });
});
