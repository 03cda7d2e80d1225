import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { socialStart } from '../../../contract/people/socialLogin.ts';
import type { SocialProvider } from '../../../domain/people/socialLogin.ts';
import { Icon } from '../../../ui/show/Icon.tsx';
import { useConnection } from '../../../ui/state/useConnection.ts';
import { useLeaveForProvider } from './useLeaveForProvider.ts';

type Props = {
  readonly provider: SocialProvider;
  readonly start: Parameters<typeof socialStart>[1];
  /** Rendered instead while offline. */
  readonly needsNetwork?: ReactNode;
} & Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'aria-label' | 'children'>;

/** A plain link, because the server starts the redirect. Replaced while offline. */
export function ProviderLink({ provider, start, needsNetwork, children, ...look }: Props) {
  const { isLeaving, leave } = useLeaveForProvider();
  const isOnline = useConnection() === 'online';
  if (!isOnline) return needsNetwork ? <p className="sm mut">{needsNetwork}</p> : null;
  return (
    <a {...look} href={socialStart(provider, start)} aria-busy={isLeaving || undefined} onClick={leave}>
      {isLeaving && <Icon name="clock" />}
      {children}
    </a>
  );
}
