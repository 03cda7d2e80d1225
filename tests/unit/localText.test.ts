import { expect, test } from 'vitest';
import { textIn } from '../../src/domain/localText.ts';

test('English falls back to Thai, Thai never to English', () => {
  expect(textIn({ th: 'ครัวไทย', en: 'Thai kitchen' }, 'en')).toBe('Thai kitchen');
  expect(textIn({ th: 'ครัวไทย', en: null }, 'en')).toBe('ครัวไทย');
  expect(textIn({ th: 'ครัวไทย', en: '' }, 'en')).toBe('ครัวไทย');
  expect(textIn({ th: 'ครัวไทย', en: 'Thai kitchen' }, 'th')).toBe('ครัวไทย');
});
