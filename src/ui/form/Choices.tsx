import { type ReactNode, useId } from 'react';

export type ChoicesProps<Value extends string | number> = {
  /** Said to screen readers; show a heading of your own where the eye needs one. */
  legend: string;
  choices: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  value: Value;
  onChoose: (value: Value) => void;
};

/** A few choices, one of them on: a radio group to the keyboard and to screen readers, dressed by `className`. */
export function Choices<Value extends string | number>({
  legend,
  choices,
  value,
  onChoose,
  onPress,
  className,
}: ChoicesProps<Value> & {
  className: string;
  /** Also when the one that is on already is pressed. */
  onPress?: () => void;
}) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className="vh">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            className="vh"
            name={name}
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => onChoose(choice.value)}
            onClick={onPress}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
