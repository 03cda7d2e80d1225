import { expect, test } from 'vitest';
import { wordsOf } from '../../support/run/words.ts';

test.each([
  ['Thai', true, /บท/],
  ['English', false, /lecture|lesson/i],
] as const)(
  'in %s nobody is sent to lectures that had given way before the device was called full',
  (_, isThai, lectures) => {
    const { deviceStorage, report } = wordsOf(isThai);
    for (const sentence of [deviceStorage.full, report.storeFailed]) expect(sentence).not.toMatch(lectures);
  },
);
