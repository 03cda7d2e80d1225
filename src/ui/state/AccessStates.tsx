import type { ReactNode } from 'react';
import { accessStateMessages } from '../../i18n/people/accessStates.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { StateView } from './StateView.tsx';

type Words = { title?: ReactNode; body?: ReactNode; heading?: 1 | 2 | 3; children?: ReactNode };

/** For an account without permission; `children` leads to a person or another account. */
export function NoPermissionState({ title, body, heading = 2, children }: Words) {
  const texts = useMessages(accessStateMessages).noPermission;
  return (
    <StateView art="locked" title={title ?? texts.title} body={body ?? texts.body} heading={heading}>
      {children}
    </StateView>
  );
}
