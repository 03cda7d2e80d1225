import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { socialStart } from '../../../contract/people/socialLogin.ts';
import type { SocialProvider } from '../../../domain/people/socialLogin.ts';
import { Icon } from '../../../ui/show/Icon.tsx';
import { useConnection } from '../../../ui/state/useConnection.ts';
import { useLeaveForProvider } from './useLeaveForProvider.ts';

type Props = {
  readonly provider: SocialProvider;
  readonly start: Parameters<typeof socialStart>[1];
  /** What stands in its place without a network. */
  readonly needsNetwork?: ReactNode;
} & Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'aria-label' | 'children'>;

/** A plain link, since the server begins the way; it takes a network, and is not there to press without one. */
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
