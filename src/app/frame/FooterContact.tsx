import { textIn } from '../../domain/localText.ts';
import { hasContact, lineAddress, telAddress } from '../../domain/site/shopContact.ts';
import { useSiteSettings } from '../../features/site/useSite.ts';
import { contactMessages } from '../../i18n/catalogue/contact.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';

/** How to reach the shop; its page has the same and more room. */
export function FooterContact() {
  const texts = useMessages(contactMessages);
  const { language } = useLanguage();
  const settings = useSiteSettings();
  const { contactTel: tel, contactLine: line, contactEmail: email, contactAddress, registrationNumber } = settings;
  if (!hasContact(settings)) return null;
  return (
    <address>
      <p className="row foot-ways">
        <Link className="link" to={links.contact()}>
          {texts.title}
        </Link>
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
      {contactAddress && <p>{textIn(contactAddress, language)}</p>}
      {registrationNumber && (
        <p>
          {texts.registration} <span className="num">{registrationNumber}</span>
        </p>
      )}
    </address>
  );
}
