import { askToSignIn } from '../../features/session/signInQuestion.ts';
import { sessionMessages } from '../../i18n/people/session.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { noteParting } from '../../platform/session/endedSession.ts';
import { Banner } from './Banner.tsx';

/** Above a page that is there for guests, too: it stays where it is, and goes on with whoever signs in. */
export function SessionEnded() {
  const { sessionTitle, sessionBody, login, later } = useMessages(sessionMessages).access;
  return (
    <Banner
      title={sessionTitle}
      body={sessionBody}
      take={login}
      later={later}
      onTake={() => void askToSignIn()}
      // Who puts it off is a guest on their own word.
      onLater={() => noteParting('left')}
    />
  );
}
