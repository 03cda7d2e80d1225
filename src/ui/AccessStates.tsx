import type { ReactNode } from 'react';
import { accessStateMessages } from '../i18n/accessStates.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { StateView } from './StateView.tsx';

type Words = { title?: ReactNode; body?: ReactNode; heading?: 1 | 2 | 3; children?: ReactNode };

/** The account may not see this; `children` is the way to a person or to another account. */
export function NoPermissionState({ title, body, heading = 2, children }: Words) {
  const texts = useMessages(accessStateMessages).noPermission;
  return (
    <StateView art="locked" title={title ?? texts.title} body={body ?? texts.body} heading={heading}>
      {children}
    </StateView>
  );
}

/** The session is over; what was typed is kept. */
export function SessionExpiredState({ title, body, heading = 2, children }: Words) {
  const texts = useMessages(accessStateMessages).sessionExpired;
  return (
    <StateView art="expired" title={title ?? texts.title} body={body ?? texts.body} heading={heading}>
      {children}
    </StateView>
  );
}

/** The account was closed or has expired. */
export function AccessRemovedState({ title, body, heading = 2, children }: Words) {
  const texts = useMessages(accessStateMessages).accessRemoved;
  return (
    <StateView art="removed" title={title ?? texts.title} body={body ?? texts.body} heading={heading}>
      {children}
    </StateView>
  );
}
