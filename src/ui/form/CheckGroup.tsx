import '../styles/checkGroup.css';
import { type ReactNode, useId } from 'react';
import { Asterisk, Problem } from './FormField.tsx';

type Props = {
  legend: ReactNode;
  choices: readonly { readonly value: string; readonly label: ReactNode }[];
  chosen: readonly string[];
  /** Several may be chosen; otherwise one. */
  several: boolean;
  required: boolean;
  /** For screen readers, after the legend of a required question. */
  requiredWord: string;
  problem: string | undefined;
  onChoose: (chosen: readonly string[]) => void;
};

/** A question with its choices below it: radio buttons, or check boxes where several may be chosen. */
export function CheckGroup({ legend, choices, chosen, several, required, requiredWord, problem, onChoose }: Props) {
  const id = useId();
  const choose = (value: string, isOn: boolean) => {
    if (!several) return onChoose([value]);
    const others = chosen.filter((other) => other !== value);
    onChoose(isOn ? [...others, value] : others);
  };
  return (
    <fieldset className="f check-group" aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend>
        {legend}
        {required && (
          <>
            <Asterisk />
            <span className="vh">{requiredWord}</span>
          </>
        )}
      </legend>
      {choices.map(({ value, label }) => (
        <label className="ck" key={value}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={id}
            checked={chosen.includes(value)}
            aria-invalid={problem ? true : undefined}
            onChange={(event) => choose(value, event.target.checked)}
          />
          <span>{label}</span>
        </label>
      ))}
      {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </fieldset>
  );
}
