import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'src/i18n/en';
const otherWord = /\bsign(s|ed|ing)?[ -](in|out)\b/i;

test('in English one logs in and out, everywhere; only into a Wi-Fi one signs in', () => {
  const lines = readdirSync(folder).flatMap((name) => readFileSync(`${folder}/${name}`, 'utf8').split('\n'));
  expect(lines.length).toBeGreaterThan(1_000);
  expect(lines.filter((line) => otherWord.test(line) && !line.includes('Wi-Fi'))).toEqual([]);
});
