import { Icon } from './Icon.tsx';
import '../styles/stars.css';

/** One star with the average and the number of reviews, for a line of facts. `label` is its text. */
export function RatedMark({ average, count, label }: { average: number; count: number; label: string }) {
  return (
    <span className="rated">
      <span className="vh">{label}</span>
      <span aria-hidden="true">
        <span className="stars">
          <span data-on>
            <Icon name="star" />
          </span>
        </span>{' '}
        <b className="strong num">{average.toFixed(1)}</b> <span className="num">({count})</span>
      </span>
    </span>
  );
}
