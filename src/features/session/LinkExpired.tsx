import type { ReactNode } from 'react';
import { sessionMessages } from '../../i18n/session.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { links } from '../../ui/links.ts';

/** A mailed link that is over, with the way to another, and before it whatever else leads on (`children`). */
export function LinkExpired({ children }: { children?: ReactNode }) {
  const texts = useMessages(sessionMessages).setPassword;
  return (
    <EmptyState heading={1} title={texts.expiredTitle} body={texts.expiredBody}>
      {children}
      <ButtonLink kind={children ? 'outline' : 'solid'} to={links.forgotPassword()}>
        {texts.askAgain}
      </ButtonLink>
    </EmptyState>
  );
}
