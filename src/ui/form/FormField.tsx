import { type ReactNode, useId } from 'react';
import { Icon } from '../show/Icon.tsx';

/** Props that connect a control with its label, hint and problem. */
type ControlProps = {
  id: string;
  required: boolean;
  'aria-required': boolean | undefined;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
};

export type FieldProps = {
  label: ReactNode;
  required?: boolean | undefined;
  hint?: ReactNode;
  /** The sentence under the field; empty if valid. */
  problem?: ReactNode;
  id?: string | undefined;
};

/** Label, control, hint and problem. Forms use `noValidate`: the texts are ours. */
export function FormField({
  label,
  required = false,
  hint,
  problem,
  id,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const problemId = `${controlId}-problem`;
  const describedBy = [problem ? problemId : '', hint ? hintId : ''].filter(Boolean).join(' ');

  return (
    <div className="f">
      <label htmlFor={controlId}>
        {label}
        {required && <Asterisk />}
      </label>
      {children({
        id: controlId,
        required,
        'aria-required': required || undefined,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {problem && <Problem id={problemId}>{problem}</Problem>}
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Red beside the label; `aria-required` says it to screen readers. */
export function Asterisk() {
  return (
    <span className="req" aria-hidden="true">
      {' '}
      *
    </span>
  );
}

/** The sentence under an invalid field or group. */
export function Problem({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="err" id={id}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
