import { useRef } from 'react';
import { reportMessages } from '../../i18n/buying/report.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import { IconButton } from '../../ui/press/Button.tsx';
import { dateAsShown } from './reportForm.ts';
import { readTransferDate } from './typedTransfer.ts';

/**
 * A date field that reads Buddhist and Gregorian years and rewrites the date it understood. The button opens the
 * device's calendar.
 */
export function DateField({
  value,
  problem,
  latest,
  onText,
}: {
  value: string;
  problem: string | undefined;
  /** The latest allowed day, `YYYY-MM-DD`, if it is known. */
  latest: string | undefined;
  onText: (text: string) => void;
}) {
  const texts = useMessages(reportMessages);
  const { language } = useLanguage();
  const calendar = useRef<HTMLInputElement>(null);
  const day = readTransferDate(value);
  return (
    <FormField label={texts.fields.date} required hint={texts.dateHint} problem={problem}>
      {(control) => (
        <div className="with-picker">
          <input
            className="in"
            {...control}
            name="transfer-date"
            autoComplete="off"
            value={value}
            onChange={(event) => onText(event.target.value)}
            onBlur={() => day !== null && onText(dateAsShown(day, language))}
          />
          <IconButton icon="calendar" label={texts.openCalendar} onClick={() => openPicker(calendar.current)} />
          <input
            ref={calendar}
            className="native-picker"
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            max={latest}
            value={day ?? ''}
            onChange={(event) => event.target.value && onText(dateAsShown(event.target.value, language))}
          />
        </div>
      )}
    </FormField>
  );
}

/** Old browsers and frames may refuse to open the calendar. Typing always works. */
function openPicker(input: HTMLInputElement | null): void {
  try {
    input?.showPicker();
  } catch {
    input?.focus();
  }
}
