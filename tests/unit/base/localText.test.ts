import { describe, expect, test } from 'vitest';
import { textIn, turnedBack } from '../../../src/domain/localText.ts';

test('English falls back to Thai, Thai never to English', () => {
  expect(textIn({ th: 'ครัวไทย', en: 'Thai kitchen' }, 'en')).toBe('Thai kitchen');
  expect(textIn({ th: 'ครัวไทย', en: null }, 'en')).toBe('ครัวไทย');
  expect(textIn({ th: 'ครัวไทย', en: '' }, 'en')).toBe('ครัวไทย');
  expect(textIn({ th: 'ครัวไทย', en: 'Thai kitchen' }, 'th')).toBe('ครัวไทย');
});

describe('a text that turns the writing direction', () => {
  test('turns it back at its end, in the order in which it was turned', () => {
    expect(turnedBack('a\u202Eb')).toBe('a\u202Eb\u202C');
    expect(turnedBack('\u2067a\u202Eb')).toBe('\u2067a\u202Eb\u202C\u2069');
    expect(turnedBack('\u202Ea\u2066b')).toBe('\u202Ea\u2066b\u2069\u202C');
  });

  test('stays as it is where it has turned back itself', () => {
    for (const text of ['ไทย English ١٢', '\u202Ea\u202Cb', '\u2067a\u202Eb\u2069c', '\u200Fمرحبا\u200E']) {
      expect(turnedBack(text)).toBe(text);
    }
  });

  test('cannot close surrounding markup', () => {
    expect(turnedBack('\u2069\u202Ea')).toBe('\u2069\u202Ea\u202C');
    expect(turnedBack('\u202C\u2067a\u202C')).toBe('\u202C\u2067a\u202C\u2069');
  });

  test('is turned back wherever it is shown', () => {
    expect(textIn({ th: 'ชื่อ\u202E', en: null }, 'en')).toBe('ชื่อ\u202E\u202C');
  });
});
