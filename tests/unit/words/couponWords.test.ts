import { expect, test } from 'vitest';
import { couponMessages } from '../../../src/i18n/buying/coupon.ts';

const code = 'LAN100';

test.each(Object.entries(couponMessages))('every refusal of a coupon has its own words (%s)', (_, texts) => {
  const { empty, notFound, full, tooMany, failed, missing } = texts.problems;
  const said = [
    ...Object.values(texts.refusals),
    ...[empty, notFound, full(code), tooMany, failed, missing(1)],
    ...[texts.ended, texts.full, texts.unknown, texts.unknownAway, texts.nothingLeft],
  ];
  expect(new Set(said).size).toBe(said.length);
  expect(full(code)).toContain(code);
});
