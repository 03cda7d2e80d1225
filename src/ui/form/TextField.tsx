import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { Icon, type IconName } from '../show/Icon.tsx';
import { type FieldProps, FormField } from './FormField.tsx';

type Own = FieldProps & { onText?: (text: string) => void };

/** A one-line text field. `onText` receives the text. */
export function TextField({
  label,
  required,
  hint,
  problem,
  id,
  icon,
  onText,
  onChange,
  ...input
}: Own & { icon?: IconName } & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required'>) {
  return (
    <FormField label={label} required={required} hint={hint} problem={problem} id={id}>
      {(control) => {
        const field = (
          <input
            className="in"
            {...input}
            {...control}
            onChange={(event) => {
              onChange?.(event);
              onText?.(event.target.value);
            }}
          />
        );
        if (!icon) return field;
        return (
          <div className="in-i">
            <Icon name={icon} />
            {field}
          </div>
        );
      }}
    </FormField>
  );
}

/** Several lines of text with its label. */
export function TextAreaField({
  label,
  required,
  hint,
  problem,
  id,
  onText,
  onChange,
  ...area
}: Own & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'required'>) {
  return (
    <FormField label={label} required={required} hint={hint} problem={problem} id={id}>
      {(control) => (
        <textarea
          className="in"
          {...area}
          {...control}
          onChange={(event) => {
            onChange?.(event);
            onText?.(event.target.value);
          }}
        />
      )}
    </FormField>
  );
}
