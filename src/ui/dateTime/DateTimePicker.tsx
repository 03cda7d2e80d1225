import { useState } from 'react';
import {
  dayIn,
  type EntryRules,
  entryFault,
  entryOfInstant,
  hasDate,
  hasTime,
  offeredTime,
  timeIn,
  timeOptions,
} from '../../domain/dateEntry.ts';
import { dateEntryMessages } from '../../i18n/app/dateEntry.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Problem } from '../form/FormField.tsx';
import { Button } from '../press/Button.tsx';
import { CalendarPages } from './CalendarPages.tsx';
import { TimeSelects } from './TimeSelects.tsx';
import { useFaultText } from './useFaultText.ts';

type Props = {
  /** The accepted value, or `null`. */
  value: string | null;
  rules: EntryRules;
  is12Hour: boolean;
  /** The present by the best known clock. */
  now: number;
  onPick: (value: string) => void;
};

/** The content of the sheet: calendar, times, or both. A day alone is taken by one press. */
export function DateTimePicker({ value, rules, is12Hour, now, onPick }: Props) {
  const texts = useMessages(dateEntryMessages);
  const faultText = useFaultText(rules, is12Hour);
  const { kind } = rules;
  const options = timeOptions(rules);
  const present = entryOfInstant(now, kind);
  const offeredNow = offeredTime(timeIn(entryOfInstant(now, 'time')), options);
  const [day, setDay] = useState(value !== null && hasDate(kind) ? dayIn(value) : null);
  const [time, setTime] = useState(value !== null && hasTime(kind) ? timeIn(value) : offeredNow);
  const picked = valueFrom(rules, day, time);
  const fault = picked === null ? null : entryFault(picked, rules);
  const ofNow = valueFrom(rules, dayIn(present), offeredNow);
  return (
    <div className="stack">
      {hasDate(kind) && (
        <CalendarPages
          {...rules}
          chosen={day}
          today={dayIn(entryOfInstant(now, 'date'))}
          onChoose={kind === 'date' ? onPick : setDay}
        />
      )}
      {hasTime(kind) && <TimeSelects time={time} options={options} is12Hour={is12Hour} onTime={setTime} />}
      {fault !== null && <Problem>{faultText(fault)}</Problem>}
      <div className="acts">
        {ofNow !== null && entryFault(ofNow, rules) === null && (
          <Button kind="outline" onClick={() => onPick(ofNow)}>
            {kind === 'date' ? texts.today : texts.now}
          </Button>
        )}
        {kind !== 'date' && (
          <Button
            aria-disabled={picked === null || fault !== null || undefined}
            onClick={() => picked !== null && fault === null && onPick(picked)}
          >
            {texts.use[kind]}
          </Button>
        )}
      </div>
    </div>
  );
}

function valueFrom({ kind }: EntryRules, day: string | null, time: string): string | null {
  if (kind === 'time') return time;
  if (day === null) return null;
  return kind === 'date' ? day : `${day} ${time}`;
}
