import type { InputHTMLAttributes, ReactNode } from 'react';

/**
 * A radio option as a leaf with a label and a value at the right (a price). Put several in a `fieldset` with a
 * `legend`.
 */
export function RadioOption({
  title,
  detail,
  aside,
  children,
  onChoose,
  ...input
}: {
  title: ReactNode;
  detail?: ReactNode;
  aside?: ReactNode;
  /** Tags and reasons under the words. */
  children?: ReactNode;
  onChoose: () => void;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title' | 'onChange'>) {
  return (
    <label className="opt">
      <input {...input} type="radio" onChange={onChoose} />
      <span>
        <b className="strong">{title}</b>
        {detail && <span className="sm mut">{detail}</span>}
        {children}
      </span>
      {aside && <div className="opt-end">{aside}</div>}
    </label>
  );
}
