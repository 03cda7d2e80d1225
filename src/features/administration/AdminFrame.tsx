import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { formatCount } from '../../i18n/format.ts';
import { administrationMessages } from '../../i18n/people/administration.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import { Tag } from '../../ui/show/Tag.tsx';
import { NoPermissionState } from '../../ui/state/AccessStates.tsx';
import { Loading } from '../../ui/state/Skeleton.tsx';
import { useSession } from '../session/useSession.ts';
import { AdminSignOut } from './AdminSignOut.tsx';
import './administration.css';
import { useOrderNews } from './orders/useOrderNews.ts';
import { useWaitingOrders } from './orders/useWaitingOrders.ts';

/** Around every administrator screen: nobody else sees it, and the ways between them stand on top. */
export function AdminFrame({ title, children }: { title: string; children: ReactNode }) {
  const session = useSession();
  return (
    <>
      <PageMeta title={title} index={false} />
      {session.state === 'unknown' && <Loading />}
      {session.state === 'guest' && <StaffOnly isGuest />}
      {session.state === 'signedIn' && session.person.role !== 'administrator' && <StaffOnly isGuest={false} />}
      {session.state === 'signedIn' && session.person.role === 'administrator' && (
        <div className="stack stack-6">
          <AdminMenu />
          {children}
        </div>
      )}
    </>
  );
}

function StaffOnly({ isGuest }: { isGuest: boolean }) {
  const texts = useMessages(administrationMessages).staffOnly;
  const { pathname, search } = useLocation();
  return (
    <NoPermissionState heading={1} title={texts.title} body={texts.body}>
      {isGuest ? (
        <ButtonLink to={links.login(pathname + search)}>{texts.action}</ButtonLink>
      ) : (
        <ButtonLink kind="outline" to={links.home()}>
          {texts.home}
        </ButtonLink>
      )}
    </NoPermissionState>
  );
}

function AdminMenu() {
  useOrderNews();
  const texts = useMessages(administrationMessages).menu;
  const { count } = useWaitingOrders();
  const { pathname } = useLocation();
  const places = [
    { to: links.adminOrders(), label: texts.orders, count },
    { to: links.adminMail(), label: texts.mail, count: null },
    { to: links.adminComments(), label: texts.comments, count: null },
    { to: links.adminItems(), label: texts.items, count: null },
    { to: links.adminHowToBuy(), label: texts.howToBuy, count: null },
    { to: links.adminPages(), label: texts.pages, count: null },
    { to: links.adminGroups(), label: texts.groups, count: null },
    { to: links.adminRegistration(), label: texts.registration, count: null },
    { to: links.adminSettings(), label: texts.settings, count: null },
  ];
  const menu = useRef<HTMLElement>(null);
  // On a phone the menu is wider than the screen, and the count makes it wider still.
  useEffect(() => {
    if (menu.current && pathname && count !== undefined) bringHereToMiddle(menu.current);
  }, [pathname, count]);
  return (
    <div className="adm-bar">
      <nav ref={menu} className="adm-menu" aria-label={texts.label}>
        {places.map((place) => (
          <Link key={place.to} to={place.to} aria-current={pathname.startsWith(place.to) ? 'page' : undefined}>
            {place.label}
            {place.count !== null && place.count > 0 && (
              <span className="adm-count num">{formatCount(place.count)}</span>
            )}
          </Link>
        ))}
      </nav>
      <span className="adm-role">
        <Tag tone="info">{texts.role}</Tag>
      </span>
      <AdminSignOut />
    </div>
  );
}

/** Of the menu alone: the page stays where it is read. */
function bringHereToMiddle(menu: HTMLElement): void {
  const here = menu.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!here) return;
  const row = menu.getBoundingClientRect();
  menu.scrollLeft += here.left + here.width / 2 - (row.left + row.width / 2);
}
