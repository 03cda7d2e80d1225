import { describe, expect, test } from 'vitest';
import { decodeMajor, encodeMajor } from '../../../src/domain/pricing/minorUnits.ts';
import { multiplyMinor, percentOf, prorate, sumMinor } from '../../../src/domain/pricing/money.ts';

describe('an amount', () => {
  test('is multiplied by a quantity that is whole and not negative', () => {
    expect(multiplyMinor(19_950, 3)).toBe(59_850);
    expect(() => multiplyMinor(100, 1.5)).toThrow(RangeError);
    expect(() => multiplyMinor(100, -1)).toThrow(RangeError);
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%s minor units are a defect', (minor) => {
    expect(() => sumMinor([minor])).toThrow(RangeError);
  });

  test('that outgrows exact integers is a defect', () => {
    expect(() => sumMinor([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
    expect(() => multiplyMinor(Number.MAX_SAFE_INTEGER, 2)).toThrow(RangeError);
  });
});

describe('percentOf', () => {
  test.each([
    [101, 50, 51],
    [1, 50, 1],
    [1, 49.99, 0],
    [199_000, 12.5, 24_875],
    [333, 33.33, 111],
    [199_000, 0, 0],
    [199_000, 100, 199_000],
  ])('%i satang, %f percent: %i', (minor, percent, expected) => {
    expect(percentOf(minor, percent)).toBe(expected);
  });

  test('stays exact where the product does not fit into a double', () => {
    expect(percentOf(Number.MAX_SAFE_INTEGER, 33.33)).toBe(3_002_099_511_605_172);
  });

  test.each([-1, 100.01, 12.345, Number.NaN])('%s is no percent', (percent) => {
    expect(() => percentOf(100, percent)).toThrow(RangeError);
  });
});

describe('prorate', () => {
  test('shares one satang too many with the earlier of two equal lines', () => {
    expect(prorate(101, [500, 500])).toEqual([51, 50]);
  });

  test('gives the satang to the largest remainder, not to the first line', () => {
    expect(prorate(100, [100, 101, 799])).toEqual([10, 10, 80]);
    expect(prorate(10, [333, 333, 334])).toEqual([3, 3, 4]);
  });

  test('leaves a line without weight alone', () => {
    expect(prorate(5, [0, 3, 0, 2])).toEqual([0, 3, 0, 2]);
  });

  test('divides nothing over nothing, but no amount over nothing', () => {
    expect(prorate(0, [0, 0])).toEqual([0, 0]);
    expect(prorate(0, [])).toEqual([]);
    expect(() => prorate(1, [0, 0])).toThrow(RangeError);
  });
});

describe('the decimal of the wire', () => {
  test.each([
    [1_990, 199_000],
    [2_604.86, 260_486],
    [1.15, 115],
    [0.29, 29],
    [0, 0],
    [-12.34, -1_234],
  ])('%f is %i minor units and goes back', (major, minor) => {
    expect(decodeMajor(major)).toBe(minor);
    expect(encodeMajor(minor)).toBe(major);
  });

  test('knows no negative zero', () => {
    expect(decodeMajor(-0)).toBe(0);
  });

  test.each([1.005, 0.001, Number.NaN, Number.POSITIVE_INFINITY, 1e300])('%s is refused', (major) => {
    expect(decodeMajor(major)).toBeNull();
  });
});
