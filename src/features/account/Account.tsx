import type { Person } from '../../domain/people/identity.ts';
import { accountMessages } from '../../i18n/people/account.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/press/Button.tsx';
import { Loading } from '../../ui/state/Skeleton.tsx';
import { SignInHere } from '../session/SignInHere.tsx';
import { useEndedSession } from '../session/useEndedSession.ts';
import { useHasSessionEnded } from '../session/useHasSessionEnded.ts';
import { useSession } from '../session/useSession.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { AccountMenu } from './AccountMenu.tsx';
import './account.css';
import { SignOut } from '../leaving/SignOut.tsx';
import { devicePartsOf, personPartsOf } from './accountParts.ts';
import { Guest } from './Guest.tsx';
import { Places } from './Places.tsx';

/** The account page: the person, their belongings, this device's settings and the sign-out. */
export function Account() {
  const texts = useMessages(accountMessages);
  const session = useSession();
  const site = useSiteSettings();
  const hasEnded = useHasSessionEnded();
  useEndedSession(session.state === 'signedIn');
  if (session.state === 'unknown') return <Loading />;
  const person = session.state === 'signedIn' ? session.person : null;
  const deviceParts = devicePartsOf(site, person);
  return (
    <div className="account">
      <h1>{texts.title}</h1>
      {person === null &&
        (hasEnded ? (
          <div className="account-guest">
            <SignInHere heading={2} hasEnded />
          </div>
        ) : (
          <Guest />
        ))}
      <div className="account-side stack">
        <Places person={person} />
        <AccountMenu
          groups={[
            { title: texts.yours, parts: personPartsOf(person).map(({ name }) => name) },
            { title: texts.thisDevice, parts: deviceParts.map(({ name }) => name) },
          ]}
        />
      </div>
      <div className="stack stack-6">
        {person && <PersonParts person={person} />}
        {deviceParts.map(({ name, Part }) => (
          <div key={name} id={name} className="account-part">
            <Part />
          </div>
        ))}
        {person && (
          <SignOut
            button={(ask) => (
              <Button kind="outline" icon="signOut" onClick={ask}>
                {texts.signOut}
              </Button>
            )}
          />
        )}
      </div>
    </div>
  );
}

const PersonParts = ({ person }: { person: Person }) =>
  personPartsOf(person).map(({ name, Part }) => (
    <div key={`${person.id} ${name}`} id={name} className="account-part">
      <Part person={person} />
    </div>
  ));
