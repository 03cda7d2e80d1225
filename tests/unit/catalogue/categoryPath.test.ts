import { expect, test } from 'vitest';
import { categoryPath } from '../../../src/domain/catalogue/categoryPath.ts';

const category = (id: string, parentId: string | null) => ({ id, parentId, name: { th: id, en: null } });

test('a category is named with those above it', () => {
  const all = [category('excel', 'office'), category('office', 'work'), category('work', null)];
  const pathOf = (id: string) => {
    const found = all.find((each) => each.id === id);
    return found && categoryPath(found, all).map(({ th }) => th);
  };
  expect(pathOf('excel')).toEqual(['work', 'office', 'excel']);
  expect(pathOf('work')).toEqual(['work']);
});

test('a parent that is gone, or a circle, ends the path', () => {
  expect(categoryPath(category('a', 'gone'), [])).toEqual([{ th: 'a', en: null }]);
  const circle = [category('a', 'b'), category('b', 'a')];
  expect(categoryPath(category('a', 'b'), circle)).toEqual([
    { th: 'b', en: null },
    { th: 'a', en: null },
  ]);
});
