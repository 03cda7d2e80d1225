import type { ReactNode } from 'react';
import { Icon, type IconName } from '../show/Icon.tsx';
import type { Tone } from '../show/Tag.tsx';

type NoteTone = Exclude<Tone, 'plain'>;

const looks: Record<NoteTone, { className: string; icon: IconName }> = {
  info: { className: '', icon: 'info' },
  done: { className: ' note-p', icon: 'check' },
  here: { className: ' note-m', icon: 'warning' },
  error: { className: ' note-c', icon: 'warning' },
};

/** A message in the page. `live` announces one that appears after an action. */
export function Note({
  tone = 'info',
  icon,
  live = false,
  children,
}: {
  tone?: NoteTone;
  icon?: IconName;
  live?: boolean;
  children: ReactNode;
}) {
  const look = looks[tone];
  return (
    <div className={`note${look.className}`} role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}>
      <Icon name={icon ?? look.icon} />
      <div>{children}</div>
    </div>
  );
}
