import type { ReactNode, SelectHTMLAttributes } from 'react';
import { type FieldProps, FormField } from './FormField.tsx';

type Choice = { value: string; label: string; disabled?: boolean };

/** The device's own list: quick on phones, known to every screen reader. `placeholder` is the empty first choice. */
export function SelectField({
  label,
  required,
  hint,
  problem,
  id,
  choices,
  placeholder,
  mark,
  onText,
  ...select
}: FieldProps & {
  choices: readonly Choice[];
  placeholder?: string;
  /** A small picture of the chosen one, beside the list. */
  mark?: ReactNode;
  onText: (value: string) => void;
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'required'>) {
  return (
    <FormField label={label} required={required} hint={hint} problem={problem} id={id}>
      {(control) => (
        <span className="row nowrap">
          {mark}
          <select className="in grow" {...select} {...control} onChange={(event) => onText(event.target.value)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.disabled}>
                {choice.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </FormField>
  );
}
