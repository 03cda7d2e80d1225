import { expect, test } from 'vitest';
import {
  type DeskCategory,
  mayRemoveCategory,
  parentsFor,
  stepCategory,
  treeOf,
} from '../../../src/domain/catalogue/categoryTree.ts';
import { pathsWithin } from '../../../src/domain/catalogue/pathsWithin.ts';

const category = (id: string, parentId: string | null = null, changes: Partial<DeskCategory> = {}): DeskCategory => ({
  ...{ id, kind: 'course', name: { th: id, en: null }, linkPath: id, parentId, itemCount: 0 },
  ...changes,
});
const food = category('food');
const tea = category('tea', 'food');
const coffee = category('coffee', 'food', { itemCount: 2 });
const espresso = category('espresso', 'coffee');
const tax = category('tax');
const books = category('books', null, { kind: 'product' });
const all = [food, tea, coffee, espresso, tax, books];

test('the tree of a kind has each category followed by those below it', () => {
  const lines = treeOf('course', all).map((line) => `${line.depth} ${line.category.id}`);
  expect(lines).toEqual(['0 food', '1 tea', '1 coffee', '2 espresso', '0 tax']);
});

test('a category moves among its siblings with those below it, and not past the ends', () => {
  expect(stepCategory('coffee', -1, all)).toEqual(['food', 'coffee', 'espresso', 'tea', 'tax', 'books']);
  expect(stepCategory('food', 1, all)).toEqual(['tax', 'food', 'tea', 'coffee', 'espresso', 'books']);
  expect(stepCategory('tax', 1, all)).toEqual(all.map(({ id }) => id));
});

test('a category stands below any other of its kind, but not below itself', () => {
  const ids = (id: string | null) => parentsFor({ id, kind: 'course' }, all).map((each) => each.id);
  expect(ids('food')).toEqual(['tax']);
  expect(ids('espresso')).toEqual(['food', 'tea', 'coffee', 'tax']);
  expect(ids(null)).toEqual(['food', 'tea', 'coffee', 'espresso', 'tax']);
});

test('only a category without items and without others below it is removed', () => {
  expect(all.filter((each) => mayRemoveCategory(each, all)).map(({ id }) => id)).toEqual([
    'tea',
    'espresso',
    'tax',
    'books',
  ]);
});

test('a category lists the addresses below it at any depth, also in a tree that is a circle', () => {
  const placed = (id: string, parentId: string | null) => ({ id, linkPath: `${id}-path`, parentId });
  const tree = [placed('c', 'b'), placed('a', null), placed('b', 'a'), placed('other', null)];
  expect([...pathsWithin('a-path', tree)].toSorted()).toEqual(['a-path', 'b-path', 'c-path']);
  expect([...pathsWithin('c-path', tree)]).toEqual(['c-path']);
  const circle = [placed('a', 'b'), placed('b', 'a')];
  expect([...pathsWithin('a-path', circle)].toSorted()).toEqual(['a-path', 'b-path']);
});
