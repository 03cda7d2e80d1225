import { beforeAll, expect, test } from 'vitest';
import { progressBar } from '../../../server/base/progressBar.ts';
import { outcomeText } from '../../../server/import/outcomeText.ts';
import { readImportFile } from '../../../server/import/readImportFile.ts';
import { coursePartsMessages } from '../../../src/i18n/catalogue/courseParts.ts';
import { courseTypeMessages } from '../../../src/i18n/catalogue/courseTypes.ts';
import { userGroupMessages } from '../../../src/i18n/catalogue/userGroups.ts';
import { wordsIn } from '../../../src/i18n/dictionary.ts';
import { loadEnglish } from '../../../src/i18n/loadEnglish.ts';

beforeAll(loadEnglish);

const many = 10_000;

test.each(['th', 'en'] as const)('%s: seats, people and courses are counted with commas', (language) => {
  const told = [
    wordsIn(coursePartsMessages, language).facts.seatsLeft(many),
    wordsIn(courseTypeMessages, language).placesLeft(many),
    userGroupMessages[language].counts(many, many),
    userGroupMessages[language].removal.people(many),
  ].join();
  expect(told.match(/10,000/g)).toHaveLength(5);
  expect(told).not.toContain('10000');
});

test('an import tells its counts with commas', () => {
  const outcome = {
    created: many,
    changed: 2_000,
    unchanged: 1,
    removed: 0,
    newCategories: ['sewing'],
    newInstructors: [],
  };
  expect(outcomeText(outcome, false)).toEqual([
    'Done: 10,000 new, 2,000 changed, 0 removed, 1 as before.',
    'New categories: sewing',
  ]);
  const shown: string[] = [];
  const stream = { isTTY: false, write: (text: string) => shown.push(text) > 0 };
  progressBar(stream).show({ title: 'Looking', done: many, total: many, isCounted: true });
  expect(shown.join()).toContain('10,000 of 10,000');
});

test('a text above the limit is reported with grouped digits', () => {
  const file = JSON.stringify([{ id: 'a', description_th: 'ก'.repeat(20_001) }]);
  const { found } = readImportFile('rows.json', Buffer.from(file));
  expect(JSON.stringify([found, readImportFile('rows.json', Buffer.from(file)).faults])).toContain(
    'has 20,001 signs, but may have 20,000',
  );
});
