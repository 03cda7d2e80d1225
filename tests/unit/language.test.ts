import { expect, test } from 'vitest';
import { languageForVisitor } from '../../src/i18n/language.ts';

test('everybody starts in Thai, except who asks for English and nothing else', () => {
  expect(languageForVisitor(['th-TH', 'en'])).toBe('th');
  expect(languageForVisitor(['en-US', 'th'])).toBe('th');
  expect(languageForVisitor(['ja', 'en'])).toBe('th');
  expect(languageForVisitor([])).toBe('th');
  expect(languageForVisitor(['en-GB', 'en'])).toBe('en');
});
