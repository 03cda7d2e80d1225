import type { Person } from '../../domain/identity.ts';
import { accountMessages } from '../../i18n/account.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Link } from '../../ui/Link.tsx';
import { links } from '../../ui/links.ts';

/** What the shop knows of the person who is signed in. */
export function Profile({ person }: { person: Person }) {
  const texts = useMessages(accountMessages);
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ');
  return (
    <section className="leaf stack stack-3" aria-labelledby="profile-heading">
      <h2 id="profile-heading">{texts.profile}</h2>
      <dl className="fact-list">
        <dt>{texts.name}</dt>
        <dd>{name || texts.none}</dd>
        {person.username && (
          <>
            <dt>{texts.username}</dt>
            <dd>{person.username}</dd>
          </>
        )}
        <dt>{texts.email}</dt>
        <dd>{person.email}</dd>
        <dt>{texts.tel}</dt>
        <dd className="num">{person.tel ?? texts.none}</dd>
        <dt>{texts.role}</dt>
        <dd>{texts.roles[person.role]}</dd>
      </dl>
      {person.role === 'nonMember' && (
        <p className="hint">
          {texts.nonMemberHint} <Link to={links.forgotPassword()}>{texts.setPassword}</Link>
        </p>
      )}
    </section>
  );
}
