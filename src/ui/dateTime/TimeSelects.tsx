import { type TimeOptions, timeOf, timeParts } from '../../domain/dateEntry.ts';
import { dateEntryMessages } from '../../i18n/app/dateEntry.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { SelectField } from '../form/SelectField.tsx';

type Props = {
  /** `HH:mm:ss`, one of the options. */
  time: string;
  options: TimeOptions;
  is12Hour: boolean;
  onTime: (time: string) => void;
};

const two = (part: number): string => String(part).padStart(2, '0');
const plain = (options: readonly number[]) => options.map((each) => ({ value: String(each), label: two(each) }));

/** The offered hours, minutes and seconds; with 12 hours also the half of the day. */
export function TimeSelects({ time, options, is12Hour, onTime }: Props) {
  const texts = useMessages(dateEntryMessages);
  const [hour, minute, second] = timeParts(time);
  const isPm = hour >= 12;
  const inHalf = options.hours.filter((each) => each >= 12 === isPm);
  const turnHalf = (wantsPm: boolean) => {
    const others = options.hours.filter((each) => each >= 12 === wantsPm);
    const next = others.find((each) => each % 12 === hour % 12) ?? others[0] ?? hour;
    onTime(timeOf(next, minute, second));
  };
  return (
    <div className="time-selects">
      <SelectField
        label={texts.hour}
        value={String(hour)}
        choices={
          is12Hour
            ? inHalf.map((each) => ({ value: String(each), label: String(each % 12 || 12) }))
            : plain(options.hours)
        }
        onText={(value) => onTime(timeOf(Number(value), minute, second))}
      />
      <SelectField
        label={texts.minute}
        value={String(minute)}
        choices={plain(options.minutes)}
        onText={(value) => onTime(timeOf(hour, Number(value), second))}
      />
      {options.seconds.length > 1 && (
        <SelectField
          label={texts.second}
          value={String(second)}
          choices={plain(options.seconds)}
          onText={(value) => onTime(timeOf(hour, minute, Number(value)))}
        />
      )}
      {is12Hour && (
        <SelectField
          label={texts.period}
          value={isPm ? 'pm' : 'am'}
          choices={(['am', 'pm'] as const).map((half) => ({ value: half, label: texts.periods[half] }))}
          onText={(half) => turnHalf(half === 'pm')}
        />
      )}
    </div>
  );
}
