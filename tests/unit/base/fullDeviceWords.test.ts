import { expect, test } from 'vitest';
import { wordsOf } from '../../support/run/words.ts';

test.each([
  ['Thai', true, /บท/],
  ['English', false, /lecture|lesson/i],
] as const)(
  'in %s no message mentions lectures that were evicted before the device was full',
  (_, isThai, lectures) => {
    const { deviceStorage, report } = wordsOf(isThai);
    for (const sentence of [deviceStorage.full, report.storeFailed]) expect(sentence).not.toMatch(lectures);
  },
);
