import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { textIn } from '../../domain/localText.ts';
import { hasContact, lineAddress, type ShopContact, telAddress } from '../../domain/site/shopContact.ts';
import { contactMessages } from '../../i18n/catalogue/contact.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ServerUnreachable } from '../../platform/net/callFailed.ts';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { Icon, type IconName } from '../../ui/show/Icon.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { OfflineState } from '../../ui/state/OfflineState.tsx';
import { Loading, SkeletonRows } from '../../ui/state/Skeleton.tsx';
import { siteQuery } from './useSite.ts';
import './contact.css';

const about = { kind: 'contact' } as const;

/** How to reach the shop, in any state of loading. */
export function ContactScreen() {
  const texts = useMessages(contactMessages);
  const { data, isError, failureReason, refetch } = useQuery(siteQuery);
  const retry = () => void refetch();
  if (data && hasContact(data.settings)) return <ContactView contact={data.settings} />;
  if (data) {
    return (
      <>
        <PageMeta title={texts.title} index={false} />
        <EmptyState heading={1} title={texts.none.title} body={texts.none.body}>
          <ButtonLink to={links.courses()}>{texts.courses}</ButtonLink>
        </EmptyState>
      </>
    );
  }
  if (failureReason instanceof ServerUnreachable) return <OfflineState heading={1} onRetry={retry} />;
  return isError ? (
    <ErrorState heading={1} onRetry={retry} />
  ) : (
    <Loading>
      <SkeletonRows />
    </Loading>
  );
}

function ContactView({ contact }: { contact: ShopContact }) {
  const texts = useMessages(contactMessages);
  const { language } = useLanguage();
  const { contactTel: tel, contactLine: line, contactEmail: email, contactAddress, registrationNumber } = contact;
  return (
    <div className="mid stack stack-6">
      <PageMeta title={texts.title} description={texts.lead} about={about} />
      <header className="stack stack-2">
        <h1>{texts.title}</h1>
        <p className="lead mut">{texts.lead}</p>
      </header>
      <ul className="contact">
        {tel && <Way icon="phone" name={texts.tel} text={tel} to={telAddress(tel)} />}
        {line && <Way icon="chat" name={texts.line} text={line} to={lineAddress(line)} />}
        {email && <Way icon="mail" name={texts.email} text={email} to={`mailto:${email}`} />}
        {contactAddress && <Fact icon="home" name={texts.address} text={textIn(contactAddress, language)} />}
        {registrationNumber && <Fact icon="receipt" name={texts.registration} text={registrationNumber} />}
      </ul>
    </div>
  );
}

type FactProps = { icon: IconName; name: string; text: string };

/** One press on the whole leaf calls, writes or opens the chat. */
const Way = ({ to, ...fact }: FactProps & { to: string }) => (
  <li>
    <a className="leaf contact-way" href={to} rel="noreferrer">
      <Words {...fact}>
        <Icon name="forward" />
      </Words>
    </a>
  </li>
);

const Fact = (fact: FactProps) => (
  <li className="leaf contact-way contact-fact">
    <Words {...fact} />
  </li>
);

const Words = ({ icon, name, text, children }: FactProps & { children?: ReactNode }) => (
  <>
    <Icon name={icon} large />
    <span>
      <span className="sm mut">{name}</span>
      <span className="strong contact-text">{text}</span>
    </span>
    {children}
  </>
);
