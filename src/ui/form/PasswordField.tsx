import { type InputHTMLAttributes, useState } from 'react';
import { uiMessages } from '../../i18n/app/ui.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { IconButton } from '../press/Button.tsx';
import { Icon } from '../show/Icon.tsx';
import { type FieldProps, FormField } from './FormField.tsx';

/** A password that can be revealed while typing; never stored or prefilled. */
export function PasswordField({
  label,
  required,
  hint,
  problem,
  id,
  onText,
  ...input
}: FieldProps & { onText: (text: string) => void } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'id' | 'type' | 'required'
  >) {
  const texts = useMessages(uiMessages);
  const [shown, setShown] = useState(false);
  return (
    <FormField label={label} required={required} hint={hint} problem={problem} id={id}>
      {(control) => (
        <div className="in-i">
          <Icon name="lock" />
          <input
            className="in"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            onChange={(event) => onText(event.target.value)}
          />
          <IconButton
            icon="eye"
            label={shown ? texts.hidePassword : texts.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </FormField>
  );
}
