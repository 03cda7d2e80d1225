import type { ReactNode } from 'react';
import { Button } from '../../ui/press/Button.tsx';

/** An offer under the header, with yes and "not now". */
export function Banner({
  mark,
  title,
  body,
  take,
  later,
  onTake,
  onLater,
}: {
  mark?: ReactNode;
  title: string;
  body: string;
  take: string;
  later: string;
  onTake: () => void;
  onLater: () => void;
}) {
  return (
    <section className="banner" aria-label={title}>
      <div className="wrap">
        <div className="row nowrap">
          {mark}
          <div>
            <p className="strong">{title}</p>
            <p className="sm mut">{body}</p>
          </div>
        </div>
        <div className="row">
          <Button small onClick={onTake}>
            {take}
          </Button>
          <Button small kind="outline" onClick={onLater}>
            {later}
          </Button>
        </div>
      </div>
    </section>
  );
}
