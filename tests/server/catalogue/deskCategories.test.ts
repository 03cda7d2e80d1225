import { afterAll, beforeAll, expect, test } from 'vitest';
import { addItem } from '../../../src/contract/administration/adminItem.ts';
import { categoryOrder, categoryResource } from '../../../src/contract/administration/categories.ts';
import { listCategories } from '../../../src/contract/catalogue/catalogue.ts';
import type { CategoryFields } from '../../../src/domain/catalogue/categoryTree.ts';
import type { NewItem } from '../../../src/domain/catalogue/newItem.ts';
import { itemEditing as words } from '../../../src/i18n/th/catalogue/itemEditing.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { buildTestShop, type SignedInVisitor, type TestShop } from '../../support/shop/shopApp.ts';
import { movableClock } from '../../support/shop/testParts.ts';

const { problems } = words;
const fields = (linkPath: string, changes: Partial<CategoryFields> = {}): CategoryFields => ({
  ...{ kind: 'course', name: { th: linkPath, en: null }, linkPath, parentId: null },
  ...changes,
});

onDatabase('categories at the desk', (database) => {
  let shop: TestShop;
  let as: SignedInVisitor;
  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock: movableClock() });
    as = await shop.signedIn('administrator');
  });
  afterAll(() => shop.close());

  const all = () => shop.call(categoryResource.list, {}, { as });
  const add = async (linkPath: string, changes: Partial<CategoryFields> = {}) => {
    await shop.call(categoryResource.add, { body: fields(linkPath, changes) }, { as });
    return (await all()).find((category) => category.linkPath === linkPath)?.id ?? '';
  };
  const change = (categoryId: string, body: CategoryFields) => ({ params: { categoryId }, body });
  const paths = async () => (await shop.call(listCategories)).map(({ linkPath }) => linkPath);

  test('they are added, put below each other and in another order, and visitors see them at once', async () => {
    const food = await add('food');
    const drinks = await add('drinks');
    expect(await paths()).toEqual(['food', 'drinks']);
    await shop.call(categoryResource.change, change(drinks, fields('coffee', { parentId: food })), { as });
    expect(await paths()).toEqual(['food', 'coffee']);
    await shop.call(categoryOrder, { body: { ids: [drinks, food] } }, { as });
    expect(await paths()).toEqual(['coffee', 'food']);
    expect((await shop.refused(categoryOrder, { body: { ids: [food] } }, { as })).code).toBe('CHANGED_MEANWHILE');
  });

  test('an address is used once, and no category stands below itself', async () => {
    const [child, parent] = await all();
    const taken = await shop.refused(categoryResource.add, { body: fields('food') }, { as });
    expect(taken.fields).toEqual({ link_path: problems['category.path.taken'] });
    const body = change(parent?.id ?? '', fields('food', { parentId: child?.id ?? '' }));
    expect((await shop.refused(categoryResource.change, body, { as })).fields).toEqual({
      parent_id: problems['category.parent.invalid'],
    });
    const spaced = await shop.refused(categoryResource.add, { body: fields('two words') }, { as });
    expect(spaced.fields).toEqual({ link_path: problems['category.path.invalid'] });
  });

  test('only an empty category is removed', async () => {
    const [child, parent] = await all();
    const removal = (categoryId = '') => ({ params: { categoryId } });
    expect((await shop.refused(categoryResource.remove, removal(parent?.id), { as })).code).toBe('CATEGORY_IN_USE');
    const draft: NewItem = {
      ...{ kind: 'course', courseType: 'online', title: { th: 'ก', en: null }, categoryId: child?.id ?? null },
      ...{ newCategory: null, slugWords: '', taughtIn: 'th' },
    };
    await shop.call(addItem, { body: draft }, { as });
    expect((await shop.refused(categoryResource.remove, removal(child?.id), { as })).code).toBe('CATEGORY_IN_USE');
    const empty = await add('empty');
    expect((await shop.call(categoryResource.remove, removal(empty), { as })).map(({ id }) => id)).not.toContain(empty);
  });
});
