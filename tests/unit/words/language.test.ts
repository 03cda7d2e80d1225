import { afterEach, expect, test, vi } from 'vitest';
import { languageForVisitor } from '../../../src/i18n/languageForVisitor.ts';

test('everybody starts in Thai, except who asks for English and nothing else', () => {
  expect(languageForVisitor(['th-TH', 'en'])).toBe('th');
  expect(languageForVisitor(['en-US', 'th'])).toBe('th');
  expect(languageForVisitor(['ja', 'en'])).toBe('th');
  expect(languageForVisitor([])).toBe('th');
  expect(languageForVisitor(['en-GB', 'en'])).toBe('en');
});

afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('../../../src/i18n/english.ts');
  vi.resetModules();
});

test('English texts that never load do not block the page: the visit is Thai', async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.doMock('../../../src/i18n/english.ts', () => new Promise(() => {}));
  vi.stubGlobal('navigator', { languages: ['en'] });
  const { applyLanguage, currentLanguage } = await import('../../../src/i18n/language.ts');
  const applied = applyLanguage();
  expect(currentLanguage()).toBe('en');
  await vi.advanceTimersByTimeAsync(8_000);
  await applied;
  expect(currentLanguage()).toBe('th');
  vi.unstubAllGlobals();
});
