import fc from 'fast-check';
import './fixedSeed.ts';
import { expect, test } from 'vitest';
import { buddhistYear, formatBangkokDate, formatBangkokTime } from '../../src/domain/time.ts';
import { parseBangkok } from '../../src/domain/typedTime.ts';
import { formatWireInstant, parseWireInstant } from '../../src/domain/wireInstant.ts';

const second = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 1_000, max: Date.UTC(2300, 0, 1) / 1_000 })
  .map((s) => s * 1_000);

test('every second is written and read back, in Bangkok and on the wire', () => {
  fc.assert(
    fc.property(second, (instant) => {
      expect(parseBangkok(formatBangkokDate(instant), formatBangkokTime(instant))).toBe(instant);
      expect(parseWireInstant(formatWireInstant(instant))).toBe(instant);
    }),
  );
});

test('a day of the Buddhist era is the same day', () => {
  fc.assert(
    fc.property(second, (instant) => {
      const [date, time] = [formatBangkokDate(instant), formatBangkokTime(instant)];
      const typed = `${buddhistYear(Number(date.slice(0, 4)))}${date.slice(4)}`;
      expect(parseBangkok(typed, time)).toBe(instant);
    }),
  );
});

test('any other text is refused, never misread', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (date, time) => {
      const instant = parseBangkok(date, time);
      if (instant !== null) expect(formatBangkokTime(instant)).toBe(time);
    }),
  );
});
