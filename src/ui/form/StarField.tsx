import { useId } from 'react';
import { type Stars, starScale } from '../../domain/catalogue/review.ts';
import { Icon } from '../show/Icon.tsx';
import '../styles/stars.css';
import { Asterisk, Problem } from './FormField.tsx';

/** A rating as a radio group of five stars. `meanings` says what one star means, two stars, up to five. */
export function StarField({
  label,
  meanings,
  value,
  problem,
  disabled,
  onChoose,
}: {
  label: string;
  meanings: readonly string[];
  value: Stars | null;
  problem?: string | undefined;
  disabled?: boolean;
  onChoose: (stars: Stars) => void;
}) {
  const name = useId();
  const problemId = `${name}-problem`;
  return (
    <fieldset className="f" aria-describedby={problem ? problemId : undefined}>
      <legend>
        {label}
        <Asterisk />
      </legend>
      <div className="star-choices">
        {starScale.map((star) => (
          <label key={star} data-on={(value !== null && star <= value) || undefined}>
            <input
              type="radio"
              className="vh"
              name={name}
              checked={star === value}
              disabled={disabled}
              required
              aria-invalid={problem ? true : undefined}
              onChange={() => onChoose(star)}
            />
            <span className="vh">{`${star} · ${meanings[star - 1]}`}</span>
            <Icon name="star" />
          </label>
        ))}
        {value !== null && (
          <span className="star-meaning sm mut" aria-hidden="true">
            {meanings[value - 1]}
          </span>
        )}
      </div>
      {problem && <Problem id={problemId}>{problem}</Problem>}
    </fieldset>
  );
}
