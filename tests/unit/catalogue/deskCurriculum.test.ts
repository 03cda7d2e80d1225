import { expect, test } from 'vitest';
import {
  type CurriculumOrder,
  hasSameParts,
  linesOf,
  moveLine,
  stepLine,
} from '../../../src/domain/catalogue/deskCurriculum.ts';
import { ownLectures } from '../../../src/domain/learning/ownLectures.ts';

const order: CurriculumOrder = [
  { id: 'A', lectureIds: ['a1', 'a2'] },
  { id: 'B', lectureIds: ['b1'] },
  { id: 'C', lectureIds: [] },
];
/** The lines as one text. */
const shown = (sections: CurriculumOrder) =>
  linesOf(sections)
    .map(({ id }) => id)
    .join(' ');

test.each([
  ['a lecture down within its section', 1, 2, 'A a2 a1 B b1 C'],
  ['a lecture onto the next heading: first of that section', 2, 3, 'A a1 B a2 b1 C'],
  ['a lecture up onto its heading: last of the section before', 4, 3, 'A a1 a2 b1 B C'],
  ['a lecture above the first heading stays below it', 2, 0, 'A a2 a1 B b1 C'],
  ['a lecture to the end', 1, 5, 'A a2 B b1 C a1'],
  ['a section with its lectures to the end', 0, 5, 'B b1 C A a1 a2'],
  ['a section onto a lecture: to the place of that section', 5, 1, 'C A a1 a2 B b1'],
])('dragging %s', (_, from, to, expected) => {
  expect(shown(moveLine(order, from, to))).toBe(expected);
});

test.each([
  ['a section down', 0, 1, 'B b1 A a1 a2 C'],
  ['a section up', 3, -1, 'B b1 A a1 a2 C'],
  ['the first section up', 0, -1, 'A a1 a2 B b1 C'],
  ['the last section down', 5, 1, 'A a1 a2 B b1 C'],
  ['a lecture past the next heading', 2, 1, 'A a1 B a2 b1 C'],
  ['a lecture past its own heading', 4, -1, 'A a1 a2 b1 B C'],
  ['the very first lecture up', 1, -1, 'A a1 a2 B b1 C'],
] as const)('stepping %s', (_, from, by, expected) => {
  expect(shown(stepLine(order, from, by))).toBe(expected);
});

test('two orders hold the same parts only if none is missing, added or doubled', () => {
  const other = [
    { id: 'C', lectureIds: ['b1'] },
    { id: 'B', lectureIds: ['a2'] },
    { id: 'A', lectureIds: ['a1'] },
  ];
  expect(hasSameParts(order, other)).toBe(true);
  expect(hasSameParts(order, other.slice(1))).toBe(false);
  expect(hasSameParts(other.slice(1), order)).toBe(false);
  expect(hasSameParts([...order, { id: 'A', lectureIds: [] }], order)).toBe(false);
});

test('a lecture that was taken out stays with those who bought before', () => {
  const lectures = [
    { id: 'stays', archivedAt: null },
    { id: 'gone', archivedAt: 100 },
  ];
  const idsFor = (boughtAt: number | null) => ownLectures(lectures, boughtAt).map(({ id }) => id);
  expect(idsFor(99)).toEqual(['stays', 'gone']);
  expect(idsFor(100)).toEqual(['stays']);
  expect(idsFor(null)).toEqual(['stays']);
});
