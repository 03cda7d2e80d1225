import type { ReactNode } from 'react';
import { stateMessages } from '../i18n/states.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { ExpiredArt } from './art/ExpiredArt.tsx';
import { LockedArt } from './art/LockedArt.tsx';
import { RemovedArt } from './art/RemovedArt.tsx';
import { StateView } from './StateView.tsx';

type Words = { title?: ReactNode; body?: ReactNode; heading?: 1 | 2 | 3; children?: ReactNode };

/** The account may not see this; `children` is the way to a person or to another account. */
export function NoPermissionState({ title, body, heading = 2, children }: Words) {
  const texts = useMessages(stateMessages).noPermission;
  return (
    <StateView art={<LockedArt />} title={title ?? texts.title} body={body ?? texts.body} heading={heading}>
      {children}
    </StateView>
  );
}

/** The session is over; what was typed is kept. */
export function SessionExpiredState({ title, body, heading = 2, children }: Words) {
  const texts = useMessages(stateMessages).sessionExpired;
  return (
    <StateView art={<ExpiredArt />} title={title ?? texts.title} body={body ?? texts.body} heading={heading}>
      {children}
    </StateView>
  );
}

/** The account was closed or has expired. */
export function AccessRemovedState({ title, body, heading = 2, children }: Words) {
  const texts = useMessages(stateMessages).accessRemoved;
  return (
    <StateView art={<RemovedArt />} title={title ?? texts.title} body={body ?? texts.body} heading={heading}>
      {children}
    </StateView>
  );
}
