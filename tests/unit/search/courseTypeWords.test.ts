import { expect, test } from 'vitest';
import { courseTypes } from '../../../src/domain/catalogue/course.ts';
import { courseTypeWords } from '../../../src/domain/search/courseTypeWords.ts';
import { normaliseSearchText, wordsOf } from '../../../src/domain/search/search.ts';
import { thaiSegmenter } from '../../../src/features/search/thaiSegmenter.ts';
import { listing as en } from '../../../src/i18n/en/catalogue/listing.ts';
import { listing as th } from '../../../src/i18n/th/catalogue/listing.ts';

test.each(courseTypes)('a course that is %s is found by the screens’ words for it, in both languages', (type) => {
  const said = normaliseSearchText(courseTypeWords[type]);
  for (const name of [th.courseTypes[type], en.courseTypes[type]]) {
    expect(wordsOf(name, thaiSegmenter).filter((word) => !said.includes(word))).toEqual([]);
  }
});
