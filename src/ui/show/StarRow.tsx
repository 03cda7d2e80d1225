import { starScale } from '../../domain/catalogue/review.ts';
import { Icon } from './Icon.tsx';
import '../styles/stars.css';

/** Five stars, filled up to the nearest whole one. `label` is their text. */
export function StarRow({ value, label }: { value: number; label: string }) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {starScale.map((star) => (
        <span key={star} data-on={star <= Math.round(value) || undefined}>
          <Icon name="star" />
        </span>
      ))}
    </span>
  );
}
