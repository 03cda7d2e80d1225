import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  field,
  flat,
  joined,
  object,
  type Table,
  wireNames,
  wireOnly,
  within,
  wrapped,
} from '../../src/contract/field.ts';
import { flag, instant, list, money, orElse, orNull, spelled } from '../../src/contract/primitives.ts';

type Lesson = {
  readonly id: string;
  readonly isFree: boolean;
  readonly price: number;
  readonly startsAt: number | null;
  readonly place: { readonly room: string; readonly seats: readonly string[] };
  readonly note?: string;
};

const lessonTable: Table<Lesson> = {
  id: field('lesson_id', z.string()),
  isFree: field('is_free', flag),
  price: field('fee', money),
  startsAt: field('start', z.nullable(instant)),
  place: flat({ room: field('room', z.string()), seats: field('hall.seats', list(z.string())) }),
  note: field('note', z.optional(z.string())),
};
const lesson = object<Lesson>(
  lessonTable,
  wireOnly('total', z.int(), ({ place }) => place.seats.length),
);

const inside: Lesson = { id: '7', isFree: true, price: 1_050, startsAt: 0, place: { room: 'A', seats: ['1', '2'] } };
const wire = {
  ...{ lesson_id: '7', is_free: 1, fee: 10.5, start: '1970-01-01T00:00:00.000Z', room: 'A' },
  ...{ hall: { seats: ['1', '2'] }, total: 2 },
};

test('one row a field reads and writes it under its name, also in an object of the wire', () => {
  expect(z.encode(lesson, inside)).toEqual(wire);
  expect(z.decode(lesson, wire)).toEqual(inside);
});

test('what may be missing is missing on both sides, and never undefined', () => {
  expect(Object.keys(z.decode(lesson, wire))).not.toContain('note');
  expect(Object.keys(z.encode(lesson, { ...inside, note: 'x' }))).toContain('note');
  expect(Object.keys(z.encode(lesson, inside))).not.toContain('note');
  expect(z.decode(lesson, { ...wire, note: 'x' }).note).toBe('x');
});

test('a missing field, and one of another kind, is refused by its name on the wire', () => {
  const faults = (change: object) =>
    z.safeParse(lesson, { ...wire, ...change }).error?.issues.map(({ path }) => path.join('.'));
  expect(faults({ fee: 1.234 })).toEqual(['fee']);
  expect(faults({ hall: {} })).toEqual(['hall.seats']);
  expect(faults({ lesson_id: undefined, is_free: true })).toEqual(['lesson_id', 'is_free']);
  expect(faults({ total: undefined })).toEqual(['total']);
});

test('the document describes the wire', () => {
  const document = z.toJSONSchema(lesson, { io: 'input', unrepresentable: 'any' });
  expect(Object.keys(document.properties ?? {})).toEqual(Object.keys({ ...wire, note: '' }).toSorted(byDeclaration));
  expect(document.required).not.toContain('note');
  expect(document.properties?.hall).toMatchObject({ required: ['seats'] });
});
const declared = ['lesson_id', 'is_free', 'fee', 'start', 'room', 'hall', 'note', 'total'];
const byDeclaration = (one: string, other: string) => declared.indexOf(one) - declared.indexOf(other);

test('rows stand in an object of the wire that is none inside', () => {
  const course = object<Lesson & { readonly title: string }>({
    ...within('lesson', lessonTable),
    title: field('title', z.string()),
  });
  const { total: _, ...rest } = wire;
  expect(z.encode(course, { ...inside, title: 'T' })).toEqual({ lesson: rest, title: 'T' });
  expect(z.decode(course, { lesson: rest, title: 'T' })).toEqual({ ...inside, title: 'T' });
});

test('several fields hold one value', () => {
  const span = object<{ readonly span: readonly number[] | null }>({
    span: joined(
      { from: field('from', z.nullable(z.int())), to: field('to', z.nullable(z.int())) },
      {
        decode: ({ from, to }) => (from === null || to === null ? null : [from, to]),
        encode: (both) => ({ from: both?.[0] ?? null, to: both?.[1] ?? null }),
      },
    ),
  });
  expect(z.decode(span, { from: 1, to: 2 })).toEqual({ span: [1, 2] });
  expect(z.encode(span, { span: null })).toEqual({ from: null, to: null });
});

test('an object of the wire holds one value', () => {
  const answer = wrapped<string>(
    field('response.user', z.string()),
    wireOnly('length', z.int(), ({ length }) => length),
  );
  expect(z.encode(answer, 'malee')).toEqual({ response: { user: 'malee' }, length: 5 });
  expect(z.decode(answer, { response: { user: 'malee' }, length: 5 })).toBe('malee');
});

test('a substitute stands for a field that the wire lacks', () => {
  const choice = object({ id: field('id', orNull(z.string())), count: field('count', orElse(z.int(), 1)) });
  expect(z.decode(choice, {})).toEqual({ id: null, count: 1 });
  expect(z.encode(choice, { id: null, count: 2 })).toEqual({ id: null, count: 2 });
  expect(z.toJSONSchema(choice, { io: 'input', unrepresentable: 'any' }).required ?? []).toEqual([]);
});

test('words have their own spelling', () => {
  const role = spelled<'teacher' | 'student'>({ teacher: 2, student: 3 });
  expect([z.encode(role, 'student'), z.decode(role, 2)]).toEqual([3, 'teacher']);
  expect(z.safeParse(role, 4).success).toBe(false);
});

test('a refusal names a property as the wire does', () => {
  expect(wireNames(lessonTable)).toMatchObject({ id: 'lesson_id', isFree: 'is_free', price: 'fee' });
});

test('a table that does not fit its type is a type error', () => {
  type Two = { readonly one: 'a' | 'b'; readonly two: number };
  const two = field('two', z.int());
  // @ts-expect-error: a row is missing.
  object<Two>({ two });
  // @ts-expect-error: there is one too many.
  object<Two>({ one: field('one', z.enum(['a', 'b'])), two, three: two });
  // @ts-expect-error: the wire may have more.
  object<Two>({ one: field('one', z.string()), two });
  // @ts-expect-error: the wire takes less.
  object<Two>({ one: field('one', z.literal('a')), two });
  expect(object<Two>({ one: field('one', z.enum(['a', 'b'])), two })).toBeDefined();
});
