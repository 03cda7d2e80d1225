import { expect, test } from 'vitest';
import { readFiles } from './projectFiles.ts';

/** Lines of one screen. */
const screenLines = 60;
/** Half a page. */
const maxRecordWords = 260;
const maxWordsOfAll = 9_000;

const rooms = ['app', 'contract', 'domain', 'features', 'i18n', 'platform', 'ui'].map((name) => `src/${name}`);
const readmes = [...readFiles([...rooms, 'sw', 'server'], /^README\.md$/, { deep: false })];

test.each(readmes)('%s is one screen and says what may be imported and how to add', (_, text) => {
  expect(text.split('\n').length).toBeLessThanOrEqual(screenLines);
  expect(text).toMatch(/may import/i);
  expect(text).toMatch(/^## .*\badd\b/im);
});

const records = [...readFiles(['docs/decisions'], /\.md$/)];
const wordsOf = (text: string): number => text.trim().split(/\s+/).length;

test('all records together stay short', () => {
  expect(records.reduce((sum, [, text]) => sum + wordsOf(text), 0)).toBeLessThanOrEqual(maxWordsOfAll);
});

test.each(records)('%s is a dated record of half a page', (_, text) => {
  expect(text).toMatch(/^Date: 20\d\d-\d\d-\d\d$/m);
  expect(text.match(/^## \w+$/gm)).toEqual(['## Context', '## Decision', '## Consequences']);
  expect(wordsOf(text)).toBeLessThanOrEqual(maxRecordWords);
});
