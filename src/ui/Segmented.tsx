import { type ReactNode, useId } from 'react';

/** A few choices side by side, one of them on; a radio group to the keyboard and to screen readers. */
export function Segmented<Value extends string>({
  legend,
  choices,
  value,
  onChoose,
}: {
  /** Said to screen readers; show a heading of your own where the eye needs one. */
  legend: string;
  choices: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChoose: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="seg">
      <legend className="vh">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            className="vh"
            name={name}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
