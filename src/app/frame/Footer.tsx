import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { textIn } from '../../domain/localText.ts';
import { hasContact, lineAddress, type ShopContact, telAddress } from '../../domain/site/shopContact.ts';
import { PageLinks } from '../../features/customPage/PageLinks.tsx';
import { pageLinksQuery } from '../../features/site/pageLinksQuery.ts';
import { siteQuery } from '../../features/site/useSite.ts';
import { shellMessages } from '../../i18n/app/shell.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import { Late } from './Late.tsx';

const FooterSwitches = lazy(async () => ({ default: (await import('./FooterSwitches.tsx')).FooterSwitches }));

/**
 * The footer of every page: a sentence about the shop, how to reach it, and links to its pages, rendered by the server;
 * its switches load once the page is idle.
 */
export function Footer({ isQuiet }: { isQuiet: boolean }) {
  const { siteName, footer } = useMessages(shellMessages);
  const enabled = import.meta.env.SSR || isQuiet;
  const { data: pages } = useQuery({ ...pageLinksQuery, enabled });
  const contact = useQuery({ ...siteQuery, enabled }).data?.settings;
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="stack stack-2">
          <div>
            <p className="strong">{siteName}</p>
            <p>{footer.promise}</p>
          </div>
          {contact && hasContact(contact) && <Contact contact={contact} />}
        </div>
        <PageLinks label={footer.pages} pages={pages}>
          {contact && hasContact(contact) && (
            <Link className="link" to={links.contact()}>
              {footer.contact}
            </Link>
          )}
        </PageLinks>
        {isQuiet && <Late part={FooterSwitches} />}
      </div>
    </footer>
  );
}

function Contact({ contact }: { contact: ShopContact }) {
  const { footer } = useMessages(shellMessages);
  const { language } = useLanguage();
  const { contactTel: tel, contactLine: line, contactEmail: email, contactAddress, registrationNumber } = contact;
  return (
    <address>
      {(tel || line || email) && (
        <p className="row foot-ways">
          {tel && (
            <a className="link" href={telAddress(tel)}>
              {tel}
            </a>
          )}
          {line && (
            <a className="link" href={lineAddress(line)} rel="noreferrer">
              LINE {line}
            </a>
          )}
          {email && (
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          )}
        </p>
      )}
      {contactAddress && <p>{textIn(contactAddress, language)}</p>}
      {registrationNumber && (
        <p>
          {footer.registration} <span className="num">{registrationNumber}</span>
        </p>
      )}
    </address>
  );
}
