import { describe, expect, test } from 'vitest';
import type { CustomLabel } from '../../../src/domain/people/customLabel.ts';
import {
  refuseQuestions,
  storedQuestions,
  type TypedQuestion,
  typedQuestion,
} from '../../../src/domain/people/typedQuestion.ts';

const stored: CustomLabel = {
  ...{ id: 'heard', type: 'select', label: { th: 'รู้จักเราจากไหน', en: 'Where from?' }, order: 0, isRequired: true },
  options: [
    { th: 'เพื่อน', en: 'A friend' },
    { th: 'ค้นเจอ', en: null },
  ],
};
const typed = (change: Partial<TypedQuestion>): TypedQuestion => ({ ...typedQuestion(stored), ...change });

describe('a question of the shop as it is typed', () => {
  test('is stored unchanged if nobody edits it', () => {
    expect(storedQuestions({ questions: [typedQuestion(stored)] })).toEqual([stored]);
  });

  test('has one option on each line, in both languages alike; empty lines are none', () => {
    const options = { th: 'เพื่อน\n\n โฆษณา ', en: 'A friend\n\nAdvertising\nleft over' };
    expect(storedQuestions({ questions: [typed({ options })] })[0]?.options).toEqual([
      { th: 'เพื่อน', en: 'A friend' },
      { th: 'โฆษณา', en: 'Advertising' },
    ]);
  });

  test('has the position where it was placed', () => {
    const questions = [typed({ id: 'b' }), typed({ id: 'a' })];
    expect(storedQuestions({ questions }).map(({ id, order }) => [id, order])).toEqual([
      ['b', 0],
      ['a', 1],
    ]);
  });

  test('says under which field something is wrong', () => {
    const questions = [
      typed({}),
      typed({ label: { th: '', en: 'x' } }),
      typed({ options: { th: 'ก\nก', en: '' } }),
      typed({ type: 'checkbox', options: { th: '', en: '' } }),
      typed({ type: 'radio', options: { th: '', en: '' } }),
    ];
    expect(refuseQuestions({ questions })).toEqual({
      'questions.1.label.th': 'question.label.required',
      'questions.2.options.th': 'question.options.twice',
      'questions.4.options.th': 'question.options.required',
    });
  });
});
