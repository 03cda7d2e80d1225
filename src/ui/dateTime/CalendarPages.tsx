import { type KeyboardEvent, useEffect, useReducer, useRef } from 'react';
import { type Day, decadeOf, monthOf, weekdayOf, yearOf } from '../../domain/calendar.ts';
import { dayIn, type EntryRules } from '../../domain/dateEntry.ts';
import { buddhistEraOffset } from '../../domain/time.ts';
import { dateEntryMessages } from '../../i18n/app/dateEntry.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { IconButton } from '../press/Button.tsx';
import { type CalendarState, type CalendarView, moveOf, reduceCalendar, rowsOf } from './calendarState.ts';
import { writeDate } from './entryText.ts';

type Props = Pick<EntryRules, 'earliest' | 'latest'> & {
  /** The chosen day, if there is one. */
  chosen: Day | null;
  today: Day;
  onChoose: (day: Day) => void;
};

/** Digits of a day that name a cell of a page. */
const digitsOf: Record<CalendarView, number> = { days: 10, months: 7, years: 4 };

/** The calendar: 6 weeks of a month, 4 by 3 months, or a decade (specification 9), in the era of the language. */
export function CalendarPages({ chosen, today, earliest, latest, onChoose }: Props) {
  const { language } = useLanguage();
  const eraOffset = language === 'th' ? buddhistEraOffset : 0;
  const [state, tell] = useReducer(reduceCalendar, { view: 'days', day: chosen ?? today, eraOffset });
  const same = (a: string | null | undefined, b: Day) =>
    a?.slice(0, digitsOf[state.view]) === b.slice(0, digitsOf[state.view]);
  const isDisabled = (day: Day) =>
    (earliest !== undefined && day < dayIn(earliest) && !same(earliest, day)) ||
    (latest !== undefined && day > dayIn(latest) && !same(latest, day));
  const choose = (day: Day) => {
    if (isDisabled(day)) return;
    tell({ type: 'cellChosen', day });
    if (state.view === 'days') onChoose(day);
  };
  return (
    <div className="cal">
      <CalendarHead
        state={state}
        onTurn={(by) => tell({ type: 'pageTurned', by })}
        onView={(view) => tell({ type: 'viewChosen', view })}
      />
      <Page
        key={state.view}
        state={state}
        lookOf={(day) => ({
          isChosen: same(chosen, day),
          isNow: same(today, day),
          isDisabled: isDisabled(day),
        })}
        onChoose={choose}
        onKey={(event) => {
          const move = moveOf(event);
          if (move === null) return;
          event.preventDefault();
          tell({ type: 'moved', move });
        }}
      />
    </div>
  );
}

function CalendarHead({
  state: { view, day, eraOffset },
  onTurn,
  onView,
}: {
  state: CalendarState;
  onTurn: (by: 1 | -1) => void;
  onView: (view: CalendarView) => void;
}) {
  const texts = useMessages(dateEntryMessages);
  const month = texts.months[monthOf(day)]?.[1] ?? '';
  const year = yearOf(day) + eraOffset;
  const decade = decadeOf(day, eraOffset) + eraOffset;
  return (
    <div className="row nowrap sb">
      <IconButton icon="back" label={texts.previous[view]} onClick={() => onTurn(-1)} />
      <span className="row nowrap" aria-live="polite">
        {view === 'days' && (
          <button
            type="button"
            className="cal-title"
            aria-label={texts.chooseMonth(month)}
            onClick={() => onView('months')}
          >
            {month}
          </button>
        )}
        {view !== 'years' && (
          <button
            type="button"
            className="cal-title"
            aria-label={texts.chooseYear(year)}
            onClick={() => onView('years')}
          >
            {year}
          </button>
        )}
        {view === 'years' && <span className="cal-title">{`${decade}–${decade + 9}`}</span>}
      </span>
      <IconButton icon="forward" label={texts.next[view]} onClick={() => onTurn(1)} />
    </div>
  );
}

type CellLook = { readonly isChosen: boolean; readonly isNow: boolean; readonly isDisabled: boolean };

/** One page as a grid with one tab stop. It takes the focus when it appears. */
function Page({
  state,
  lookOf,
  onChoose,
  onKey,
}: {
  state: CalendarState;
  lookOf: (day: Day) => CellLook;
  onChoose: (day: Day) => void;
  onKey: (event: KeyboardEvent) => void;
}) {
  const texts = useMessages(dateEntryMessages);
  const cellOf = useCellWords(state);
  const { view, day: here } = state;
  const grid = useFocusOf(here);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the arrow keys move in this table, as WAI-ARIA asks of a date picker
    <table ref={grid} role="grid" className={`cal-grid cal-${view}`} onKeyDown={onKey}>
      {view === 'days' && (
        <thead>
          <tr>
            {texts.weekdays.map(([short, long]) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rowsOf(state).map((row) => (
          <tr key={row[0]}>
            {row.map((day) => {
              const { isChosen, isNow, isDisabled } = lookOf(day);
              const { text, label, isBeside } = cellOf(day);
              return (
                <td key={day}>
                  <button
                    type="button"
                    className={isBeside ? 'cal-cell cal-beside' : 'cal-cell'}
                    tabIndex={day === here ? 0 : -1}
                    data-day={day}
                    aria-label={label}
                    aria-pressed={isChosen}
                    aria-current={isNow ? 'date' : undefined}
                    aria-disabled={isDisabled || undefined}
                    onClick={() => onChoose(day)}
                  >
                    {text}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Text and name of a cell, and whether it belongs to the page before or after. */
function useCellWords({ view, day: here, eraOffset }: CalendarState) {
  const texts = useMessages(dateEntryMessages);
  const { language } = useLanguage();
  return (day: Day): { text: string; label: string; isBeside: boolean } => {
    const year = String(yearOf(day) + eraOffset);
    const [short = '', long = ''] = texts.months[monthOf(day)] ?? [];
    if (view === 'years')
      return { text: year, label: year, isBeside: decadeOf(day, eraOffset) !== decadeOf(here, eraOffset) };
    if (view === 'months') return { text: short, label: `${long} ${year}`, isBeside: false };
    return {
      text: String(Number(day.slice(8))),
      label: texts.dayLabel(texts.weekdays[weekdayOf(day)]?.[1] ?? '', writeDate(day, language)),
      isBeside: monthOf(day) !== monthOf(here),
    };
  };
}

/** The grid's cell at the keyboard's place has the focus from the start, and follows the keys. */
function useFocusOf(here: Day) {
  const grid = useRef<HTMLTableElement>(null);
  const isNew = useRef(true);
  useEffect(() => {
    const isInside = grid.current?.contains(document.activeElement) ?? false;
    if (isNew.current || isInside) grid.current?.querySelector<HTMLElement>(`[data-day="${here}"]`)?.focus();
    isNew.current = false;
  }, [here]);
  return grid;
}
