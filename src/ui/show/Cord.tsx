import type { ReactNode } from 'react';
import { uiMessages } from '../../i18n/app/ui.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Icon } from './Icon.tsx';

export type CordPlace = 'done' | 'here' | 'ahead' | 'locked';

/** A vertical thread through punched holes: curriculum, playlist, an order's steps. Marigold up to the current one. */
export function Cord({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ol className="cord" aria-label={label}>
      {children}
    </ol>
  );
}

/** One hole on the cord, also told in words. `end` stands at the right: a length, a price, a button. */
export function CordItem({
  place = 'ahead',
  end,
  children,
}: {
  place?: CordPlace;
  end?: ReactNode;
  children: ReactNode;
}) {
  const texts = useMessages(uiMessages);
  const spoken = { done: texts.done, here: texts.youAreHere, ahead: '', locked: texts.locked }[place];
  return (
    <li className={place === 'ahead' ? undefined : place} aria-current={place === 'here' ? 'step' : undefined}>
      <span className="hole">{place === 'done' && <Icon name="check" />}</span>
      <div>
        {children}
        {spoken && <span className="vh"> ({spoken})</span>}
      </div>
      {end}
    </li>
  );
}
