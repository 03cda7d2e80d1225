import { expect, test } from 'vitest';
import { stillSaid } from '../../../src/features/registration/stillSaid.ts';

const refused = { username: 'taken', email: 'known', 'question-7': 'missing' };

test('what the shop refused stays until its field is changed', () => {
  const sent = { username: 'mali', email: 'mali@example.com' };
  expect(stillSaid(refused, sent, sent)).toEqual(refused);
  expect(stillSaid(refused, sent, { ...sent, username: 'mali2' })).toEqual({ email: 'known', 'question-7': 'missing' });
  expect(stillSaid(refused, sent, { ...sent, username: 'mali2' }).username).toBeUndefined();
  expect(stillSaid({}, sent, sent)).toEqual({});
});
