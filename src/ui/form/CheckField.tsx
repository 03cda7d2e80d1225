import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { Problem } from './FormField.tsx';

type Own = {
  label: ReactNode;
  /** The second line: a meaning, or the reason of a lock. */
  detail?: ReactNode;
  problem?: ReactNode;
  onCheck: (checked: boolean) => void;
};

/** A check box, or one radio of a group, with its words inside the label. */
export function CheckField({
  label,
  detail,
  problem,
  onCheck,
  type = 'checkbox',
  ...input
}: Own & { type?: 'checkbox' | 'radio' } & Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'>) {
  const problemId = useId();
  return (
    <>
      <label className="ck">
        <input
          {...input}
          type={type}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          onChange={(event) => onCheck(event.target.checked)}
        />
        <span>
          {label}
          {detail && <span className="ck-detail">{detail}</span>}
        </span>
      </label>
      {problem && <Problem id={problemId}>{problem}</Problem>}
    </>
  );
}
