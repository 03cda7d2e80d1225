import { type ReactNode, useId } from 'react';

export type ChoicesProps<Value extends string | number> = {
  /** For screen readers; add a visible heading if needed. */
  legend: string;
  choices: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  value: Value;
  onChoose: (value: Value) => void;
};

/** A radio group for a few choices, styled by `className`. */
export function Choices<Value extends string | number>({
  legend,
  choices,
  value,
  onChoose,
  onPress,
  className,
}: ChoicesProps<Value> & {
  className: string;
  /** Also for a press on the current choice. */
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
