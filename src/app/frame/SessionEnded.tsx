import { askToSignIn } from '../../features/session/signInQuestion.ts';
import { sessionMessages } from '../../i18n/people/session.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { noteParting } from '../../platform/session/endedSession.ts';
import { Banner } from './Banner.tsx';

/** The notice of an ended session above a public page, which stays and continues after the sign-in. */
export function SessionEnded() {
  const { sessionTitle, sessionBody, login, later } = useMessages(sessionMessages).access;
  return (
    <Banner
      title={sessionTitle}
      body={sessionBody}
      take={login}
      later={later}
      onTake={() => void askToSignIn()}
      // A person who dismisses it chooses to be a guest.
      onLater={() => noteParting('left')}
    />
  );
}
