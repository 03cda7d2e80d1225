import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { sessionMessages } from '../../../i18n/people/session.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { ButtonLink } from '../../../ui/press/Button.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';

/** An expired mailed link, with a way to request another. `children` come before it. */
export function LinkExpired({ askAgainAt, children }: { askAgainAt: To; children?: ReactNode }) {
  const texts = useMessages(sessionMessages).setPassword;
  return (
    <EmptyState heading={1} title={texts.expiredTitle} body={texts.expiredBody}>
      {children}
      <ButtonLink kind={children ? 'outline' : 'solid'} to={askAgainAt}>
        {texts.askAgain}
      </ButtonLink>
    </EmptyState>
  );
}
