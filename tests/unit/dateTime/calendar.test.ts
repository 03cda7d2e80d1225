import { describe, expect, test } from 'vitest';
import {
  addMonths,
  decadeOf,
  monthsOfYear,
  weeksOfMonth,
  yearOf,
  yearsOfDecade,
} from '../../../src/domain/calendar.ts';
import { buddhistEraOffset } from '../../../src/domain/time.ts';
import { type CalendarState, moveOf, reduceCalendar } from '../../../src/ui/dateTime/calendarState.ts';

const sizeOf = (rows: readonly (readonly string[])[]) => [rows.length, ...new Set(rows.map(({ length }) => length))];

describe('pages (specification 9)', () => {
  test.each(['2026-02-14', '2026-08-01', '2024-02-29', '2026-12-31'])(
    '%s: six weeks from Sunday, each day once',
    (day) => {
      const days = weeksOfMonth(day);
      expect(sizeOf(days)).toEqual([6, 7]);
      expect(new Set(days.flat()).size).toBe(42);
      expect(days.flat()).toContain(day);
      expect(new Date(days[0]?.[0] ?? '').getUTCDay()).toBe(0);
    },
  );

  test('twelve months, four rows of three', () => {
    expect(sizeOf(monthsOfYear('2026-03-31'))).toEqual([4, 3]);
    expect(
      monthsOfYear('2026-03-31')
        .flat()
        .map((day) => day.slice(0, 7)),
    ).toEqual(Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}`));
  });

  test('a decade begins with a round year of the shown era, with one year more at each end', () => {
    expect(decadeOf('2026-02-14', 0)).toBe(2020);
    expect(decadeOf('2026-02-14', buddhistEraOffset) + buddhistEraOffset).toBe(2560);
    const years = yearsOfDecade('2026-02-14', buddhistEraOffset).flat().map(yearOf);
    expect([years[0], years[1], years.at(-2), years.at(-1)]).toEqual([2016, 2017, 2026, 2027]);
    expect(sizeOf(yearsOfDecade('2026-02-14', 0))).toEqual([4, 3]);
  });

  test('a month without the day ends earlier', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  });
});

describe('keys', () => {
  const shown = (view: CalendarState['view'], day = '2026-02-14', eraOffset = 0): CalendarState => ({
    view,
    day,
    eraOffset,
  });
  const press = (state: CalendarState, key: string, shiftKey = false) => {
    const move = moveOf({ key, shiftKey });
    return move && reduceCalendar(state, { type: 'moved', move }).day;
  };

  test.each([
    ['days', 'ArrowRight', '2026-02-15'],
    ['days', 'ArrowUp', '2026-02-07'],
    ['days', 'Home', '2026-02-08'],
    ['days', 'End', '2026-02-14'],
    ['days', 'PageDown', '2026-03-14'],
    ['months', 'ArrowLeft', '2026-01-14'],
    ['months', 'ArrowDown', '2026-05-14'],
    ['months', 'End', '2026-03-14'],
    ['months', 'PageUp', '2025-02-14'],
    ['years', 'ArrowRight', '2027-02-14'],
    ['years', 'ArrowUp', '2023-02-14'],
    ['years', 'PageDown', '2036-02-14'],
  ] as const)('in %s %s leads to %s', (view, key, day) => {
    expect(press(shown(view), key)).toBe(day);
  });

  test('Home goes to the first year of the row, in the shown era', () => {
    expect(press(shown('years'), 'Home')).toBe('2025-02-14');
    expect(press(shown('years', '2026-02-14', buddhistEraOffset), 'Home')).toBe('2025-02-14');
    expect(press(shown('years', '2024-02-14', buddhistEraOffset), 'Home')).toBe('2022-02-14');
  });

  test('Shift and Page Down go to the next year; other keys move nothing', () => {
    expect(press(shown('days'), 'PageDown', true)).toBe('2027-02-14');
    expect(press(shown('days'), 'a')).toBeNull();
  });

  test('a chosen year leads to its months, a month to its days', () => {
    const months = reduceCalendar(shown('years'), { type: 'cellChosen', day: '2024-02-14' });
    expect(months.view).toBe('months');
    expect(reduceCalendar(months, { type: 'cellChosen', day: '2024-05-14' })).toEqual(shown('days', '2024-05-14'));
  });
});
