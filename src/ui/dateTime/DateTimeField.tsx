import { useState } from 'react';
import { type EntryRules, entryFault } from '../../domain/dateEntry.ts';
import { readEntry } from '../../domain/typedEntry.ts';
import { dateEntryMessages } from '../../i18n/app/dateEntry.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { type FieldProps, FormField } from '../form/FormField.tsx';
import { IconButton } from '../press/Button.tsx';
import { Sheet } from '../sheet/Sheet.tsx';
import '../styles/dateTime.css';
import { DateTimePicker } from './DateTimePicker.tsx';
import { writeEntry } from './entryText.ts';
import { useExample, useFaultText } from './useFaultText.ts';

type Props = FieldProps &
  EntryRules & {
    value: string;
    onValue: (value: string) => void;
    name?: string;
    is12Hour?: boolean | undefined;
    now?: number | undefined;
  };

/**
 * A field of a date, a time or both, typed or picked from a sheet, in the era of the language.
 *
 * | Prop | |
 * |---|---|
 * | `kind` | `date`, `time`, `dateTime` |
 * | `value`, `onValue` | `YYYY-MM-DD`, `HH:mm:ss`, `YYYY-MM-DD HH:mm:ss` in Bangkok, '', or the refused text: check `entryFault` before saving; convert with `instantOfEntry` |
 * | `earliest`, `latest`, `options` | limits |
 * | `now` | server time, if known |
 */
export function DateTimeField({ value, onValue, name, is12Hour = false, now, ...props }: Props) {
  const { label, required, hint, problem, id, ...rules } = props;
  const texts = useMessages(dateEntryMessages);
  const { language } = useLanguage();
  const faultText = useFaultText(rules, is12Hour);
  const example = useExample(rules, is12Hour);
  const [typed, setTyped] = useState<string | null>(null);
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const read = readEntry(value, rules.kind);
  const fault = value === '' ? null : read === null ? 'unreadable' : entryFault(read, rules);
  const accepted = fault === null ? read : null;
  const shown = accepted === null ? value : writeEntry(accepted, rules, { language, is12Hour });
  const type = (text: string) => {
    const typedValue = readEntry(text, rules.kind);
    setTyped(text);
    onValue(typedValue !== null && entryFault(typedValue, rules) === null ? typedValue : text);
  };
  const pick = (picked: string) => {
    setOpenedAt(null);
    onValue(picked);
  };
  // A half-typed text is no fault yet.
  const ownProblem = typed === null && fault !== null ? faultText(fault) : undefined;
  const shownProblem = problem || ownProblem;
  // The sentence has the same example.
  const ownHint = shownProblem ? undefined : example;
  return (
    <FormField label={label} required={required} hint={hint ?? ownHint} problem={shownProblem} id={id}>
      {(control) => (
        <div className="with-picker">
          <input
            className="in"
            {...control}
            name={name}
            autoComplete="off"
            value={typed ?? shown}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setTyped(null)}
          />
          <IconButton
            icon={rules.kind === 'time' ? 'clock' : 'calendar'}
            label={texts.open[rules.kind]}
            aria-haspopup="dialog"
            onClick={() => setOpenedAt(now ?? Date.now())}
          />
          <Sheet open={openedAt !== null} onClose={() => setOpenedAt(null)} title={label}>
            {openedAt !== null && (
              <DateTimePicker value={accepted} rules={rules} is12Hour={is12Hour} now={openedAt} onPick={pick} />
            )}
          </Sheet>
        </div>
      )}
    </FormField>
  );
}
