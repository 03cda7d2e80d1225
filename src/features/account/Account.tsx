import { useState } from 'react';
import type { Person } from '../../domain/identity.ts';
import { accountMessages } from '../../i18n/account.ts';
import { sessionMessages } from '../../i18n/session.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ConfirmSheet } from '../../ui/ConfirmSheet.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { links } from '../../ui/links.ts';
import { notify } from '../../ui/notify.ts';
import { Loading } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useOutboxCount } from '../outbox/useOutboxCount.ts';
import { useSession } from '../session/useSession.ts';
import { useSessionActions } from '../session/useSessionActions.ts';
import { DisplaySettings } from './DisplaySettings.tsx';
import { Profile } from './Profile.tsx';

/** Who is signed in, where their things are, how the screens look, and the way out. */
export function Account() {
  const texts = useMessages(accountMessages);
  const session = useSession();
  if (session.state === 'unknown') return <Loading />;
  const person = session.state === 'signedIn' ? session.person : null;
  return (
    <>
      <h1>{texts.title}</h1>
      {person ? <Profile person={person} /> : <Guest />}
      <Places person={person} />
      <DisplaySettings />
      {person && <SignOut />}
    </>
  );
}

function Guest() {
  const texts = useMessages(accountMessages);
  const { login } = useMessages(sessionMessages);
  return (
    <div className="leaf">
      <EmptyState title={texts.guestTitle} body={texts.guestBody}>
        <ButtonLink to={links.login(links.account())}>{login.submit}</ButtonLink>
        <ButtonLink kind="outline" to={links.register(links.account())}>
          {login.register}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

function Places({ person }: { person: Person | null }) {
  const texts = useMessages(accountMessages);
  const waiting = useOutboxCount();
  return (
    <ul className="leaf menu-leaf">
      {person?.role === 'administrator' && <Place to={links.admin()} icon="settings" label={texts.administration} />}
      <Place to={links.studentOrders()} icon="receipt" label={texts.orders} />
      <Place to={links.myCourses()} icon="lectures" label={texts.courses} />
      <Place to={links.outbox()} icon="send" label={texts.outbox} waiting={waiting} />
      <Place to={links.storage()} icon="download" label={texts.storage} />
    </ul>
  );
}

function Place({ to, icon, label, waiting = 0 }: { to: string; icon: IconName; label: string; waiting?: number }) {
  const texts = useMessages(accountMessages);
  return (
    <li>
      <Link to={to}>
        <Icon name={icon} />
        <span className="grow">{label}</span>
        {waiting > 0 && (
          <Tag tone="info" icon="clock">
            {texts.waiting(waiting)}
          </Tag>
        )}
        <Icon name="forward" />
      </Link>
    </li>
  );
}

function SignOut() {
  const texts = useMessages(accountMessages);
  const { signOut } = useSessionActions();
  const waiting = useOutboxCount();
  const [isAsking, setAsking] = useState(false);
  const leave = async () => {
    setAsking(false);
    await signOut();
    notify({ kind: 'done', title: texts.signedOut });
  };
  return (
    <>
      <Button kind="outline" icon="signOut" onClick={() => setAsking(true)}>
        {texts.signOut}
      </Button>
      <ConfirmSheet
        open={isAsking}
        title={texts.signOutQuestion.title}
        body={
          <>
            <p>{texts.signOutQuestion.body}</p>
            {waiting > 0 && <p>{texts.signOutQuestion.waiting(waiting)}</p>}
          </>
        }
        confirm={texts.signOutQuestion.confirm}
        refuse={texts.signOutQuestion.refuse}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
