import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionMessages } from '../../i18n/people/session.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { askInPlace } from './askedInPlace.ts';
import { LoginPanel } from './LoginPanel.tsx';

/** The sign-in in place of a page, which continues afterwards. Explains an ended session. */
export function SignInHere({ hasEnded, heading }: { hasEnded: boolean; heading: 1 | 2 }) {
  const texts = useMessages(sessionMessages).here;
  const { pathname, search } = useLocation();
  useEffect(askInPlace, []);
  return (
    <div className="form-page stack">
      <Note live>{hasEnded ? texts.ended : texts.needed}</Note>
      <LoginPanel heading={heading} returnTo={pathname + search} />
    </div>
  );
}
