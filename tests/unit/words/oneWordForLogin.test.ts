import { expect, test } from 'vitest';
import { dictionaryLines } from '../../support/run/dictionaryLines.ts';

const otherWord = /\bsign(s|ed|ing)?[ -](in|out)\b/i;

test('in English one logs in and out, everywhere; only into a Wi-Fi one signs in', () => {
  const lines = dictionaryLines('en');
  expect(lines.length).toBeGreaterThan(1_000);
  expect(lines.filter((line) => otherWord.test(line) && !line.includes('Wi-Fi'))).toEqual([]);
});
