import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

/** Colour has no meaning by itself: a status tag has words, and an icon if possible. */
export type Tone = 'plain' | 'done' | 'here' | 'error' | 'info';

const toneClass: Record<Tone, string> = { plain: '', done: ' tag-p', here: ' tag-m', error: ' tag-c', info: ' tag-k' };

export function Tag({ tone = 'plain', icon, children }: { tone?: Tone; icon?: IconName; children: ReactNode }) {
  return (
    <span className={`tag${toneClass[tone]}`}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
