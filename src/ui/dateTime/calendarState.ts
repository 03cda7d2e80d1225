import { addDays, addMonths, type Day, monthsOfYear, weeksOfMonth, yearsOfDecade } from '../../domain/calendar.ts';

/** The page of the calendar: the days of a month, the months of a year, or the years of a decade. */
export type CalendarView = 'days' | 'months' | 'years';

export type CalendarState = {
  readonly view: CalendarView;
  /** The day at the keyboard's place; its month, year or decade is shown. */
  readonly day: Day;
  /** 543 if decades are Buddhist, otherwise 0. */
  readonly eraOffset: number;
};

export type CalendarEvent =
  | { readonly type: 'viewChosen'; readonly view: CalendarView }
  | { readonly type: 'cellChosen'; readonly day: Day }
  | { readonly type: 'pageTurned'; readonly by: 1 | -1 }
  | { readonly type: 'moved'; readonly move: CalendarMove };

/** Steps by cells, by rows, to the ends of a row, by pages and by years. */
export type CalendarMove = { readonly by: 'cell' | 'row' | 'end' | 'page' | 'year'; readonly steps: 1 | -1 };

/** Months of a cell, a row and a page of the views that show no days. */
const months = { months: { cell: 1, row: 3, page: 12 }, years: { cell: 12, row: 36, page: 120 } } as const;
const viewBelow: Record<CalendarView, CalendarView> = { days: 'days', months: 'days', years: 'months' };

export function reduceCalendar(state: CalendarState, event: CalendarEvent): CalendarState {
  switch (event.type) {
    case 'viewChosen':
      return { ...state, view: event.view };
    case 'cellChosen':
      return { ...state, view: viewBelow[state.view], day: event.day };
    case 'pageTurned':
      return { ...state, day: moved(state, { by: 'page', steps: event.by }) };
    case 'moved':
      return { ...state, day: moved(state, event.move) };
  }
}

const moveOfKey: Readonly<Record<string, CalendarMove>> = {
  ArrowLeft: { by: 'cell', steps: -1 },
  ArrowRight: { by: 'cell', steps: 1 },
  ArrowUp: { by: 'row', steps: -1 },
  ArrowDown: { by: 'row', steps: 1 },
  Home: { by: 'end', steps: -1 },
  End: { by: 'end', steps: 1 },
  PageUp: { by: 'page', steps: -1 },
  PageDown: { by: 'page', steps: 1 },
};

/** The move of a pressed key (WAI-ARIA date picker): Shift with Page Up and Page Down goes by a year. */
export function moveOf({ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): CalendarMove | null {
  const move = moveOfKey[key] ?? null;
  return move?.by === 'page' && shiftKey ? { ...move, by: 'year' } : move;
}

/** The rows of the shown page; a month or a year is named by one of its days. */
export function rowsOf({ view, day, eraOffset }: CalendarState): readonly (readonly Day[])[] {
  if (view === 'days') return weeksOfMonth(day);
  return view === 'months' ? monthsOfYear(day) : yearsOfDecade(day, eraOffset);
}

function moved(state: CalendarState, { by, steps }: CalendarMove): Day {
  const { view, day } = state;
  if (by === 'year') return addMonths(day, 12 * steps);
  if (by === 'end')
    return (
      rowsOf(state)
        .find((row) => row.includes(day))
        ?.at(steps > 0 ? -1 : 0) ?? day
    );
  if (view !== 'days') return addMonths(day, months[view][by] * steps);
  if (by === 'page') return addMonths(day, steps);
  return addDays(day, (by === 'row' ? 7 : 1) * steps);
}
