import { describe, expect, test } from 'vitest';
import {
  answerMaximum,
  askedLabels,
  type CustomLabel,
  type CustomLabelType,
  cachedAnswers,
  customLabelTypes,
  type LabelFault,
  optionsOf,
  refuseAnswers,
  refuseLabel,
  storedLabel,
} from '../../../src/domain/people/customLabel.ts';

const options = [
  { th: 'เพื่อนแนะนำ', en: 'A friend' },
  { th: 'ค้นเจอเอง', en: 'A search' },
];
const hasOptions: readonly CustomLabelType[] = ['select', 'multiple', 'checkbox', 'radio'];
const labelOf = (type: CustomLabelType, change: Partial<CustomLabel> = {}): CustomLabel => ({
  ...{ id: type, type, label: { th: `ข้อ ${type}`, en: `Question ${type}` }, order: 1, isRequired: true },
  options: hasOptions.includes(type) ? options : [],
  ...change,
});
const every = customLabelTypes.map((type) => labelOf(type));
const [first = '', second = ''] = options.map(({ th }) => th);
const answered = {
  inputtext: [' นักบัญชี '],
  select: [first],
  multiple: [second, first],
  checkbox: [second],
  radio: [second],
  image: ['0190-picture.jpg'],
};

describe('custom labels marked required must not be empty (specification 5)', () => {
  test('each of the six types says what to do', () => {
    expect(refuseAnswers(every, {})).toEqual({
      inputtext: 'label.enter',
      select: 'label.choose',
      multiple: 'label.choose',
      checkbox: 'label.choose',
      radio: 'label.choose',
      image: 'label.picture',
    });
  });

  test('spaces are no answer', () => {
    expect(refuseAnswers(every, { ...answered, inputtext: ['  '] })).toEqual({ inputtext: 'label.enter' });
  });

  test('the others are optional', () => {
    expect(
      refuseAnswers(
        every.map((label) => ({ ...label, isRequired: false })),
        {},
      ),
    ).toEqual({});
  });

  test('an answered one is accepted', () => {
    expect(refuseAnswers(every, answered)).toEqual({});
  });
});

describe('an answer is one of the options', () => {
  test.each(hasOptions)('%s: another is refused', (type) => {
    expect(refuseAnswers([labelOf(type)], { [type]: ['อย่างอื่น'] })).toEqual({ [type]: 'label.option' });
  });

  test.each<[CustomLabelType, boolean]>([
    ['select', false],
    ['radio', false],
    ['multiple', true],
    ['checkbox', true],
  ])('%s takes several: %s', (type, takes) => {
    const problems = refuseAnswers([labelOf(type)], { [type]: [first, second] });
    expect(problems).toEqual(takes ? {} : { [type]: 'label.option' });
  });

  test('a check box without options is one box with the words of the question', () => {
    const agrees = labelOf('checkbox', { options: [] });
    expect(optionsOf(agrees)).toEqual([agrees.label]);
    expect(refuseAnswers([agrees], {})).toEqual({ checkbox: 'label.choose' });
    expect(refuseAnswers([agrees], { checkbox: [agrees.label.th] })).toEqual({});
  });

  test('a choice without options is not asked, so that it blocks nobody', () => {
    const empty = [labelOf('select', { options: [] }), labelOf('radio', { options: [] })];
    expect(askedLabels(empty)).toEqual([]);
    expect(refuseAnswers(empty, {})).toEqual({});
  });
});

test('words end somewhere', () => {
  const long = 'ก'.repeat(answerMaximum);
  expect(refuseAnswers([labelOf('inputtext')], { inputtext: [long] })).toEqual({});
  expect(refuseAnswers([labelOf('inputtext')], { inputtext: [`${long}ก`] })).toEqual({ inputtext: 'label.max' });
});

test('questions come in the shop’s order', () => {
  const labels = [labelOf('image', { order: 3 }), labelOf('inputtext', { order: 1 }), labelOf('select', { order: 2 })];
  expect(askedLabels(labels).map(({ id }) => id)).toEqual(['inputtext', 'select', 'image']);
});

describe('a question that an administrator has written', () => {
  test('can be asked as each of the six types', () => {
    expect(every.map(refuseLabel)).toEqual(every.map(() => null));
  });

  test.each<[string, Partial<CustomLabel>, LabelFault]>([
    ['without words', { label: { th: ' ', en: 'x' } }, 'question.label.required'],
    ['of endless words', { label: { th: 'ก'.repeat(256), en: null } }, 'question.label.max'],
    ['without options', { options: [] }, 'question.options.required'],
    ['with an empty option', { options: [...options, { th: '', en: 'x' }] }, 'question.options.required'],
    ['with an option twice', { options: [...options, { th: ` ${first} `, en: null }] }, 'question.options.twice'],
    [
      'of endless options',
      { options: Array.from({ length: 51 }, (_, n) => ({ th: String(n), en: null })) },
      'question.options.max',
    ],
  ])('%s is refused', (_, change, fault) => {
    expect(refuseLabel(labelOf('select', change))).toBe(fault);
  });

  test('is kept trimmed, at its place, with options only where they are chosen from', () => {
    const typed = labelOf('select', { label: { th: ' ข้อ ', en: ' ' }, options: [{ th: ' ก ', en: ' A ' }] });
    expect(storedLabel(typed, 4)).toMatchObject({
      ...{ label: { th: 'ข้อ', en: null }, order: 4, options: [{ th: 'ก', en: 'A' }] },
    });
    expect(storedLabel({ ...typed, type: 'image' }, 0).options).toEqual([]);
  });
});

describe('the stored answers', () => {
  test('the question’s own words and those of the options, in both languages and their order', () => {
    const stored = cachedAnswers(every, answered);
    expect(stored.find(({ id }) => id === 'multiple')).toEqual({
      ...{ id: 'multiple', type: 'multiple', label: { th: 'ข้อ multiple', en: 'Question multiple' } },
      values: options,
    });
    expect(stored.find(({ id }) => id === 'inputtext')?.values).toEqual([{ th: 'นักบัญชี', en: null }]);
  });

  test('nothing of skipped or unasked questions', () => {
    const labels = every.map((label) => ({ ...label, isRequired: false }));
    expect(cachedAnswers(labels, { inputtext: ['x'], unknown: ['y'], radio: [], constructor: ['z'] })).toHaveLength(1);
  });
});
